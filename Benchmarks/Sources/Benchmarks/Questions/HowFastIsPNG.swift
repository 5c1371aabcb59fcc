// How long do writing and reading a PNG file of 1 MP take compared with plain libpng?

import CPlainPNG
import Foundation
import Pixels

func howFastIsPNG() {
  printHeading(
    "How long do writing and reading a PNG of 1 MP take, compared with libpng at level 6, no filter,\n"
      + "with the same colour type?"
  )
  var table = Table("", "ours", "libpng", "ratio", "ours, bytes", "libpng, bytes")
  for (name, picture) in [("art", TestPictures.art), ("photo", TestPictures.photo)] {
    guard let ours = try? PNG.encode(picture) else { continue }
    // libpng writes the colour type that our writer chose, so that sizes and times compare the same
    // number of channels. Both pictures are opaque, and neither is grey or has few colours.
    let isRGB = ours[colorTypeOffset] == 2
    let plain = plainEncode(picture, isRGB: isRGB)
    let writing = samples([
      { milliseconds { _ = try? PNG.encode(picture) } },
      { milliseconds { _ = plainEncode(picture, isRGB: isRGB) } },
    ])
    let reading = samples([
      { milliseconds { _ = try? PNG.decode(ours) } },
      { milliseconds { plainDecode(ours, picture) } },
    ])
    table.add(
      "writing \(name)",
      writing[0].text,
      writing[1].text,
      writing[0].ratios(to: writing[1]).ratioText,
      "\(ours.count)",
      "\(plain.count)"
    )
    table.add(
      "reading \(name)",
      reading[0].text,
      reading[1].text,
      reading[0].ratios(to: reading[1]).ratioText
    )
  }
  print(table.text)
}

/// The position of the colour type in a PNG file, after the signature and in the chunk `IHDR`.
private let colorTypeOffset = 25

private func plainEncode(_ picture: Bitmap, isRGB: Bool) -> [UInt8] {
  var count = 0
  let (width, height) = (UInt32(picture.width), UInt32(picture.height))
  guard let bytes = plain_png_write(picture.bytes, width, height, isRGB ? 1 : 0, &count) else {
    return []
  }
  defer { free(bytes) }
  return [UInt8](UnsafeBufferPointer(start: bytes, count: count))
}

private func plainDecode(_ file: [UInt8], _ picture: Bitmap) {
  var pixels = [UInt8](repeating: 0, count: picture.bytes.count)
  _ = plain_png_read(file, file.count, &pixels, UInt32(picture.width), UInt32(picture.height))
}

// How long do writing and reading a PNG file of 1 MP take compared with plain libpng?

import CPlainPNG
import Foundation
import Pixels

func howFastIsPNG() {
  printHeading(
    "How long do writing and reading a PNG of 1 MP take, compared with libpng at level 6, no filter?"
  )
  var table = Table("", "ours", "libpng", "ratio", "ours, bytes", "libpng, bytes")
  for (name, picture) in [("art", TestPictures.art), ("photo", TestPictures.photo)] {
    guard let ours = try? PNG.encode(picture) else { continue }
    let plain = plainEncode(picture)
    let writing = medians([
      { milliseconds { _ = try? PNG.encode(picture) } },
      { milliseconds { _ = plainEncode(picture) } },
    ])
    let reading = medians([
      { milliseconds { _ = try? PNG.decode(ours) } },
      { milliseconds { plainDecode(ours, picture) } },
    ])
    table.add(
      "writing \(name)",
      short(writing[0]),
      short(writing[1]),
      ratio(writing[0], writing[1]),
      "\(ours.count)",
      "\(plain.count)"
    )
    table.add(
      "reading \(name)",
      short(reading[0]),
      short(reading[1]),
      ratio(reading[0], reading[1])
    )
  }
  print(table.text)
}

private func plainEncode(_ picture: Bitmap) -> [UInt8] {
  var count = 0
  let (width, height) = (UInt32(picture.width), UInt32(picture.height))
  guard let bytes = plain_png_write(picture.bytes, width, height, &count) else { return [] }
  defer { free(bytes) }
  return [UInt8](UnsafeBufferPointer(start: bytes, count: count))
}

private func plainDecode(_ file: [UInt8], _ picture: Bitmap) {
  var pixels = [UInt8](repeating: 0, count: picture.bytes.count)
  _ = plain_png_read(file, file.count, &pixels, UInt32(picture.width), UInt32(picture.height))
}

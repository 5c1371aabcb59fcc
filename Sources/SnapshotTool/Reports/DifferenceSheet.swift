#if Pictures
internal import Foundation
internal import Pixels
internal import SnapshotCore
internal import SnapshotReview

/// The pictures of all differences, one below another.
struct DifferenceSheet {
  var results: Results
  var files: EntryFiles
  /// How many are shown at most, and how high the sheet may become.
  private let most = 40
  private let highest = 16_000
  private let mostPixels = 100_000_000

  init(results: Results, files: EntryFiles) {
    self.results = results
    self.files = files
  }

  /// Returns the file, or `nil` where no picture differs.
  func png() throws -> [UInt8]? {
    var pictures: [Bitmap] = []
    var (width, height) = (0, 0)
    for entry in results.failures where pictures.count < most {
      let name = entry.files.values.first { $0 == "difference.png" }
      guard let file = name.flatMap({ files.bytes(named: $0, of: entry) }),
        let picture = try? PNG.decode(file), height + picture.height <= highest,
        max(width, picture.width) * (height + picture.height) <= mostPixels
      else { continue }
      width = max(width, picture.width)
      pictures.append(picture)
      height += picture.height
    }
    guard !pictures.isEmpty else { return nil }
    var bytes = [UInt8](repeating: 255, count: width * height * 4)
    bytes.withUnsafeMutableBytes { sheet in
      guard var row = sheet.baseAddress else { return }
      for picture in pictures {
        picture.bytes.withUnsafeBytes { source in
          guard let base = source.baseAddress else { return }
          for line in 0..<picture.height {
            memcpy(row, base + line * picture.width * 4, picture.width * 4)
            row += width * 4
          }
        }
      }
    }
    guard let sheet = Bitmap(width: width, height: height, bytes: bytes) else { return nil }
    return try PNG.encode(sheet)
  }
}
#endif

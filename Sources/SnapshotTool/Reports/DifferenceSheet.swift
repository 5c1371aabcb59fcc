#if Pictures
internal import Foundation
internal import Pixels
internal import SnapshotCore
internal import SnapshotReview

/// A picture of all difference pictures, one below the other.
struct DifferenceSheet {
  var results: Results
  var files: EntryFiles
  /// The maximum number of pictures, and the maximum size of the sheet.
  private let maxCount = 40
  private let maxHeight = 16_000
  private let maxPixels = 100_000_000

  init(results: Results, files: EntryFiles) {
    self.results = results
    self.files = files
  }

  /// Returns the PNG file, or `nil` if no picture differs.
  func png() throws -> [UInt8]? {
    var pictures: [Bitmap] = []
    var (width, height) = (0, 0)
    for entry in results.failures where pictures.count < maxCount {
      let name = entry.files.values.first { $0 == "difference.png" }
      guard let file = name.flatMap({ files.bytes(named: $0, of: entry) }),
        let picture = try? PNG.decode(file), height + picture.height <= maxHeight,
        max(width, picture.width) * (height + picture.height) <= maxPixels
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

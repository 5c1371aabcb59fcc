#if Pictures
internal import Foundation
internal import Pixels
internal import Scene
internal import SnapshotCore
internal import SnapshotReview

/// Pictures of all failures and new snapshots, one below the other, each with a label.
struct DifferenceSheet {
  var results: Results
  var files: EntryFiles
  /// The maximum height of a page; the next picture begins another page.
  private let maxHeight = 6_000
  var maxPixels = 60_000_000
  private let minWidth = 900

  init(results: Results, files: EntryFiles) {
    self.results = results
    self.files = files
  }

  /// Returns the pages as PNG files; none if there are no failures or new snapshots.
  func pages() throws -> [[UInt8]] {
    let entries = ResultEntry.ranked(results.entriesToReview)
    var pages: [[UInt8]] = []
    var rows: [Bitmap] = []
    var (width, height) = (0, 0)
    for (index, entry) in entries.enumerated() {
      let picture = picture(of: entry)
      let own = max(picture?.width ?? 0, minWidth)
      var wide = max(width, own)
      guard var label = label(of: entry, index, of: entries.count, width: wide) else { continue }
      let high = label.height + (picture?.height ?? 0)
      if !rows.isEmpty, height + high > maxHeight || wide * (height + high) > maxPixels {
        pages.append(try page(rows, width: width, height: height))
        rows = []
        height = 0
        // A new page is only as wide as its own pictures.
        wide = own
        label = self.label(of: entry, index, of: entries.count, width: wide) ?? label
      }
      rows.append(label)
      if let picture { rows.append(picture) }
      width = wide
      height += high
    }
    if !rows.isEmpty { pages.append(try page(rows, width: width, height: height)) }
    return pages
  }

  private func label(of entry: ResultEntry, _ index: Int, of count: Int, width: Int) -> Bitmap? {
    let title = "\(index + 1)/\(count)  \(entry.status.rawValue)  \(entry.id.oneLine)"
    let details = [entry.summary.oneLine] + changedLines(of: entry)
    return SheetLabel.bitmap([title] + details.filter { !$0.isEmpty }, width: width)
  }

  /// Returns the first lines of a difference that no picture shows.
  private func changedLines(of entry: ResultEntry) -> [String] {
    guard !entry.files.values.contains(where: { $0.hasSuffix(".png") }) else { return [] }
    let lines = entry.detail.split(separator: "\n").filter {
      $0.hasPrefix("-") || $0.hasPrefix("+")
    }
    return lines.prefix(6).map { String($0).oneLine }
  }

  /// Returns the picture of the difference, or else any picture that is available.
  private func picture(of entry: ResultEntry) -> Bitmap? {
    for name in ["difference.png", "actual.png", "reference.png"] {
      guard entry.files.values.contains(name), let file = files.bytes(named: name, of: entry),
        let picture = try? PNG.decode(file), picture.width * picture.height <= maxPixels
      else { continue }
      return picture
    }
    return nil
  }

  private func page(_ rows: [Bitmap], width: Int, height: Int) throws -> [UInt8] {
    var bytes = [UInt8](repeating: 255, count: width * height * 4)
    bytes.withUnsafeMutableBytes { sheet in
      guard var row = sheet.baseAddress else { return }
      for picture in rows {
        picture.bytes.withUnsafeBytes { source in
          guard let base = source.baseAddress else { return }
          for line in 0..<picture.height {
            memcpy(row, base + line * picture.width * 4, picture.width * 4)
            row += width * 4
          }
        }
      }
    }
    guard let sheet = Bitmap(width: width, height: height, bytes: bytes) else { return [] }
    return try PNG.encode(sheet)
  }
}
#endif

internal import Foundation
internal import Pixels
internal import SwiftUI

/// A contact sheet: one picture that shows many, each with its name below.
struct PreviewSheet {
  /// One picture of the sheet.
  struct Entry: Codable {
    /// The text below the picture.
    var name: String
    /// The path of the PNG file; if it is `nil`, the reason is shown instead.
    var path: String?
    /// The reason why there is no picture.
    var reason: String?
  }

  var entries: [Entry]
  private let cell = CGSize(width: 240, height: 300)

  init(entries: [Entry]) {
    self.entries = entries
  }

  /// Writes the sheet as a PNG file. It shows the first 120 entries and the number of the others.
  func write(to path: String) throws {
    let shown = Array(entries.prefix(120))
    let columns = max(1, min(6, Int(Double(shown.count).squareRoot().rounded(.up))))
    let rows = stride(from: 0, to: shown.count, by: columns).map {
      Array(shown[$0..<min($0 + columns, shown.count)])
    }
    let cells = rows.map { $0.map { (entry: $0, image: image(of: $0)) } }
    let rest = entries.count - shown.count
    let sheet = VStack(alignment: .leading, spacing: 16) {
      ForEach(0..<cells.count, id: \.self) { row in
        HStack(alignment: .top, spacing: 16) {
          ForEach(0..<cells[row].count, id: \.self) { column in
            view(of: cells[row][column].entry, cells[row][column].image)
          }
        }
      }
      if rest > 0 { Text(verbatim: "and \(rest) more").font(.system(size: 14)) }
    }
    .padding(16)
    .background(Color(white: 0.95))
    try Data(ImageRenderer(content: sheet).png())
      .write(to: URL(fileURLWithPath: path), options: .atomic)
  }

  private func image(of entry: Entry) -> Image? {
    guard let path = entry.path, let data = try? Data(contentsOf: URL(fileURLWithPath: path)),
      let bitmap = try? PNG.decode(Array(data))
    else { return nil }
    // The image is scaled down to its cell, never up.
    let scale = max(
      1,
      Double(bitmap.width) / Double(cell.width),
      Double(bitmap.height) / Double(cell.height)
    )
    return Image(bitmap: bitmap, scale: scale)
  }

  private func view(of entry: Entry, _ image: Image?) -> some View {
    VStack(spacing: 6) {
      ZStack {
        Rectangle().fill(Color.white)
        if let image {
          image.border(Color(white: 0.85))
        } else {
          Text(verbatim: entry.reason ?? "")
            .font(.system(size: 12)).foregroundColor(.red).padding(8)
        }
      }
      .frame(width: cell.width, height: cell.height)
      Text(verbatim: entry.name).font(.system(size: 12)).foregroundColor(.black).lineLimit(2)
    }
    .frame(width: cell.width)
  }
}

import Drawing
import Foundation
import Snapshot
import Testing

/// All symbols that the library draws.
@Suite
struct SymbolSnapshots {
  private static let closed = [
    "circle", "square", "rectangle", "app", "capsule", "oval", "triangle", "diamond", "pentagon",
    "hexagon", "octagon", "seal", "star", "sparkle", "heart", "drop", "flame", "moon", "cloud",
    "house", "bookmark", "flag", "play", "stop", "pause", "location", "person", "bell", "bolt",
    "sun.max",
  ]
  private static let open = [
    "plus", "minus", "equal", "xmark", "multiply", "checkmark", "chevron.right", "chevron.left",
    "chevron.up", "chevron.down", "arrow.right", "arrow.left", "arrow.up", "arrow.down",
    "line.3.horizontal", "magnifyingglass", "ellipsis", "waveform",
  ]

  private struct Sheet: View {
    let names: [String]

    var body: some View {
      LazyVGrid(columns: [GridItem](repeating: GridItem(.fixed(28), spacing: 4), count: 8)) {
        ForEach(names, id: \.self) { Image(systemName: $0).font(.system(size: 20)) }
      }
      .padding(8)
    }
  }

  /// The variants by name, with what they add to the name of a symbol.
  static let variants = [
    "plain": "", "filled": ".fill", "circle": ".circle", "disc": ".circle.fill",
  ]

  @Test(arguments: ["plain", "filled", "circle", "disc"])
  func outlines(variant: String) throws {
    let ending = try #require(SymbolSnapshots.variants[variant])
    let sheet = Sheet(names: SymbolSnapshots.closed.map { $0 + ending })
    assertSnapshot(of: sheet, as: .png(scale: 2))
  }

  @Test(arguments: ["plain", "circle", "disc"])
  func lines(variant: String) throws {
    let ending = try #require(SymbolSnapshots.variants[variant])
    let sheet = Sheet(names: SymbolSnapshots.open.map { $0 + ending })
    assertSnapshot(of: sheet, as: .png(scale: 2))
  }
}

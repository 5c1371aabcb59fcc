import Foundation
import Scene
import SnapshotCore
import Testing

@Suite struct SceneComparisonTests {
  private func square(_ name: String, _ color: RGBA, x: Double = 0) -> DisplayList.Node {
    .leaf(
      DisplayList.Leaf(
        name: ElementName(name),
        outline: .fill(Path(.init(x: x, y: 2, width: 3, height: 4)), evenOdd: false),
        paint: .solid(color)
      )
    )
  }

  private func difference(_ old: String, _ new: String) throws -> Difference {
    let comparison = SceneComparison.compare(reference: Array(old.utf8), actual: Array(new.utf8))
    guard case .different(let difference) = comparison else {
      throw Unexpected(comparison: comparison)
    }
    return difference
  }

  private struct Unexpected: Error {
    var comparison: Comparison
  }

  private let red = RGBA(red: UInt8(255), green: 0, blue: 0)
  private let blue = RGBA(red: UInt8(0), green: 0, blue: 255)

  @Test func namesTheElementAndItsChange() throws {
    let old = DisplayList(size: .init(width: 20, height: 20), nodes: [square("Box/A", red)])
    let new = DisplayList(size: .init(width: 20, height: 20), nodes: [square("Box/A", blue, x: 5)])
    let difference = try difference(old.commands(), new.commands())
    #expect(difference.summary == "1 moved, 1 restyled; 5 lines removed, 5 lines added")
    #expect(
      difference.detail.hasPrefix(
        """
        Box/A (fill): moved by (5, 0); restyled, solid #FF0000 1.0000 → #0000FF 1.0000

        @@ -1,9 +1,9 @@
         canvas 20.0000 20.0000
        """
      )
    )
    #expect(difference.files.map(\.pathExtension) == ["png", "diff"])
  }

  @Test func elementsWithTheSameChangeAreReportedTogether() throws {
    let names = (0..<20).map { "Row[\($0)]" }
    let size = Path(.init(x: 0, y: 0, width: 20, height: 20)).controlBounds.size
    let old = DisplayList(size: size, nodes: names.map { square($0, red) })
    let new = DisplayList(size: size, nodes: names.map { square($0, red, x: 1) })
    let detail = try difference(old.svg(), new.svg()).detail
    #expect(detail.hasPrefix("Row[0] (fill) and 19 others: moved by (1, 0)\n\n"))
  }

  @Test func documentsAreOverlaid() throws {
    let old = DisplayList(size: .init(width: 20, height: 20), nodes: [square("A", red)])
    let new = DisplayList(size: .init(width: 30, height: 20), nodes: [square("A", red)])
    let file = try #require(try difference(old.svg(), new.svg()).files.first)
    let document = String(decoding: file.bytes, as: UTF8.self)
    #expect(file.pathExtension == "svg")
    #expect(document.hasPrefix("<svg height=\"20\" viewBox=\"0 0 30 20\" width=\"30\""))
    #expect(document.contains("filter=\"url(#red)\""))
  }

  @Test func differentBytesAreNeverUnchanged() throws {
    let list = DisplayList(size: .init(width: 20, height: 20), nodes: [square("A", red)])
    let text = list.commands()
    let difference = try difference(text, text.replacing("  solid", with: "   solid"))
    #expect(
      difference.summary.hasPrefix("all elements are equal; only their text form")
    )
    #expect(difference.detail.contains("+   solid"))
  }

  @Test(arguments: [
    "canvas", "canvas 1 1\nfill", "<svg", "<svg><g></svg>",
    "canvas 1 1\nfill nonzero A\n  move nan inf",
    "<svg viewBox=\"\"><path d=\"M1\"/></svg>", "<svg a=\"&#xFFFFFFFFF;&;\"/>",
    "canvas 1 1\nend\nend",
  ])
  func damagedTextsAreComparedAsTexts(text: String) throws {
    let list = DisplayList(size: .init(width: 20, height: 20), nodes: [square("A", red)])
    for other in [list.svg(), list.commands()] {
      #expect(try !difference(text, other).detail.isEmpty)
      #expect(try !difference(other, text).detail.isEmpty)
    }
  }

  @Test func endlessNestingIsNotFollowed() throws {
    let deep = "<svg>" + String(repeating: "<g>", count: 200_000)
    #expect(try difference(deep, "<svg></svg>").summary == "1 line removed, 1 line added")
  }
}

import Foundation
import Scene
import Testing

@testable import SnapshotCore

/// The words for the changes of a drawing.
@Suite struct SceneWordingTests {
  private func wording(_ changes: (String, SceneChange.Kind)...) -> SceneWording {
    SceneWording(changes.map { SceneChange(name: $0.0, element: "fill", kind: $0.1) })
  }

  @Test(arguments: [
    (SceneChange.Kind.inserted, "inserted"), (.removed, "removed"),
    (.moved(dx: 1.5, dy: -2), "moved by (1.5, -2)"),
    (
      .restyled(property: "fill", old: "#000000", new: "#FFFFFF"),
      "restyled, fill #000000 → #FFFFFF"
    ),
    (.restyled(property: "text", old: "a", new: "b\u{7}"), "text a → b\\u{7}"),
    (.restyled(property: "opacity", old: "0.5", new: nil), "restyled, without opacity 0.5"),
    (.restyled(property: "opacity", old: nil, new: "0.5"), "restyled, now with opacity 0.5"),
    (.reshaped(.segments(old: 1_000, new: 1)), "reshaped, 1,000 → 1 segment"),
    (.reshaped(.fingerprint), "reshaped, within the same bounds"),
    (
      .reshaped(
        .bounds(old: CGRect(x: 1, y: 2, width: 3, height: 4.5), new: nil)
      ),
      "reshaped, bounds (1, 2, 3, 4.5) → none"
    ),
    (
      .transformed(
        old: CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0),
        new: CGAffineTransform(a: 0.5, b: 0.123_456_7, c: -2, d: 3, tx: 4.25, ty: -5)
      ),
      "transformed, (1 0 0 1 0 0) → (0.5 0.123457 -2 3 4.25 -5)"
    ),
    (.reordered(after: "Box\u{7}"), "reordered, now painted after Box\\u{7}"),
    (.reordered(after: nil), "reordered, now painted first"),
    (.regrouped(old: nil, new: "Box"), "regrouped, from the canvas to Box"),
    (.regrouped(old: "Box", new: nil), "regrouped, from Box to the canvas"),
    (.renamed(old: "Old"), "renamed, was Old"),
    (.resized(old: "1 × 2", new: "3 × 4"), "resized, 1 × 2 → 3 × 4"),
  ])
  func everyChangeHasAPhrase(kind: SceneChange.Kind, phrase: String) {
    #expect(wording(("Box", kind)).lines(limit: 1) == "Box (fill): \(phrase)")
  }

  @Test func kindsAreCountedInTheirOrder() {
    let wording = wording(
      ("A", .removed),
      ("B", .inserted),
      ("C", .removed),
      ("D", .moved(dx: 1, dy: 1))
    )
    #expect(wording.summary == "2 removed, 1 inserted, 1 moved")
    #expect(self.wording().summary == "all elements are equal; only their text form differs")
    #expect(self.wording().lines(limit: 5) == "")
  }

  @Test func equalChangesShareALine() {
    let wording = wording(("A", .removed), ("B", .inserted), ("C", .removed), ("D", .removed))
    #expect(wording.lines(limit: 5) == "A (fill) and 2 others: removed\nB (fill): inserted")
    let two = self.wording(("A", .removed), ("B", .removed))
    #expect(two.lines(limit: 5) == "A (fill) and 1 other: removed")
  }

  @Test func changesOfOneElementShareALine() {
    let wording = wording(("A", .moved(dx: 1, dy: 0)), ("A", .renamed(old: "B")))
    #expect(wording.lines(limit: 5) == "A (fill): moved by (1, 0); renamed, was B")
  }

  @Test func furtherElementsAreCounted() {
    let wording = wording(
      ("A", .moved(dx: 1, dy: 0)),
      ("B", .inserted),
      ("C", .removed),
      ("D", .removed)
    )
    #expect(
      wording.lines(limit: 2)
        == "A (fill): moved by (1, 0)\nB (fill): inserted\n… 2 more elements"
    )
    #expect(wording.lines(limit: 3).hasSuffix("C (fill) and 1 other: removed"))
  }

  @Test func anElementWithoutANameHasItsKind() {
    #expect(wording(("", .removed)).lines(limit: 1) == "fill: removed")
  }
}

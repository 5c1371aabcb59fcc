import Foundation
import Testing

@testable import Scene

/// The order of elements, their groups and how they are matched.
extension SceneDifferenceTests {
  // MARK: - Order and groups

  private static func row(_ names: String) -> String {
    names.map { letter in
      let place = Double(letter.unicodeScalars.first?.value ?? 0)
      return box(String(letter), place, place / 2, place / 3, 5)
    }.joined()
  }

  @Test(
    arguments: [
      ("ABC", "CAB", [("C", nil)]), ("ABC", "BCA", [("A", "C")]), ("ABCD", "ACBD", [("B", "C")]),
      ("ABC", "ABC", []), ("AB", "BA", [("A", "B")]),
    ] as [(String, String, [(String, String?)])]
  )
  func reorderedElementsAreNamed(before: String, after: String, moved: [(String, String?)]) throws {
    let changes = try Self.changes(Self.row(before), Self.row(after))
    #expect(
      changes
        == moved.map { SceneChange(name: $0.0, element: "fill", kind: .reordered(after: $0.1)) }
    )
  }

  /// As few elements as possible are reordered: all but the longest increasing subsequence.
  @Test(arguments: 1...30) func fewestElementsAreReordered(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let letters = Array("ABCDEFGHIJ")
    var shuffled = letters
    for index in letters.indices { shuffled.swapAt(index, generator.whole(0...9)) }
    let changes = try Self.changes(Self.row(String(letters)), Self.row(String(shuffled)))
    let places = shuffled.compactMap { letters.firstIndex(of: $0) }
    var longest = [Int](repeating: 1, count: places.count)
    for end in places.indices {
      for start in 0..<end where places[start] < places[end] {
        longest[end] = max(longest[end], longest[start] + 1)
      }
    }
    #expect(changes.count == letters.count - (longest.max() ?? 0))
    for change in changes {
      let index = try #require(shuffled.firstIndex(of: Character(change.name)))
      let after = index > 0 ? String(shuffled[index - 1]) : nil
      #expect(change.kind == Kind.reordered(after: after))
    }
  }

  @Test func elementsThatChangeTheirGroupAreNamed() throws {
    let (a, b, c) = (Self.row("A"), Self.row("B"), Self.row("C"))
    #expect(
      try Self.changes(
        Self.group("G", a, b) + Self.group("H", c),
        Self.group("G", b) + Self.group("H", c, a)
      )
        == [SceneChange(name: "A", element: "fill", kind: .regrouped(old: "G", new: "H"))]
    )
    #expect(
      try Self.changes(Self.group("G", b, a), Self.group("G", b) + a)
        == [SceneChange(name: "A", element: "fill", kind: .regrouped(old: "G", new: nil))]
    )
    #expect(
      try Self.changes(Self.group("G", b) + a, Self.group("G", b, a))
        == [SceneChange(name: "A", element: "fill", kind: .regrouped(old: nil, new: "G"))]
    )
    // Elements in a new or a removed group haven't moved themselves.
    #expect(
      try Self.changes(a, Self.group("G", a))
        == [SceneChange(name: "G", element: "group", kind: .inserted)]
    )
    #expect(
      try Self.changes(Self.group("G", a), a)
        == [SceneChange(name: "G", element: "group", kind: .removed)]
    )
    #expect(
      try Self.changes(Self.group("G", a, b), Self.group("G", b, a))
        == [SceneChange(name: "A", element: "fill", kind: .reordered(after: "B"))]
    )
  }

  // MARK: - Matching

  @Test func elementsAreMatchedBySimilarity() throws {
    // The same name, with another shape and style.
    #expect(
      try Self.kinds(
        Self.box("A"),
        Self.box("A", 0, 0, 20, 10, color: "#00FF00 1")
      ) == [
        .reshaped(
          .point(
            segment: 2,
            isControl: false,
            old: CGPoint(x: 10, y: 0),
            new: CGPoint(x: 20, y: 0),
            others: 1
          )
        ),
        .restyled(property: "solid", old: "#FF0000 1", new: "#00FF00 1"),
      ]
    )
    // Another name, with the same shape and style: 3 + 2.
    #expect(
      try Self.kinds(Self.box("A"), Self.box("Z", 40)) == [
        .moved(dx: 40, dy: 0), .renamed(old: "A"),
      ]
    )
    // The same name up to indices, with the same shape: 1 + 3.
    #expect(
      try Self.kinds(Self.box("A[0]"), Self.box("A[1]", 4, color: "#00FF00 1")) == [
        .moved(dx: 4, dy: 0),
        .restyled(property: "solid", old: "#FF0000 1", new: "#00FF00 1"),
        .renamed(old: "A[0]"),
      ]
    )
    // The same name up to indices and the same style: 1 + 2 are too few.
    #expect(
      try Self.kinds(Self.box("A[0]"), Self.box("A[1]", 4, 4, 7)) == [.inserted, .removed]
    )
    // The same shape alone, among the rest.
    #expect(
      try Self.kinds(Self.box("A"), Self.box("Z", 4, color: "#00FF00 1")) == [
        .moved(dx: 4, dy: 0),
        .restyled(property: "solid", old: "#FF0000 1", new: "#00FF00 1"),
        .renamed(old: "A"),
      ]
    )
    // Groups without a shape don't match by it.
    #expect(
      try Self.kinds("group G\nend\n", "group H\n  blend screen\nend\n") == [.inserted, .removed]
    )
    // Another kind never matches.
    #expect(
      try Self.kinds("fill nonzero A\n  move 1 1\nend\n", "stroke A\n  move 1 1\nend\n")
        == [.inserted, .removed]
    )
  }

  @Test func indicesOfNamesAreIgnoredAmongEqualElements() throws {
    #expect(
      try Self.changes(Self.box("A[0]/B[3]"), Self.box("A[1]/B[4]"))
        == [SceneChange(name: "A[1]/B[4]", element: "fill", kind: .renamed(old: "A[0]/B[3]"))]
    )
    // An inserted equal element is the last of the group.
    let boxes = { (count: Int) in (0..<count).map { Self.box("A[\($0)]") }.joined() }
    #expect(
      try Self.changes(boxes(3), boxes(4))
        == [SceneChange(name: "A[3]", element: "fill", kind: .inserted)]
    )
    #expect(
      try Self.changes(boxes(4), boxes(3))
        == [SceneChange(name: "A[3]", element: "fill", kind: .removed)]
    )
  }

  /// More similar pairs come first, then those further up.
  @Test func theMostSimilarPairIsMatched() throws {
    let old = Self.box("A", 0, 0, 10, 10) + Self.box("B", 0, 0, 20, 20)
    let new = Self.box("B", 1, 1, 10, 10) + Self.box("A", 1, 1, 30, 30)
    // A and B keep their names, which counts more than the equal shapes of A and the new B.
    let changes = try Self.changes(old, new)
    #expect(!changes.contains { if case .renamed = $0.kind { true } else { false } })
    #expect(changes.filter { if case .reshaped = $0.kind { true } else { false } }.count == 2)
    let same = Self.box("X", 1) + Self.box("Y", 2)
    #expect(
      try Self.changes(Self.box("P", 3) + Self.box("Q", 4), same) == [
        SceneChange(name: "X", element: "fill", kind: .moved(dx: -2, dy: 0)),
        SceneChange(name: "X", element: "fill", kind: .renamed(old: "P")),
        SceneChange(name: "Y", element: "fill", kind: .moved(dx: -2, dy: 0)),
        SceneChange(name: "Y", element: "fill", kind: .renamed(old: "Q")),
      ]
    )
  }

  @Test func stepsAreThousandthsFromTheFirstPoint() {
    var path = Path()
    #expect(path.steps == [])
    path.move(to: CGPoint(x: 10, y: 20))
    path.addLine(to: CGPoint(x: 11.0004, y: 19.9996))
    path.addLine(to: CGPoint(x: 10.0015, y: 18))
    #expect(path.steps == [0, 0, 1000, 0, 2, -2000].map { Int64($0) })
    path.addLine(to: CGPoint(x: 1e30, y: -1e30))
    #expect(path.steps.suffix(2) == [1_000_000_000_000, -1_000_000_000_000])
    var invalid = Path()
    invalid.move(to: CGPoint(x: CGFloat.nan, y: 1))
    #expect(invalid.steps == [0, 0])
  }
}

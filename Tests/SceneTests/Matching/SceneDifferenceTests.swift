import Foundation
import Testing

@testable import Scene

/// The changes between two scenes, each as a whole list.
@Suite struct SceneDifferenceTests {
  typealias Kind = SceneChange.Kind

  /// Returns the commands of a rectangle.
  static func box(
    _ name: String,
    _ x: Double = 0,
    _ y: Double = 0,
    _ width: Double = 10,
    _ height: Double = 10,
    color: String = "#FF0000 1",
    more: String = ""
  ) -> String {
    """
    fill nonzero \(name)
      solid \(color)
      \(more.isEmpty ? "rule2 0" : more)
      move \(x) \(y)
      line \(x + width) \(y)
      line \(x + width) \(y + height)
      line \(x) \(y + height)
      close
    end

    """
  }

  static func group(_ name: String, _ content: String...) -> String {
    let lines = content.joined().split(separator: "\n").map { "  \($0)\n" }.joined()
    return "group \(name)\n\(lines)end\n"
  }

  static func changes(_ old: String, _ new: String, canvas: String = "canvas 100 100\n") throws
    -> [SceneChange]
  {
    SceneDifference(
      old: try #require(SceneOutline(text: canvas + old)),
      new: try #require(SceneOutline(text: canvas + new))
    ).changes
  }

  static func kinds(_ old: String, _ new: String) throws -> [Kind] {
    try changes(old, new).map(\.kind)
  }

  @Test func theCanvasIsResized() throws {
    func outline(_ size: String) throws -> SceneOutline {
      try #require(SceneOutline(text: "canvas \(size)\n"))
    }
    let changed = try SceneDifference(old: outline("100 100"), new: outline("100 101")).changes
    #expect(
      changed == [
        SceneChange(
          name: "",
          element: "canvas",
          kind: .resized(old: "100 100", new: "100 101")
        )
      ]
    )
    #expect(try SceneDifference(old: outline("100 100"), new: outline("100.0 1e2")).changes == [])
  }

  @Test func equalElementsDoNotChange() throws {
    #expect(try Self.changes(Self.box("A"), Self.box("A")) == [])
    #expect(try Self.changes("", "") == [])
  }

  @Test func changesNameTheirElement() throws {
    #expect(
      try Self.changes(Self.box("A"), Self.box("A", 3)) == [
        SceneChange(name: "A", element: "fill", kind: .moved(dx: 3, dy: 0))
      ]
    )
    #expect(
      try Self.changes("", Self.group("G", Self.box("A"))) == [
        SceneChange(name: "G", element: "group", kind: .inserted),
        SceneChange(name: "A", element: "fill", kind: .inserted),
      ]
    )
    #expect(
      try Self.changes(Self.box("A") + Self.box("B", 30), Self.box("B", 30)) == [
        SceneChange(name: "A", element: "fill", kind: .removed)
      ]
    )
  }

  /// Offsets of at most 0.00015 are due to rounding.
  @Test(arguments: [
    (3.0, 0.0, true), (0, -2, true), (0.0002, 0, true), (0, 0.0002, true), (-0.0002, 0, true),
    (0, -0.0002, true), (0.0001, 0, false), (0, 0.0001, false), (-0.0001, -0.0001, false),
  ])
  func movedShapesAreFound(dx: Double, dy: Double, isMoved: Bool) throws {
    let kinds = try Self.kinds(Self.box("A", 0, 0), Self.box("A", dx, dy))
    guard isMoved else {
      #expect(
        kinds == [
          .reshaped(
            .point(
              segment: 1,
              isControl: false,
              old: .zero,
              new: CGPoint(x: dx, y: dy),
              others: 3
            )
          )
        ]
      )
      return
    }
    #expect(kinds == [.moved(dx: dx, dy: dy)])
  }

  /// Points that move by the same offset, up to rounding, keep their shape.
  @Test(arguments: [(11.0001, true), (11.0002, false), (10.9999, true), (10.9998, false)])
  func offsetsOfPointsAreRounded(x: Double, isMoved: Bool) throws {
    let before = "fill nonzero A\n  move 0 0\n  line 10 0\n  line 0 10\nend\n"
    let across = "fill nonzero A\n  move 1 0\n  line \(x) 0\n  line 1 10\nend\n"
    let kinds = try Self.kinds(before, across)
    #expect((kinds == [.moved(dx: 1, dy: 0)]) == isMoved)
    let down = "fill nonzero A\n  move 0 1\n  line 10 1\n  line 0 \(x)\nend\n"
    #expect((try Self.kinds(before, down) == [.moved(dx: 0, dy: 1)]) == isMoved)
  }

  private static func transform(_ numbers: String) -> String { "transform \(numbers)" }

  static let transforms: [(before: String, after: String, shift: Double, Kind?)] = [
    ("1 0 0 1 3 4", "1 0 0 1 8 6", 0, .moved(dx: 5, dy: 2)),
    ("1 0 0 1 3 4", "1 0 0 1 3 4", 2, .moved(dx: 2, dy: 0)),
    ("2 0 0 2 3 4", "2 0 0 2 3 4", 1, .moved(dx: 2, dy: 0)),
    ("2 0.5 0 2 3 4", "2 0.5 0 2 3 4", 2, .moved(dx: 4, dy: 1)),
    ("2 0 0 2 3 4", "2 0 0 2 5 4", 1, .moved(dx: 4, dy: 0)),
    (
      "2 0 0 2 3 4", "3 0 0 2 3 4", 0,
      .transformed(
        old: CGAffineTransform(2, 0, 0, 2, 3, 4),
        new: CGAffineTransform(3, 0, 0, 2, 3, 4)
      )
    ),
    (
      "2 0 0 2 3 4", "2 1 0 2 3 4", 5,
      .transformed(
        old: CGAffineTransform(2, 0, 0, 2, 3, 4),
        new: CGAffineTransform(2, 1, 0, 2, 3, 4)
      )
    ),
    (
      "2 0 0 2 3 4", "2 0 1 2 3 4", 0,
      .transformed(
        old: CGAffineTransform(2, 0, 0, 2, 3, 4),
        new: CGAffineTransform(2, 0, 1, 2, 3, 4)
      )
    ),
    (
      "2 0 0 2 3 4", "2 0 0 1 3 4", 0,
      .transformed(
        old: CGAffineTransform(2, 0, 0, 2, 3, 4),
        new: CGAffineTransform(2, 0, 0, 1, 3, 4)
      )
    ),
    // The path and the transform cancel out, so only the numbers of the path differ.
    (
      "1 0 0 1 3 4", "1 0 0 1 1 4", 2,
      .reshaped(
        .point(segment: 1, isControl: false, old: .zero, new: CGPoint(x: 2, y: 0), others: 3)
      )
    ),
    ("1 0 0 1 3 4", "1 0 0 1 3.0001 4", 0, .moved(dx: 3.0001 - 3, dy: 0)),
    ("1 0 0 1 3 4", "1 0 0 1 3 4", 0, nil),
  ]

  @Test(arguments: transforms.indices) func transformsAndPathsMoveTogether(index: Int) throws {
    let (before, after, shift, kind) = Self.transforms[index]
    #expect(
      try Self.kinds(
        Self.box("A", more: Self.transform(before)),
        Self.box("A", shift, more: Self.transform(after))
      ) == (kind.map { [$0] } ?? [])
    )
  }

  private static func path(_ lines: String, transform: String? = nil) -> String {
    let first = transform.map { "  transform \($0)\n" } ?? ""
    return "fill nonzero A\n\(first)" + lines.split(separator: ";").map { "  \($0)\n" }.joined()
      + "end\n"
  }

  static let shapes: [(before: String, after: String, [Kind])] = [
    (
      "move 0 0;line 5 0;line 5 5", "move 0 0;line 5 0;line 5 6",
      [
        .reshaped(
          .point(
            segment: 3,
            isControl: false,
            old: CGPoint(x: 5, y: 5),
            new: CGPoint(x: 5, y: 6),
            others: 0
          )
        )
      ]
    ),
    (
      "move 0 0;line 5 0;line 5 5", "move 0 0;line 6 0;line 5 6",
      [
        .reshaped(
          .point(
            segment: 2,
            isControl: false,
            old: CGPoint(x: 5, y: 0),
            new: CGPoint(x: 6, y: 0),
            others: 1
          )
        )
      ]
    ),
    (
      "move 0 0;quad 1 2 3 4", "move 0 0;quad 1 9 3 4",
      [
        .reshaped(
          .point(
            segment: 2,
            isControl: true,
            old: CGPoint(x: 1, y: 2),
            new: CGPoint(x: 1, y: 9),
            others: 0
          )
        )
      ]
    ),
    (
      "move 0 0;quad 1 2 3 4", "move 0 0;quad 1 2 9 4",
      [
        .reshaped(
          .point(
            segment: 2,
            isControl: false,
            old: CGPoint(x: 3, y: 4),
            new: CGPoint(x: 9, y: 4),
            others: 0
          )
        )
      ]
    ),
    (
      "move 0 0;curve 1 2 3 4 5 6;line 0 0", "move 0 0;curve 1 2 3 9 5 6;line 0 0",
      [
        .reshaped(
          .point(
            segment: 2,
            isControl: true,
            old: CGPoint(x: 3, y: 4),
            new: CGPoint(x: 3, y: 9),
            others: 0
          )
        )
      ]
    ),
    (
      "move 0 0;curve 1 2 3 4 5 6;line 7 8", "move 0 0;curve 1 2 3 4 5 7;line 7 9",
      [
        .reshaped(
          .point(
            segment: 2,
            isControl: false,
            old: CGPoint(x: 5, y: 6),
            new: CGPoint(x: 5, y: 7),
            others: 1
          )
        )
      ]
    ),
    (
      "move 0 0;line 5 0;close;move 1 1;line 2 2", "move 0 0;line 5 0;close;move 1 1;line 2 3",
      [
        .reshaped(
          .point(
            segment: 5,
            isControl: false,
            old: CGPoint(x: 2, y: 2),
            new: CGPoint(x: 2, y: 3),
            others: 0
          )
        )
      ]
    ),
    (
      "move 0 0;line 5 0;line 5 5", "move 0 0;line 5 0",
      [.reshaped(.segments(old: 3, new: 2))]
    ),
    (
      "move 0 0;line 5 0;line 5 5", "move 0 0;line 5 0;close",
      [.reshaped(.verb(segment: 3, old: .line, new: .close))]
    ),
    (
      "move 0 0;line 5 0;line 5 5", "move 0 0;quad 1 2 5 0;line 5 5",
      [.reshaped(.verb(segment: 2, old: .line, new: .quad))]
    ),
  ]

  @Test(arguments: shapes.indices) func theFirstChangedPointIsNamed(index: Int) throws {
    let (before, after, kinds) = Self.shapes[index]
    #expect(try Self.kinds(Self.path(before), Self.path(after)) == kinds)
    // With a transform that changes as well.
    let (old, new) = (
      CGAffineTransform(1, 0, 0, 1, 3, 4), CGAffineTransform(1, 0, 0, 2, 3, 4)
    )
    #expect(
      try Self.kinds(
        Self.path(before, transform: "1 0 0 1 3 4"),
        Self.path(after, transform: "1 0 0 2 3 4")
      ) == kinds + [.transformed(old: old, new: new)]
    )
    #expect(
      try Self.kinds(
        Self.path(before, transform: "1 0 0 1 3 4"),
        Self.path(after, transform: "1 0 0 1 3 9")
      ) == kinds + [.moved(dx: 0, dy: 5)]
    )
    #expect(
      try Self.kinds(
        Self.path(before, transform: "1 0 0 1 3 4"),
        Self.path(after, transform: "1 0 0 1 1 4")
      ) == kinds + [.moved(dx: -2, dy: 0)]
    )
  }

  private static func summary(_ bounds: String, _ shape: String) -> String {
    let lines = bounds.isEmpty ? "" : "  bounds \(bounds)\n"
    return "fill nonzero A\n\(lines)  shape 4 \(shape)\nend\n"
  }

  static let frames: [(before: (String, String), after: (String, String), [Kind])] = [
    (("0 0 5 5", "ab"), ("0 0 5 5", "ab"), []),
    (("0 0 5 5", "ab"), ("3 4 5 5", "ab"), [.moved(dx: 3, dy: 4)]),
    (("0 0 5 5", "ab"), ("0 4 5 5", "ab"), [.moved(dx: 0, dy: 4)]),
    (("1 0 5 5", "ab"), ("0 0 5 5", "ab"), [.moved(dx: -1, dy: 0)]),
    (("0 0 5 5", "ab"), ("3 4 5.0001 5", "ab"), [.moved(dx: 3, dy: 4)]),
    (("0 0 5 5", "ab"), ("3 4 5 5.0001", "ab"), [.moved(dx: 3, dy: 4)]),
    (("0 0 5 5", "ab"), ("0 0 5 5", "cd"), [.reshaped(.fingerprint)]),
    (
      ("0 0 5 5", "ab"), ("3 4 5 5", "cd"),
      [
        .reshaped(
          .bounds(
            old: CGRect(x: 0, y: 0, width: 5, height: 5),
            new: CGRect(x: 3, y: 4, width: 5, height: 5)
          )
        )
      ]
    ),
    (
      ("0 0 5 5", "ab"), ("0 0 5.0002 5", "ab"),
      [
        .reshaped(
          .bounds(
            old: CGRect(x: 0, y: 0, width: 5, height: 5),
            new: CGRect(x: 0, y: 0, width: 5.0002, height: 5)
          )
        )
      ]
    ),
    (
      ("0 0 5 5", "ab"), ("1 0 5 5.0002", "ab"),
      [
        .reshaped(
          .bounds(
            old: CGRect(x: 0, y: 0, width: 5, height: 5),
            new: CGRect(x: 1, y: 0, width: 5, height: 5.0002)
          )
        )
      ]
    ),
    (
      ("0 0 5 5", "ab"), ("0 0 5.0001 5", "ab"),
      [
        .reshaped(
          .bounds(
            old: CGRect(x: 0, y: 0, width: 5, height: 5),
            new: CGRect(x: 0, y: 0, width: 5.0001, height: 5)
          )
        )
      ]
    ),
    (
      ("0 0 5 5", "ab"), ("", "ab"),
      [.reshaped(.bounds(old: CGRect(x: 0, y: 0, width: 5, height: 5), new: nil))]
    ),
    (
      ("", "ab"), ("0 0 5 5", "ab"),
      [.reshaped(.bounds(old: nil, new: CGRect(x: 0, y: 0, width: 5, height: 5)))]
    ),
  ]

  @Test(arguments: frames.indices) func summariesAreComparedByBoundsAndShape(index: Int) throws {
    let (before, after, kinds) = Self.frames[index]
    #expect(
      try Self.kinds(Self.summary(before.0, before.1), Self.summary(after.0, after.1)) == kinds
    )
  }

  static let styles: [(before: String, after: String, [Kind])] = [
    (
      "solid #FF0000 1", "solid #FF0001 1",
      [
        .restyled(property: "solid", old: "#FF0000 1", new: "#FF0001 1")
      ]
    ),
    ("solid #FF0000 1", "solid #ff0000 1.0", []),
    ("blend screen", "", [.restyled(property: "blend", old: "screen", new: nil)]),
    ("", "blend screen", [.restyled(property: "blend", old: nil, new: "screen")]),
    ("isolate", "", [.restyled(property: "isolate", old: "", new: nil)]),
    (
      "stop 0 #000000 1;stop 1 #FFFFFF 1", "stop 0 #000000 1;stop 1 #FFFFFF 0.5",
      [
        .restyled(
          property: "stop",
          old: "0 #000000 1, 1 #FFFFFF 1",
          new: "0 #000000 1, 1 #FFFFFF 0.5"
        )
      ]
    ),
    (
      "stop 0 #000000 1", "stop 0 #000000 1;stop 1 #FFFFFF 0.5",
      [.restyled(property: "stop", old: "0 #000000 1", new: "0 #000000 1, 1 #FFFFFF 0.5")]
    ),
    (
      "pen 1 a;dash 2", "pen 2 a;cap 3",
      [
        .restyled(property: "pen", old: "1 a", new: "2 a"),
        .restyled(property: "cap", old: nil, new: "3"),
        .restyled(property: "dash", old: "2", new: nil),
      ]
    ),
    // A fingerprint isn't a style.
    ("shape 1 a", "shape 1 a", []),
  ]

  @Test(arguments: styles.indices) func changedPropertiesAreNamed(index: Int) throws {
    let (before, after, kinds) = Self.styles[index]
    let text = { (lines: String) in
      "stroke A\n" + lines.split(separator: ";").map { "  \($0)\n" }.joined()
        + "  move 0 0\n  line 5 5\nend\n"
    }
    #expect(try Self.kinds(text(before), text(after)) == kinds)
  }

  @Test(arguments: [
    ("1 2", "1 2", true), ("1 2", "1.0, 2", true), ("1,2", "1 2", true), ("1 2", "1 3", false),
    ("1 2", "1 2 3", false), ("1 2 3", "1 2", false), ("#ABCDEF", "#abcdef", true),
    ("#ABCDEF", "#ABCDEE", false), ("abc", "ABC", false), ("nan", "nan ", true),
    ("a 1", "b 1", false), ("1 a", "1.0 a", true), ("1e2", "100", true), ("", " ", true),
    ("abc", "1", false), ("1", "abc", false),
  ])
  func valuesAreComparedByTheirNumbers(old: String, new: String, isSame: Bool) {
    #expect(ElementChange.isSame(old, new) == isSame)
    #expect(!ElementChange.isSame(nil, new))
  }

  @Test func changedCharactersAreNoChangeOfTheShape() throws {
    let text = { (letter: String, font: String, x: Double) in
      "fill nonzero A\n  text \"\(letter)\"\n  font \(font)\n  move 0 0\n  line \(x) 0\n  line 3 3\nend\n"
    }
    #expect(
      try Self.kinds(text("a", "F 1", 5), text("b", "F 1", 6)) == [
        .restyled(property: "text", old: "\"a\"", new: "\"b\"")
      ]
    )
    #expect(
      try Self.kinds(text("a", "F 1", 5), text("a", "F 2", 6)) == [
        .restyled(property: "font", old: "F 1", new: "F 2")
      ]
    )
    let point = SceneChange.Shape.point(
      segment: 2,
      isControl: false,
      old: CGPoint(x: 5, y: 0),
      new: CGPoint(x: 6, y: 0),
      others: 0
    )
    #expect(try Self.kinds(text("a", "F 1", 5), text("a", "F 1", 6)) == [.reshaped(point)])
    let moved =
      "fill nonzero A\n  text \"b\"\n  font F 1\n  transform 1 0 0 1 2 0\n  move 0 0\n  line 5 0\n  line 3 3\nend\n"
    #expect(
      try Self.kinds(text("a", "F 1", 5), moved) == [
        .moved(dx: 2, dy: 0), .restyled(property: "text", old: "\"a\"", new: "\"b\""),
      ]
    )
  }

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

  /// As few elements as possible are reordered: all but the longest rising run.
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

  @Test func elementsAreMatchedByTheirLikeness() throws {
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

  /// The likelier pairs come first, then those further up.
  @Test func thePairWithTheGreatestLikenessIsMatched() throws {
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

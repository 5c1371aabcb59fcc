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

  @Test func changedCharactersAreNotAShapeChange() throws {
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
}

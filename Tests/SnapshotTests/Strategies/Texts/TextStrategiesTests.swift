import Foundation
import Snapshot
import SnapshotCore
import Testing

@Suite struct TextStrategiesTests {
  struct User: Encodable {
    var name: String
    var tags: Set<String> = []
    var link: String?
  }

  final class Node {
    var next: Node?
  }

  @Test func jsonIsSorted() throws {
    let text = try Snapshotting<User, String>.json.snapshot(User(name: "Blob", link: "x"))
    #expect(
      text == """
        {
          "link" : "x",
          "name" : "Blob",
          "tags" : [

          ]
        }
        """
    )
  }

  @Test func jsonFragmentsAreWritten() throws {
    let value: [String: Any] = ["b": [1, 2.5], "a": true]
    let text = try Snapshotting<[String: Any], String>.json.snapshot(value)
    #expect(
      text == """
        {
          "a" : true,
          "b" : [
            1,
            2.5
          ]
        }
        """
    )
    #expect(throws: (any Error).self) {
      try Snapshotting<[String: Any], String>.json.snapshot(["x": Node()])
    }
  }

  @Test func propertyListsAreXML() throws {
    let text = try Snapshotting<User, String>.plist.snapshot(User(name: "Blob"))
    #expect(text.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"))
    #expect(text.contains("<key>name</key>\n\t<string>Blob</string>"))
  }

  @Test func dumpsAreSorted() throws {
    let user = User(name: "Blob", tags: ["c", "a", "b"], link: nil)
    #expect(
      try Snapshotting<User, String>.dump.snapshot(user) == """
        ▿ User
          - link: Optional<String>.none
          - name: "Blob"
          ▿ tags: 3 members
            - "a"
            - "b"
            - "c"

        """
    )
  }

  @Test func dictionariesAreSortedByKey() throws {
    let value = ["b": 2, "a": 1]
    #expect(
      try Snapshotting<[String: Int], String>.dump.snapshot(value) == """
        ▿ 2 key/value pairs
          ▿ (2 elements)
            - key: "a"
            - value: 1
          ▿ (2 elements)
            - key: "b"
            - value: 2

        """
    )
  }

  struct Letter {
    var text: String
    var copies = 2
  }

  private func lines(of text: String) throws -> String {
    try Snapshotting<Letter, String>.dump(showsLines: true).snapshot(Letter(text: text))
  }

  @Test func textsMayBeDumpedLineByLine() throws {
    #expect(
      try lines(of: "Dear \"Blob\",\n\n\tbye\n") == #"""
        ▿ Letter
          - copies: 2
          ▿ text: 4 lines
            │ Dear "Blob",
            │
            │ \tbye
            │

        """#
    )
    #expect(try lines(of: "one line").hasSuffix("- text: \"one line\"\n"))
  }

  @Test(arguments: [("a\nb", "a\r\nb"), ("a\nb", "a\nb\n"), (#"\"\#n"#, "\"\n"), ("\\n\n", "\n\n")])
  func differentTextsHaveDifferentLines(one: String, other: String) throws {
    #expect(try lines(of: one) != lines(of: other))
  }

  @Test func cyclesAreReportedAndNotFollowed() throws {
    let node = Node()
    node.next = node
    #expect(
      try Snapshotting<Node, String>.dump.snapshot(node) == """
        ▿ Node
          ▿ next: Optional<Node>
            ▿ some (circular reference detected)

        """
    )
    node.next = nil
  }

  enum Shape {
    case dot
    case circle(radius: Double)
    case line(Int, Int)
  }

  @Test func casesShowTheirPayload() throws {
    let shapes: [Shape] = [.dot, .circle(radius: 2), .line(1, 3)]
    #expect(
      try Snapshotting<[Shape], String>.dump.snapshot(shapes) == """
        ▿ 3 elements
          - Shape.dot
          ▿ Shape
            ▿ circle: (1 element)
              - radius: 2.0
          ▿ Shape
            ▿ line: (2 elements)
              - .0: 1
              - .1: 3

        """
    )
  }

  @Test(
    arguments: [
      (Character("a"), #"- "a""#), ("a\n\"", #"- "a\n\"""#), ("abc".dropLast(), #"- "ab""#),
      (Data("Hello, world!".utf8), "- 13 bytes: 48 65 6c 6c 6f 2c 20 77 6f 72 6c 64 21"),
      (Date(timeIntervalSinceReferenceDate: 0), "- 2001-01-01T00:00:00Z"),
      (URL(fileURLWithPath: "/a/b"), "- file:///a/b"), (3, "- 3"),
      (Double?.none, "- Optional<Double>.none"),
    ] as [(any Sendable, String)]
  )
  func wellKnownTypesUseTheirDescription(value: any Sendable, text: String) {
    #expect(DumpProbe.text(of: value) == text + "\n")
  }

  private enum DumpProbe {
    static func text(of value: Any) -> String? {
      try? Snapshotting<Any, String>.dump.snapshot(value)
    }
  }

  @Test func addressesAreOmitted() throws {
    let text = try Snapshotting<NSObject, String>.dump.snapshot(NSObject())
    #expect(!text.contains("0x"))
  }

  enum Direction: String, CaseIterable {
    case up, left, down, right

    var rotatedLeft: String { self == .up ? "\"left\"" : "else" }
  }

  @Test func functionsBecomeTables() throws {
    let strategy = Snapshotting<Direction, String>.func(into: Snapshotting<String, String>.lines)
    #expect(
      try strategy.snapshot { $0.rotatedLeft } == #"""
        "up","""left"""
        "left","else"
        "down","else"
        "right","else"
        """#
    )
    #expect(strategy.pathExtension == "csv")
  }

  @Test func errorsAreRecordedByTheirDescription() throws {
    struct Broken: Error, CustomStringConvertible { let description = "no more paint" }
    let text = try Snapshotting<any Error, String>.error.snapshot(Broken())
    #expect(text == "Broken\nno more paint\n")
    #expect(throws: (any Error).self) { try Snapshotting<Broken?, String>.error.snapshot(nil) }
  }

  @Test func descriptionsMatchSwift() throws {
    #expect(try Snapshotting<Int?, String>.description.snapshot(3) == "Optional(3)")
  }

  @Test func pullbackTransformsFirst() throws {
    let strategy = Snapshotting<String, String>.lines.pullback { (number: Int) in "no. \(number)" }
    #expect(try strategy.snapshot(7) == "no. 7")
    #expect(strategy.pathExtension == "txt")
  }
}

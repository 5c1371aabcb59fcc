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

  @Test func jsonIsSortedAndEndsWithANewline() throws {
    let text = try Snapshotting<User, String>.json.snapshot(User(name: "B/ob", link: "x"))
    #expect(
      text == """
        {
          "link" : "x",
          "name" : "B/ob",
          "tags" : [

          ]
        }

        """
    )
  }

  @Test func dumpsAreSorted() throws {
    let user = User(name: "Blob", tags: ["c", "a", "b"], link: nil)
    #expect(
      try Snapshotting<User, String>.dump.snapshot(user) == """
        ▿ User
          - name: "Blob"
          ▿ tags: 3 elements
            - "a"
            - "b"
            - "c"
          - link: nil

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

  @Test func circlesEnd() throws {
    let node = Node()
    node.next = node
    let text = try Snapshotting<Node, String>.dump.snapshot(node)
    #expect(text.hasSuffix("…\n"))
    node.next = nil
  }

  @Test func descriptionsAreWhatSwiftSays() throws {
    #expect(try Snapshotting<Int?, String>.description.snapshot(3) == "Optional(3)")
  }

  @Test func pullbackTransformsFirst() throws {
    let strategy = Snapshotting<String, String>.lines.pullback { (number: Int) in "no. \(number)" }
    #expect(try strategy.snapshot(7) == "no. 7")
    #expect(strategy.pathExtension == "txt")
  }
}

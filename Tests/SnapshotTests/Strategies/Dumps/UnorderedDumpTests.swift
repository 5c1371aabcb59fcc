import Foundation
import Snapshot
import Testing

/// The dumps of values whose descriptions contain dictionaries in hash order are sorted.
@Suite struct UnorderedDumpTests {
  private static let entries = """
      ▿ userInfo: 2 key/value pairs
        ▿ (2 elements)
          - key: "a"
          - value: 1
        ▿ (2 elements)
          - key: "b"
          - value: 2

    """

  private func dump(_ value: Any) throws -> String {
    try Snapshotting<Any, String>.dump.snapshot(value)
  }

  @Test func errorsShowSortedEntries() throws {
    let error = NSError(domain: "d", code: 3, userInfo: ["b": 2, "a": 1])
    #expect(
      try dump(error) == "▿ NSError\n  - domain: \"d\"\n  - code: 3\n" + UnorderedDumpTests.entries
    )
    let single = try dump(NSError(domain: "d", code: 3, userInfo: ["a": 1]))
    #expect(single.hasPrefix("- Error Domain=d Code=3"))
  }

  @Test func notificationsShowSortedEntries() throws {
    let notification = Notification(name: .init("n"), userInfo: ["b": 2, "a": 1])
    #expect(
      try dump(notification)
        == "▿ Notification\n  - name: \"n\"\n  - object: Optional<Any>.none\n"
        + UnorderedDumpTests.entries
    )
  }
}

import Foundation
import Testing

@testable import Snapshot

/// The titles of all kinds of values.
extension DistinctDumpsTests {
  private enum Choice {
    case bare, payload(Int)
  }

  private struct Pair {
    var b = 1
    var a = 2
  }

  private struct Shown: AnySnapshotStringConvertible {
    static let renderChildren = true
    var b = 1
    var a = 2
    var snapshotDescription: String { "shown\nbelow" }
  }

  private struct Hidden: AnySnapshotStringConvertible {
    var a = 2
    var snapshotDescription: String { "hidden" }
  }

  private struct Generic<T> { var value: T }

  static let titles: [(@Sendable () -> Any, String)] = [
    ({ [] as [Int] }, "- 0 elements"), ({ [7] }, "▿ 1 element\n  - 7"),
    ({ Set([7]) }, "▿ 1 member\n  - 7"), ({ Set([2, 1]) }, "▿ 2 members\n  - 1\n  - 2"),
    ({ Set<Int>() }, "- 0 members"), ({ [Int: Int]() }, "- 0 key/value pairs"),
    ({ [1: 2] }, "▿ 1 key/value pair\n  ▿ (2 elements)\n    - key: 1\n    - value: 2"),
    ({ (1, 2) }, "▿ (2 elements)\n  - .0: 1\n  - .1: 2"),
    ({ Optional(7) as Any }, "▿ Optional<Int>\n  - some: 7"),
    ({ Int?.none as Any }, "- Optional<Int>.none"), ({ Choice.bare }, "- Choice.bare"),
    ({ Choice.payload(3) }, "▿ Choice\n  - payload: 3"), ({ Pair() }, "▿ Pair\n  - a: 2\n  - b: 1"),
    ({ Shown() }, "▿ shown\n  │ below\n  - b: 1\n  - a: 2"), ({ Hidden() }, "- hidden"),
    ({ Generic(value: 1) }, "▿ Generic<Int>\n  - value: 1"), ({ Double.nan }, "- nan"),
    ({ -Double.nan }, "- -nan"), ({ 1.5 }, "- 1.5"), ({ true }, "- true"),
    ({ NSNumber(value: true) }, "- true"), ({ NSNumber(value: 1) }, "- 1"),
    ({ Data(0..<16) }, "- 16 bytes: 00 01 02 03 04 05 06 07 08 09 0a 0b 0c 0d 0e 0f"),
    ({ Data() }, "- 0 bytes"), ({ NSLock() }, "- <NSLock>"), ({ Int.self }, "- Int"),
    (
      { NSError(domain: "a", code: 1, userInfo: ["x": 1, "y": 2]) },
      "▿ NSError\n  - domain: \"a\"\n  - code: 1\n  ▿ userInfo: 2 key/value pairs\n"
        + "    ▿ (2 elements)\n      - key: \"x\"\n      - value: 1\n"
        + "    ▿ (2 elements)\n      - key: \"y\"\n      - value: 2"
    ),
    (
      { Notification(name: .init("n"), object: nil, userInfo: ["x": 1, "y": 2]) },
      "▿ Notification\n  - name: \"n\"\n  - object: Optional<Any>.none\n"
        + "  ▿ userInfo: 2 key/value pairs\n"
        + "    ▿ (2 elements)\n      - key: \"x\"\n      - value: 1\n"
        + "    ▿ (2 elements)\n      - key: \"y\"\n      - value: 2"
    ),
  ]

  @Test(arguments: 0..<titles.count)
  func everyKindOfValueHasItsTitle(index: Int) throws {
    let (value, text) = DistinctDumpsTests.titles[index]
    let shown = try dump(value())
    #expect(shown == text + "\n")
  }
}

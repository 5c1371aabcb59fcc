import Foundation
import Scene
import SnapshotCore
import Testing

@testable import Snapshot

/// The lines of source code that a failure lists.
@Suite struct SourceLinesTests {
  /// An element with the height 1 that a line draws.
  private struct Bar {
    var name: String
    var line: UInt?
    var width: Double
  }

  private func lines(_ names: [String], _ bars: [Bar]) -> [Int] {
    let nodes = bars.map { bar in
      DisplayList.Node.leaf(
        DisplayList.Leaf(
          name: ElementName(bar.name, line: bar.line.flatMap { SourceLine("M/A.swift", $0) }),
          outline: .fill(Path(CGRect(x: 0, y: 0, width: bar.width, height: 1)), evenOdd: false),
          paint: .solid(RGBA(red: UInt8(255), green: 0, blue: 0))
        )
      )
    }
    let list = DisplayList(size: CGSize(width: 100, height: 100), nodes: nodes)
    let all = SourceLines(of: names, in: list).all
    #expect(all.allSatisfy { $0.fileID == "M/A.swift" })
    return all.map(\.line)
  }

  @Test func theTwelveLargestElementsAreListed() {
    let bars = (1...14).map { Bar(name: "\($0)", line: UInt($0), width: Double($0)) }
    #expect(lines(bars.map(\.name), bars) == Array((3...14).reversed()))
    #expect(lines(["7", "9", "7"], bars) == [9, 7])
    #expect(lines(["none"], bars) == [])
    #expect(lines([], bars) == [])
  }

  @Test func equalElementsAreListedByTheirNames() {
    let bars = [("b", 1), ("c", 2), ("a", 3)].map { Bar(name: $0.0, line: $0.1, width: 5) }
    #expect(lines(["c", "b", "a"], bars) == [3, 1, 2])
  }

  /// Elements with the same name count if one line draws them all.
  @Test func elementsWithTheSameNameNeedOneLine() {
    let bars = [
      Bar(name: "a", line: 1, width: 5), Bar(name: "a", line: 2, width: 5),
      Bar(name: "b", line: 3, width: 4), Bar(name: "b", line: 3, width: 4),
      Bar(name: "c", line: 4, width: 7), Bar(name: "d", line: nil, width: 9),
    ]
    #expect(lines(["a", "b", "c", "d"], bars) == [3, 4])
  }

  @Test(
    arguments: [
      ([], nil), (["A"], "text changed, A"),
      (["A\u{7}", "B"], "text changed, A\\u{7} and 1 other"),
      (["A", "B", "C"], "text changed, A and 2 others"),
    ] as [([String], String?)]
  )
  func changedTextsAreCounted(_ names: [String], _ phrase: String?) {
    #expect(ChangedText.phrase(names) == phrase)
  }
}

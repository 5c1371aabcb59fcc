import Foundation
import SnapshotCore
import SnapshotInline
import SnapshotReview
import SnapshotTestSupport
import Testing

/// Equal calls whose distance is the number of lines that accepting one adds, so that each moves to
/// the recorded line of the next.
@Suite struct EqualCallsTests {
  private static let source = """
    func t(_ x: Int) {
      assertInlineSnapshot(of: x, as: .lines)
      // 1
      // 1
      // 1
      assertInlineSnapshot(of: x, as: .lines)
      // 2
      // 2
      // 2
      assertInlineSnapshot(of: x, as: .lines)
    }

    """
  private static let lines = [2, 6, 10]
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(EqualCallsTests.source, to: "p/T.swift")
    for line in EqualCallsTests.lines {
      try folder.write("text of \(line)", to: "a/failures/T/\(line)/actual.txt")
    }
  }

  private func accept(_ entries: [ResultEntry]) -> [Acceptance.Outcome] {
    let acceptance = Acceptance(root: "\(folder.path)/p", artifacts: "\(folder.path)/a")
    return entries.inAcceptingOrder.map(acceptance.accept)
  }

  private func entry(_ line: Int) -> ResultEntry {
    let source = SourceText(Array(EqualCallsTests.source.utf8))
    let end = source.end(ofLine: line)
    let site = InlineSite(
      .newClosure,
      end..<end,
      label: nil,
      indentation: "  ",
      step: "  ",
      newline: "\n"
    )
    let call = source.start(ofLine: line) + 2..<end
    return ResultEntry(
      id: "T.swift:\(line)",
      status: .missing,
      test: "t",
      source: "T.swift",
      folder: "failures/T/\(line)",
      files: ["actual": "actual.txt"],
      inline: InlineChange(file: "T.swift", source: source, call: call, site: site)
    )
  }

  /// The source in which the calls at some lines have a text as their snapshot.
  private func source(accepting accepted: [Int]) -> String {
    EqualCallsTests.source.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .map { index, line in
        let text = "text of \(index + 1)"
        let closure = " {\n    \"\"\"\n    \(text)\n    \"\"\"\n  }"
        return accepted.contains(index + 1) ? line + closure : String(line)
      }
      .joined(separator: "\n")
  }

  @Test(arguments: [[2, 6, 10], [10, 6, 2], [10, 2, 6], [6, 10, 2]])
  func eachLiteralHasItsOwnText(_ order: [Int]) throws {
    #expect(accept(order.map(entry)) == [.accepted, .accepted, .accepted])
    #expect(folder.text(of: "p/T.swift") == source(accepting: EqualCallsTests.lines))
  }

  @Test(arguments: lines)
  func oneIsAcceptedAlone(_ line: Int) throws {
    #expect(accept([entry(line)]) == [.accepted])
    #expect(folder.text(of: "p/T.swift") == source(accepting: [line]))
    // Accepting it again doesn't write its text as the snapshot of another call.
    #expect(accept([entry(line)]) == [.alreadyAccepted])
    #expect(folder.text(of: "p/T.swift") == source(accepting: [line]))
  }

  @Test(arguments: [[2, 10], [6, 10], [6, 2], [10, 6]])
  func theyAreAcceptedOneAfterAnother(_ order: [Int]) throws {
    for line in order { #expect(accept([entry(line)]) == [.accepted]) }
    #expect(folder.text(of: "p/T.swift") == source(accepting: order))
  }

  @Test func aCallBetweenTwoThatChangedIsRefused() throws {
    #expect(accept([entry(2), entry(10)]) == [.accepted, .accepted])
    #expect(accept([entry(6)]) == [.refused(.sourceChanged)])
    #expect(folder.text(of: "p/T.swift") == source(accepting: [2, 10]))
  }

  /// Its text may be the snapshot of another call with the same lines.
  @Test func aRefusedCallIsNotReportedAsAccepted() throws {
    try folder.write("text of 2", to: "a/failures/T/6/actual.txt")
    #expect(accept([entry(2), entry(10)]) == [.accepted, .accepted])
    #expect(accept([entry(6)]) == [.refused(.sourceChanged)])
  }

  @Test func acceptingAllTwiceHasNoFurtherEffect() throws {
    let entries = EqualCallsTests.lines.map(entry)
    #expect(accept(entries) == [.accepted, .accepted, .accepted])
    #expect(accept(entries) == [.alreadyAccepted, .alreadyAccepted, .alreadyAccepted])
  }

  @Test func resultsOfEarlierVersionsAreReadAndRefusedIfAmbiguous() throws {
    var entry = entry(6)
    entry.inline?.preceding = nil
    entry.inline?.following = nil
    let data = try JSONEncoder().encode(entry)
    #expect(!String(decoding: data, as: UTF8.self).contains("preceding"))
    #expect(try JSONDecoder().decode(ResultEntry.self, from: data) == entry)
    #expect(accept([entry]) == [.refused(.sourceChanged)])
    let single = "// New\n\(EqualCallsTests.source.prefix(61))}\n"
    try folder.write(single, to: "p/T.swift")
    #expect(accept([entry]) == [.accepted])
  }
}

import Foundation
import Snapshot
import SnapshotCore
import Testing

extension Diffing where Format == Int {
  /// A strategy written for the current swift-snapshot-testing.
  fileprivate static let tens = Diffing.diff(
    toData: { Data("\($0)".utf8) },
    fromData: { Int(String(decoding: $0, as: UTF8.self)) ?? 0 }
  ) { old, new in
    guard old / 10 != new / 10 else { return nil }
    return (
      "Not the same ten",
      [
        .data(Data("\(old)".utf8), name: "reference.txt"),
        .data(Data("\(new)".utf8), name: "failure.txt"),
        .data(Data("\(new - old)".utf8), name: "step.txt"),
      ]
    )
  }
}

@Suite struct DiffAttachmentTests {
  @Test func equalValuesPass() {
    #expect(Diffing.tens.diffV2(41, 49) == nil)
  }

  @Test func onlyAdditionalAttachmentsAreFiles() throws {
    let (text, files) = try #require(Diffing.tens.diff(41, 52))
    #expect(text == "Not the same ten")
    #expect(files == [DifferenceFile(data: Data("11".utf8), pathExtension: "txt")])
    let attachments = try #require(Diffing.tens.diffV2(41, 52)).1
    #expect(attachments == [.data(Data("11".utf8), name: "difference.txt")])
  }

  @Test func textsCanBeComparedDirectly() throws {
    let lines = Diffing<String>.lines
    #expect(lines.diff("a\nb\n", "a\nb\n") == nil)
    let (text, files) = try #require(lines.diff("a\nb\n", "a\nc\n"))
    #expect(text.hasPrefix("1 line removed, 1 line added\n"))
    #expect(text.contains("\n-b\n+c"))
    #expect(files.map(\.pathExtension) == ["diff"])
  }
}

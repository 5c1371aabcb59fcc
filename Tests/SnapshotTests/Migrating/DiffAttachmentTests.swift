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

  @Test(arguments: [
    ("step.txt", "txt"), ("step.tar.gz", "gz"), ("step", ""), ("reference", nil),
    ("reference.png", nil), ("failure.png", nil), ("failure", nil), ("difference.png", "png"),
    ("referenced.png", "png"), ("", nil),
  ])
  func attachmentsKeepTheirExtension(name: String, pathExtension: String?) throws {
    let diffing = Diffing<Int>.diff(
      toData: { Data("\($0)".utf8) },
      fromData: { _ in 0 }
    ) { _, _ in ("text", [.data(Data([1]), name: name)]) }
    let (text, files) = try #require(diffing.diff(1, 2))
    #expect(text == "text")
    #expect(files.map(\.pathExtension) == (pathExtension.map { [$0] } ?? []))
  }

  struct Broken: Error, CustomStringConvertible { let description = "no bytes left" }

  /// A comparison by the library's own closures, and one that fails.
  @Test func textsOfDifferencesAreSplit() throws {
    let diffing = { (text: String) in
      Diffing<Int>(
        toData: { Data("\($0)".utf8) },
        fromData: { Int(String(decoding: $0, as: UTF8.self)) ?? 0 },
        diff: { ("\($0) and \($1): \(text)", []) }
      )
    }
    for (text, shown) in [
      ("a", "1 and 2: a"), ("a\nb\nc", "1 and 2: a\nb\nc"), ("\u{7}\n", "1 and 2: \\u{7}"),
    ] {
      #expect(diffing(text).diff(1, 2)?.0 == shown)
    }
    #expect(diffing("a").diff(2, 2) == nil)
    let broken = Diffing<Int>(
      toData: { _ in throw Broken() },
      fromData: { _ in 0 },
      diff: { _, _ in nil }
    )
    #expect(broken.diff(1, 2)?.0 == "no bytes left")
    #expect(broken.diff(1, 2)?.1 == [])
    let equal = Diffing<Int>(
      toData: { Data("\($0)".utf8) },
      fromData: { _ in 0 },
      diff: { _, _ in nil }
    )
    #expect(equal.diff(1, 2) == nil)
  }
}

import Foundation
import Pixels
import SnapshotCore
import SnapshotInline
import SnapshotReview
import SnapshotTestSupport
import Testing

/// Accepting literals in sources.
extension AcceptanceTests {
  private func inline(_ status: ResultEntry.Status, source: String, actual: Bool) -> ResultEntry {
    ResultEntry(
      id: "\(source):1:1",
      status: status,
      test: "t",
      source: source,
      folder: "failures/M/S/t.txt",
      files: actual ? ["actual": "actual.txt"] : ["reference": "reference.txt"]
    )
  }

  @Test(arguments: [
    (ResultEntry.Status.changed, true, AcceptanceRefusal.literalNotFound),
    (.missing, true, .literalNotFound), (.changed, false, .nothingToAccept(.changed)),
    (.missing, false, .nothingToAccept(.missing)), (.failed, true, .nothingToAccept(.failed)),
    (.passed, true, .nothingToAccept(.passed)),
  ])
  func aLiteralWithoutAPositionIsRefused(
    status: ResultEntry.Status,
    hasActual: Bool,
    refusal: AcceptanceRefusal
  ) throws {
    try folder.write("new", to: "a/failures/M/S/t.txt/actual.txt")
    let entry = inline(status, source: "T.swift", actual: hasActual)
    #expect(acceptance.accept(entry) == .refused(refusal))
  }

  private func literal(_ source: String, in file: String) throws -> ResultEntry {
    try folder.write("new", to: "a/failures/M/S/t.txt/actual.txt")
    var entry = inline(.missing, source: file, actual: true)
    let end = source.utf8.count
    let site = InlineSite(
      .newClosure,
      end..<end,
      label: nil,
      indentation: "",
      step: "",
      newline: "\n"
    )
    let text = SourceText(Array(source.utf8))
    entry.inline = InlineChange(file: file, source: text, call: 0..<end, site: site)
    return entry
  }

  private static let call = "assertInlineSnapshot(of: 1, as: .lines)"

  @Test(arguments: ["T.txt", "T.swift.bak", "T", "../T.swift", "/T.swift", ".hidden/T.swift"])
  func onlySwiftSourcesHaveLiterals(_ file: String) throws {
    if !file.contains("/") { try folder.write(Self.call, to: "p/\(file)") }
    var entry = try literal(Self.call, in: "T.swift")
    entry.source = file
    entry.id = "\(file):1:1"
    #expect(acceptance.accept(entry) == .refused(.unsafePath))
  }

  @Test func aLinkToASourceIsFollowedInThePackage() throws {
    try folder.write(Self.call, to: "p/Sources/T.swift")
    try folder.write(Self.call, to: "p/Sources/T.txt")
    symlink("Sources/T.swift", "\(folder.path)/p/L.swift")
    symlink("Sources/T.txt", "\(folder.path)/p/M.swift")
    #expect(acceptance.accept(try literal(Self.call, in: "M.swift")) == .refused(.unsafePath))
    #expect(acceptance.accept(try literal(Self.call, in: "L.swift")) == .accepted)
    let new = "\(Self.call) {\n  \"\"\"\n  new\n  \"\"\"\n}"
    #expect(folder.text(of: "p/Sources/T.swift") == new)
    #expect(folder.text(of: "p/Sources/T.txt") == Self.call)
  }

  @Test func sourcesThatCannotBeReadAreNamed() throws {
    let entry = try literal(Self.call, in: "T.swift")
    #expect(acceptance.accept(entry) == .refused(.sourceChanged))
    try AtomicFile.createDirectory("\(folder.path)/p/T.swift")
    #expect(
      acceptance.accept(entry)
        == .refused(.file("\(folder.path)/p/T.swift: \(ReferenceProblem.directory)"))
    )
    try folder.write("\(Self.call)\n", to: "p/U.swift")
    try folder.write([0xFF], to: "a/failures/M/S/t.txt/actual.txt")
    var other = entry
    other.source = "U.swift"
    other.id = "U.swift:1:1"
    #expect(acceptance.accept(other) == .refused(.sourceChanged))
  }

  @Test func anExecutableSourceIsRefused() throws {
    try folder.write(Self.call, to: "p/T.swift")
    let entry = try literal(Self.call, in: "T.swift")
    for mode: mode_t in [0o744, 0o654, 0o645] {
      chmod("\(folder.path)/p/T.swift", mode)
      #expect(acceptance.preview(entry) == .refused(.executable))
    }
    chmod("\(folder.path)/p/T.swift", 0o666)
    #expect(acceptance.preview(entry) == .accepted)
  }
}

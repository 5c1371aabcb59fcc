import Foundation
import SnapshotCore
import SnapshotInline
import SnapshotReview
import SnapshotTestSupport
import Testing

/// The pending, rejected and accepted entries in a folder of artifacts.
@Suite struct ReviewFolderDecisionsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Adds a snapshot with its artifacts. A new one has a reference that equals the actual value.
  private func entry(
    _ name: String,
    _ status: ResultEntry.Status = .changed,
    reference: String? = "old",
    actual: String? = "new"
  ) throws -> ResultEntry {
    let artifacts = "failures/M/S/\(name)"
    if let reference { try folder.write(reference, to: "p/__Snapshots__/M/S/\(name)") }
    if status == .changed { try folder.write("old", to: "a/\(artifacts)/reference.txt") }
    if let actual { try folder.write(actual, to: "a/\(artifacts)/actual.txt") }
    return ResultEntry(
      id: "__Snapshots__/M/S/\(name)",
      status: status,
      test: "t",
      folder: artifacts,
      files: status == .changed
        ? ["reference": "reference.txt", "actual": "actual.txt"] : ["actual": "actual.txt"]
    )
  }

  private func review(
    _ entries: [ResultEntry],
    tracked: Set<String> = [],
    gitFails: Bool = false
  ) -> ReviewFolder {
    ReviewFolder(
      results: Results(runs: [], entries: entries),
      acceptance: Acceptance(
        root: "\(folder.path)/p",
        artifacts: "\(folder.path)/a",
        rules: AcceptRules(tracked: { tracked }, gitFails: { gitFails })
      )
    )
  }

  private func names(_ entries: [ResultEntry]) -> [String] {
    entries.map { FilePath.name(of: $0.id) }
  }

  /// One entry in each state.
  private func states() throws -> [ResultEntry] {
    var thrown = try entry("thrown", .failed, actual: nil)
    thrown.files = [:]
    let rejected = try entry("rejected", actual: nil)
    _ = unlink("\(folder.path)/a/failures/M/S/rejected/reference.txt")
    return [
      try entry("open"),
      try entry("accepted", reference: "new"),
      try entry("incomplete", actual: nil),
      rejected,
      try entry("missing", .missing, reference: nil),
      try entry("passed", .passed, reference: "new"),
      thrown,
      try entry("new", .new, reference: "new"),
      try entry("edited", .new, reference: "other"),
      try entry("gone", .new, reference: nil),
    ]
  }

  @Test func pendingEntriesNeedADecision() throws {
    let review = review(try states())
    #expect(names(review.pending) == ["open", "incomplete", "missing", "thrown", "new"])
    #expect(names(review.rejected) == ["rejected", "gone"])
  }

  /// The folder of “rejected” is still there, so its rejection can be finished.
  @Test func rejectableEntriesHaveArtifacts() throws {
    let entries = try states()
    let rejectable = ["open", "incomplete", "rejected", "missing", "new"]
    #expect(names(review(entries).rejectable) == rejectable)
    try FileManager.default.removeItem(atPath: "\(folder.path)/a/failures/M/S/rejected")
    #expect(names(review(entries).rejectable) == rejectable.filter { $0 != "rejected" })
  }

  @Test func acceptedEntriesCountAsPassed() throws {
    let settled = review(try states()).settledResults
    #expect(
      settled.entries.map(\.status) == [
        .changed, .passed, .changed, .changed, .missing, .passed, .failed, .new, .new, .new,
      ]
    )
  }

  @Test func theSentenceCountsDecisions() throws {
    #expect(
      review(try states()).countSentence
        == "1 passed, 4 failed (2 changed, 1 missing, 1 not compared), 1 new, 2 rejected, 2 accepted"
    )
    #expect(review([]).countSentence == "0 passed, 0 failed")
    // A new literal is in its source already.
    var literal = try entry("literal", .new, reference: nil)
    literal.folder = ""
    #expect(review([literal]).countSentence == "0 passed, 0 failed, 1 new")
  }

  @Test func rejectingRemovesTheArtifacts() throws {
    let open = try entry("open")
    let review = review([open])
    #expect(review.reject(open))
    #expect(folder.files().filter { $0.contains("failures") } == [])
    #expect(folder.text(of: "p/__Snapshots__/M/S/open") == "old")
  }

  @Test func rejectingANewSnapshotRemovesItsReference() throws {
    let new = try entry("new", .new, reference: "new")
    #expect(review([new]).reject(new))
    #expect(folder.files() == ["a", "p"])
  }

  @Test func aNewReferenceThatGitTracksStays() throws {
    let new = try entry("new", .new, reference: "new")
    let review = review([new], tracked: [new.id])
    #expect(review.isCommitted(new))
    #expect(!review.reject(new))
    #expect(folder.text(of: "p/__Snapshots__/M/S/new") == "new")
    #expect(folder.text(of: "a/failures/M/S/new/actual.txt") == "new")
    let changed = try entry("changed")
    #expect(!self.review([changed], tracked: [changed.id]).isCommitted(changed))
  }

  @Test func aNewReferenceStaysIfGitCannotTellWhetherItTracksIt() throws {
    let new = try entry("new", .new, reference: "new")
    let review = review([new], gitFails: true)
    #expect(review.isCommitted(new))
    #expect(!review.reject(new))
    #expect(folder.text(of: "p/__Snapshots__/M/S/new") == "new")
    let changed = try entry("changed")
    #expect(!self.review([changed], gitFails: true).isCommitted(changed))
  }

  @Test func anEditedNewReferenceStays() throws {
    let edited = try entry("edited", .new, reference: "other")
    #expect(!review([edited]).reject(edited))
    #expect(folder.text(of: "p/__Snapshots__/M/S/edited") == "other")
  }

  @Test func acceptingANewSnapshotRemovesOnlyArtifacts() throws {
    let new = try entry("new", .new, reference: "new")
    let review = review([new])
    #expect(review.preview(new) == .accepted)
    #expect(review.accept(new) == .accepted)
    #expect(folder.text(of: "p/__Snapshots__/M/S/new") == "new")
    #expect(folder.text(of: "a/failures/M/S/new/actual.txt") == nil)
    #expect(review.preview(new) == .refused(.filesGone))
    #expect(review.accept(new) == .refused(.filesGone))
  }

  @Test func acceptingAFailureWritesTheReference() throws {
    let open = try entry("open")
    let review = review([open])
    #expect(review.preview(open) == .accepted)
    #expect(review.accept(open) == .accepted)
    #expect(folder.text(of: "p/__Snapshots__/M/S/open") == "new")
    #expect(review.preview(open) == .alreadyAccepted)
  }

  @Test func artifactsThatStayAreReported() throws {
    let open = try entry("open")
    // A folder with the name of an artifact can't be removed like a file.
    _ = unlink("\(folder.path)/a/failures/M/S/open/actual.txt")
    try folder.write("x", to: "a/failures/M/S/open/actual.txt/x")
    #expect(!review([open]).clearFiles(of: open))
    var elsewhere = open
    elsewhere.folder = "../x"
    #expect(review([elsewhere]).clearFiles(of: elsewhere))
  }

  @Test func theNearestNamesAreSuggested() {
    let names = ["badges.png", "badge.png", "bad.txt", "b.png", "bag.png"]
    let entries = names.map {
      ResultEntry(id: "__Snapshots__/M/S/\($0)", status: .changed, test: "t")
    }
    let error = #expect(throws: PickError.self) { try ReviewFolder.pick(["BADGE"], from: entries) }
    #expect(
      error?.description == """
        No pending snapshot matches “BADGE”. Did you mean:
          __Snapshots__/M/S/badge.png
          __Snapshots__/M/S/badges.png
          __Snapshots__/M/S/bad.txt
        """
    )
    let unlike = #expect(throws: PickError.self) {
      try ReviewFolder.pick(["b\u{7}"], from: entries)
    }
    #expect(
      unlike?.description
        == "No pending snapshot matches “b\\u{7}”. Run `swift run snapshot list` to see all."
    )
  }

  @Test func emptyFoldersAreRemovedUpToTheRoot() throws {
    try folder.write("x", to: "p/a/b/c.txt")
    try folder.write("x", to: "p/kept.txt")
    try FileRemoval.remove("\(folder.path)/p/a/b/c.txt", upTo: "\(folder.path)/p")
    #expect(folder.files() == ["p", "p/kept.txt"])
    try FileRemoval.remove("\(folder.path)/p/missing.txt", upTo: "\(folder.path)/p")
    try FileRemoval.remove("\(folder.path)/p/kept.txt", upTo: "\(folder.path)/p")
    #expect(folder.files() == ["p"])
    try folder.write("x", to: "p/d/e/x.txt")
    #expect(throws: FileError.self) {
      try FileRemoval.remove("\(folder.path)/p/d", upTo: "\(folder.path)/p")
    }
    FileRemoval.removeEmpty("\(folder.path)/p/d/e", upTo: "\(folder.path)/p")
    #expect(folder.text(of: "p/d/e/x.txt") == "x")
  }

  @Test func aValueThatAlsoMatchedCanBeRejected() throws {
    var entry = try entry("matched")
    entry.alsoMatched = true
    #expect(names(review([entry]).rejectable) == ["matched"])
    #expect(names(review([entry]).pending) == ["matched"])
    // An assertion that failed before the comparison has no value.
    let failed = try self.entry("failed", .failed)
    #expect(names(review([failed]).rejectable) == [])
    #expect(names(review([failed]).pending) == ["failed"])
    let recorded = try self.entry("recorded", .recorded)
    let both = review([recorded])
    #expect(both.rejectable.isEmpty && both.pending.isEmpty && both.rejected.isEmpty)
  }

  @Test func literalsThatAreNewAreListedOnly() throws {
    let literal = ResultEntry(
      id: "T.swift:1:2",
      status: .new,
      test: "t",
      source: "T.swift",
      folder: "failures/M/S/T"
    )
    let review = review([literal, try entry("new", .new, reference: "new")])
    #expect(review.newLiterals == [literal])
    #expect(names(review.pending) == ["new"])
    #expect(review.accept(literal) == .refused(.filesGone))
    #expect(!review.reject(literal))
  }

  @Test func onlyMissingPathsAreBehindLinks() throws {
    let new = try entry("new", .new, reference: "new")
    let review = review([new])
    #expect(!review.isBehindLink(new))
    #expect(!review.isBehindLink(try entry("changed")))
    var unsafe = new
    unsafe.id = "../new"
    #expect(!review.isBehindLink(unsafe))
    var gone = new
    gone.id = "__Snapshots__/M/S/none"
    #expect(review.isBehindLink(gone))
  }

  @Test func entriesWithFilesAreAcceptedBeforeLiterals() throws {
    let source = SourceText(Array("a\nb\nc\n".utf8))
    let literal = { (id: String, file: String, line: Int) in
      let start = source.start(ofLine: line)
      let site = InlineSite(
        .literal,
        start..<start + 1,
        label: nil,
        indentation: "",
        step: "",
        newline: "\n"
      )
      var entry = ResultEntry(id: id, status: .changed, test: "t", source: file)
      entry.inline = InlineChange(file: file, source: source, call: start..<start + 1, site: site)
      return entry
    }
    let entries = [
      literal("1", "B.swift", 1), literal("2", "A.swift", 3), try entry("x"),
      literal("3", "A.swift", 1), literal("4", "A.swift", 3), try entry("a"),
    ]
    let order = ["__Snapshots__/M/S/x", "__Snapshots__/M/S/a", "3", "2", "4", "1"]
    #expect(entries.inAcceptingOrder.map(\.id) == order)
  }

  @Test func filesThatCannotBeClearedAreNamed() throws {
    let new = try entry("new", .new, reference: "new")
    try folder.write("x", to: "a/failures/M/S/new/reference.txt/x")
    var both = new
    both.files["reference"] = "reference.txt"
    #expect(review([both]).accept(both) == .refused(.filesStay))
  }

  @Test func foldersOutsideTheRootAreKept() throws {
    try AtomicFile.createDirectory("\(folder.path)/a/b")
    try AtomicFile.createDirectory("\(folder.path)/p")
    FileRemoval.removeEmpty("\(folder.path)/a/b", upTo: "\(folder.path)/p")
    #expect(folder.files() == ["a", "a/b", "p"])
    FileRemoval.removeEmpty("\(folder.path)/p", upTo: "\(folder.path)/p")
    #expect(folder.files() == ["a", "a/b", "p"])
    let error = #expect(throws: FileError.self) {
      try FileRemoval.remove("\(folder.path)/a/b", upTo: folder.path)
    }
    #expect(error?.description.hasPrefix("Can’t remove") == true)
  }
}

import Foundation
import Pixels
import SnapshotCore
import SnapshotReview
import SnapshotTestSupport
import Testing

@Suite struct AcceptanceTests {
  let folder: TemporaryFolder
  let id = "__Snapshots__/M/S/t.txt"

  init() throws {
    folder = try TemporaryFolder()
  }

  var acceptance: Acceptance {
    Acceptance(root: "\(folder.path)/p", artifacts: "\(folder.path)/a")
  }

  func entry(
    _ status: ResultEntry.Status = .changed,
    id: String? = nil,
    folder: String = "failures/M/S/t.txt",
    actual: String = "actual.txt"
  ) -> ResultEntry {
    ResultEntry(
      id: id ?? self.id,
      status: status,
      test: "t",
      folder: folder,
      files: ["reference": "reference.txt", "actual": actual]
    )
  }

  func write(reference: String?, compared: String?, actual: String?) throws {
    if let reference { try folder.write(reference, to: "p/\(id)") }
    if let compared { try folder.write(compared, to: "a/failures/M/S/t.txt/reference.txt") }
    if let actual { try folder.write(actual, to: "a/failures/M/S/t.txt/actual.txt") }
  }

  @Test func theActualTakesTheReferencesPlace() throws {
    try write(reference: "old", compared: "old", actual: "new")
    #expect(acceptance.preview(entry()) == .accepted)
    #expect(folder.text(of: "p/\(id)") == "old")
    #expect(acceptance.accept(entry()) == .accepted)
    #expect(folder.text(of: "p/\(id)") == "new")
    #expect(acceptance.accept(entry()) == .alreadyAccepted)
  }

  /// An accepted reference never has the digests of another picture.
  @Test func digestsOfAPictureAreRewritten() throws {
    let forged = try fixture("digest")
    var entry = entry(.missing, id: "__Snapshots__/M/S/t.png", actual: "actual.png")
    try folder.write(forged, to: "a/failures/M/S/t.txt/actual.png")
    #expect(acceptance.accept(entry) == .accepted)
    let path = "\(folder.path)/p/\(entry.id)"
    let written = [UInt8](try #require(FileManager.default.contents(atPath: path)))
    #expect(written != forged)
    #expect(PNG.matches(file: written, try PNG.decode(forged)) == true)
    #expect(acceptance.accept(entry) == .alreadyAccepted)
    // An existing forged reference doesn’t count as accepted.
    try folder.write(forged, to: "p/\(entry.id)")
    entry.status = .changed
    entry.files["reference"] = "actual.png"
    #expect(acceptance.accept(entry) == .accepted)
    #expect([UInt8](try #require(FileManager.default.contents(atPath: path))) == written)
  }

  @Test(arguments: ["gamma", "damaged"])
  func picturesThatShowSomethingElseAreRefused(_ kind: String) throws {
    let bytes = kind == "damaged" ? Array(try fixture("digest").dropLast()) : try fixture(kind)
    let entry = entry(.missing, id: "__Snapshots__/M/S/t.png", actual: "actual.png")
    try folder.write(bytes, to: "a/failures/M/S/t.txt/actual.png")
    guard case .refused(.picture(let problem)) = acceptance.accept(entry) else {
      Issue.record("it is accepted")
      return
    }
    #expect(problem.isDeceptive == (kind == "gamma"))
    #expect(folder.text(of: "p/\(entry.id)") == nil)
  }

  private func fixture(_ name: String) throws -> [UInt8] {
    var url = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { url.deleteLastPathComponent() }
    return [UInt8](try Data(contentsOf: url.appending(path: "Fixtures/Deception/\(name).png")))
  }

  @Test func aMissingReferenceIsMade() throws {
    try write(reference: nil, compared: nil, actual: "new")
    #expect(acceptance.accept(entry(.missing)) == .accepted)
    #expect(folder.text(of: "p/\(id)") == "new")
  }

  @Test func aReferenceThatChangedSinceIsKept() throws {
    try write(reference: "newer", compared: "old", actual: "new")
    #expect(acceptance.accept(entry()) == .refused(.referenceChanged))
    #expect(acceptance.accept(entry(.missing)) == .refused(.referenceAppeared))
    #expect(folder.text(of: "p/\(id)") == "newer")
  }

  @Test func aRemovedReferenceIsNotRestored() throws {
    try write(reference: nil, compared: "old", actual: "new")
    #expect(acceptance.accept(entry()) == .refused(.referenceGone))
    #expect(folder.text(of: "p/\(id)") == nil)
  }

  @Test func missingArtifactsAreRefused() throws {
    try write(reference: "old", compared: "old", actual: nil)
    #expect(acceptance.accept(entry()) == .refused(.filesIncomplete))
    #expect(folder.text(of: "p/\(id)") == "old")
  }

  @Test(arguments: [
    "/etc/passwd", "../x/__Snapshots__/M/S/t.txt", ".git/__Snapshots__/hooks/x", "", "a//b",
    "__Snapshots__/../t", "__Snapshots__/.hidden/t",
  ])
  func noPathIsOutsideThePackage(_ id: String) throws {
    try write(reference: nil, compared: nil, actual: "new")
    #expect(acceptance.accept(entry(.missing, id: id)) == .refused(.unsafePath))
  }

  @Test func filesElsewhereMustBeTrackedOrNamed() throws {
    try write(reference: nil, compared: nil, actual: "new")
    let entry = entry(.missing, id: "Fixtures/M/t.txt")
    #expect(acceptance.accept(entry) == .refused(.outsideOfSnapshots))
    var open = acceptance
    open.rules = AcceptRules(named: ["t.txt", "Fixtures/M"])
    #expect(open.preview(entry) == .refused(.outsideOfSnapshots))
    open.rules = AcceptRules(named: ["Fixtures/M/t.txt"])
    #expect(open.preview(entry) == .accepted)
    open.rules = AcceptRules(tracked: { ["Fixtures/M/t.txt"] })
    #expect(open.accept(entry) == .accepted)
  }

  @Test func aFileInTheRootIsRefused() throws {
    try write(reference: nil, compared: nil, actual: "new")
    var named = acceptance
    named.rules = AcceptRules(named: ["README.md"], tracked: { ["README.md"] })
    #expect(named.accept(entry(.missing, id: "README.md")) == .refused(.notDeepEnough))
  }

  @Test(arguments: [
    "Sources/A/B.swift", "Sources/A/__Snapshots__/Evil.SWIFT", "Package@swift-6.swift", "Makefile",
    "Sources/C/include/module.modulemap", "Sources/C/x.o", "X.artifactbundle/info.json",
    "a/node_modules/x.txt",
    "Sources/A/x.\u{17F}wift",
  ])
  func buildInputsAreNeverWritten(_ id: String) throws {
    try write(reference: nil, compared: nil, actual: "new")
    var named = acceptance
    named.rules = AcceptRules(named: [id], tracked: { [id] })
    #expect(named.accept(entry(.missing, id: id)) == .refused(.buildInput))
  }

  @Test func snapshotsInATargetAreOrdinaryFiles() throws {
    try write(reference: nil, compared: nil, actual: "new")
    var built = acceptance
    built.rules = AcceptRules(targetsContainSnapshots: { true })
    #expect(built.accept(entry(.missing)) == .refused(.outsideOfSnapshots))
    #expect(
      built.accept(entry(.missing, id: "__Snapshots__/Evil.swift")) == .refused(.buildInput)
    )
    #expect(acceptance.accept(entry(.missing, id: "__Snapshots__/Code.swift")) == .accepted)
  }

  @Test func anExecutableIsRefused() throws {
    try write(reference: "old", compared: "old", actual: "new")
    chmod("\(folder.path)/p/\(id)", 0o755)
    #expect(acceptance.accept(entry()) == .refused(.executable))
    #expect(folder.text(of: "p/\(id)") == "old")
  }

  @Test func targetOfALinkInTheCheckoutIsChecked() throws {
    try write(reference: nil, compared: nil, actual: "new")
    try folder.write("let a = 1", to: "p/Sources/A/A.swift")
    try AtomicFile.createDirectory("\(folder.path)/p/__Snapshots__")
    symlink("../Sources/A", "\(folder.path)/p/__Snapshots__/L")
    for name in ["A.swift", "S/Evil.swift"] {
      let entry = entry(.missing, id: "__Snapshots__/L/\(name)")
      #expect(acceptance.accept(entry) == .refused(.buildInput))
    }
    let text = entry(.missing, id: "__Snapshots__/L/t.txt")
    #expect(acceptance.accept(text) == .refused(.outsideOfSnapshots))
  }

  @Test func noLinkOfTheFolderIsFollowed() throws {
    try folder.write("secret", to: "elsewhere/actual.txt")
    for (number, place) in ["failures/M/S/t.txt/actual.txt", "failures/M/S/t.txt", "failures"]
      .enumerated()
    {
      let artifacts = "\(folder.path)/a\(number)"
      try AtomicFile.createDirectory(FilePath.directory(of: "\(artifacts)/\(place)"))
      symlink("\(folder.path)/elsewhere/actual.txt", "\(artifacts)/\(place)")
      let acceptance = Acceptance(root: "\(folder.path)/p", artifacts: artifacts)
      let refusal: AcceptanceRefusal = number == 0 ? .filesIncomplete : .filesGone
      #expect(acceptance.accept(entry(.missing)) == .refused(refusal))
    }
    #expect(folder.text(of: "p/\(id)") == nil)
  }

  @Test(arguments: ["failures/../../x", "/tmp", "failures", "elsewhere/x", "failures//x"])
  func noFolderIsOutsideTheArtifacts(_ path: String) {
    #expect(EntryFiles.folder(of: entry(folder: path)) == nil)
    #expect(acceptance.accept(entry(.missing, folder: path)) == .refused(.filesGone))
  }

  @Test func noFileIsOutsideItsFolder() throws {
    try write(reference: nil, compared: nil, actual: "new")
    try folder.write("secret", to: "a/failures/M/S/secret.txt")
    #expect(acceptance.accept(entry(.missing, actual: "../secret.txt")) == .refused(.filesGone))
  }

  @Test(arguments: [ResultEntry.Status.failed, .damaged, .passed, .new])
  func onlyWhatDiffersOrIsMissingCanBeAccepted(_ status: ResultEntry.Status) throws {
    try write(reference: "old", compared: "old", actual: "new")
    #expect(acceptance.accept(entry(status)) == .refused(.nothingToAccept(status)))
  }

  @Test func aLinkOutOfThePackageIsRefused() throws {
    try folder.write("old", to: "elsewhere/t.txt")
    try write(reference: nil, compared: "old", actual: "new")
    try AtomicFile.createDirectory("\(folder.path)/p/__Snapshots__/M/S")
    symlink("\(folder.path)/elsewhere/t.txt", "\(folder.path)/p/\(id)")
    guard case .refused(.file(let sentence)) = acceptance.accept(entry()) else {
      Issue.record("A link out of the package was followed.")
      return
    }
    #expect(sentence.contains("leads outside"))
    #expect(folder.text(of: "elsewhere/t.txt") == "old")
  }

  @Test func aLinkToAnotherReferenceIsRefused() throws {
    try folder.write("old", to: "p/__Snapshots__/M/S/other.txt")
    try write(reference: nil, compared: "old", actual: "new")
    symlink("other.txt", "\(folder.path)/p/\(id)")
    let other = "__Snapshots__/M/S/other.txt"
    #expect(acceptance.accept(entry()) == .refused(.linkToReference(other)))
    #expect(folder.text(of: "p/\(other)") == "old")
  }

  @Test func anEmptyReferenceIsReplacedOnlyIfItIsChosen() throws {
    try write(reference: "", compared: "", actual: "new")
    #expect(acceptance.accept(entry(.damaged)) == .refused(.nothingToAccept(.damaged)))
    var chosen = acceptance
    chosen.rules.replacesEmptyReferences = true
    #expect(chosen.accept(entry(.damaged)) == .accepted)
    #expect(folder.text(of: "p/\(id)") == "new")
    #expect(acceptance.accept(entry(.damaged)) == .alreadyAccepted)
  }

  @Test func aDamagedReferenceWithContentsIsKept() throws {
    try write(reference: "half", compared: "half", actual: "new")
    var chosen = acceptance
    chosen.rules.replacesEmptyReferences = true
    #expect(chosen.accept(entry(.damaged)) == .refused(.nothingToAccept(.damaged)))
    let refusal = AcceptanceRefusal.nothingToAccept(.damaged)
    #expect(refusal.sentence(for: entry(.damaged)).contains("`git checkout -- \(id)`"))
    #expect(folder.text(of: "p/\(id)") == "half")
  }

  @Test func aDamagedReferenceIsNotOverwritten() throws {
    try AtomicFile.createDirectory("\(folder.path)/p/\(id)")
    try write(reference: nil, compared: "old", actual: "new")
    guard case .refused(.file) = acceptance.accept(entry()) else {
      Issue.record("A folder was taken for a reference.")
      return
    }
  }

  @Test func anEmptyReferenceIsKeptWhateverTheResultsSay() throws {
    try write(reference: "", compared: "", actual: "new")
    #expect(acceptance.accept(entry(.changed)) == .refused(.nothingToAccept(.damaged)))
    var chosen = acceptance
    chosen.rules.replacesEmptyReferences = true
    #expect(chosen.accept(entry(.changed)) == .accepted)
  }

  @Test func aReferenceThatEqualsAnotherValueOfTheRunIsKept() throws {
    try write(reference: "old", compared: "old", actual: "new")
    var other = entry()
    other.alsoMatched = true
    #expect(acceptance.accept(other) == .refused(.matchedByAnother))
    #expect(!other.isAcceptable)
    #expect(folder.text(of: "p/\(id)") == "old")
    let read = ResultLine(ResultLine.result(other).text.dropLast())
    #expect(read == .result(other))
  }

  @Test func anIncompleteDownloadIsNotARejection() throws {
    try write(reference: "old", compared: nil, actual: "new")
    #expect(acceptance.accept(entry()) == .refused(.filesIncomplete))
    let review = ReviewFolder(
      results: Results(runs: [], entries: [entry()]),
      acceptance: acceptance
    )
    #expect(review.pending == [entry()] && review.rejected.isEmpty)
    #expect(review.reject(entry()))
    #expect(review.pending.isEmpty && review.rejected == [entry()])
  }

  @Test func previewsRefuseLinksOutOfThePackage() throws {
    try folder.write("old", to: "elsewhere/t.txt")
    try write(reference: nil, compared: "old", actual: "new")
    try AtomicFile.createDirectory("\(folder.path)/p/__Snapshots__/M")
    symlink("\(folder.path)/elsewhere", "\(folder.path)/p/__Snapshots__/M/S")
    guard case .refused(.file) = acceptance.preview(entry()) else {
      Issue.record("The preview promises what is refused.")
      return
    }
  }

  @Test func rejectingRemovesNothingBehindALink() throws {
    try folder.write("new", to: "p/Sources/P/t.txt")
    try write(reference: nil, compared: nil, actual: "new")
    try AtomicFile.createDirectory("\(folder.path)/p/__Snapshots__/M")
    symlink("../../Sources/P", "\(folder.path)/p/__Snapshots__/M/S")
    var acceptance = acceptance
    acceptance.rules = AcceptRules(named: ["Sources/P/t.txt", id])
    let review = ReviewFolder(
      results: Results(runs: [], entries: [entry(.new)]),
      acceptance: acceptance
    )
    #expect(review.isBehindLink(entry(.new)))
    #expect(!review.reject(entry(.new)))
    #expect(folder.text(of: "p/Sources/P/t.txt") == "new")
  }

  @Test func pathsThatDifferInCompositionAreTwoEntries() throws {
    let ids = ["__Snapshots__/M/S/\u{E9}.txt", "__Snapshots__/M/S/e\u{301}.txt"]
    var latest = LatestEntries()
    for id in ids { latest.add(entry(id: id)) }
    #expect(latest.entries.count == 2)
    for id in ids {
      let picked = try ReviewFolder.pick([id], from: latest.entries)
      #expect(picked.map { Array($0.id.utf8) } == [Array(id.utf8)])
    }
  }

  @Test func aPathThatIsTooShortForAReferenceIsNamedAsSuch() throws {
    for path in ["README.md", "docs/notes.txt"] {
      try folder.write("old", to: "p/\(path)")
      try write(reference: nil, compared: "old", actual: "new")
      var acceptance = acceptance
      acceptance.rules = AcceptRules(named: [path], tracked: { [path] })
      #expect(acceptance.accept(entry(id: path)) == .refused(.notDeepEnough))
    }
  }

  @Test func aReferenceWithoutAnActualValueHasNothingToAccept() throws {
    try write(reference: "old", compared: "old", actual: nil)
    var entry = entry()
    entry.files = ["reference": "reference.txt"]
    #expect(acceptance.accept(entry) == .refused(.nothingToAccept(.changed)))
    entry.differingTests = ["a", "b"]
    #expect(acceptance.accept(entry) == .refused(.differingValues(["a", "b"])))
    entry.alsoMatched = false
    #expect(acceptance.accept(entry) == .refused(.differingValues(["a", "b"])))
  }

  @Test func aDamagedReferenceHasNothingToAccept() throws {
    try AtomicFile.createDirectory("\(folder.path)/p/\(id)")
    try write(reference: nil, compared: nil, actual: "new")
    #expect(acceptance.accept(entry(.damaged)) == .refused(.nothingToAccept(.damaged)))
    #expect(
      acceptance.accept(entry(.missing))
        == .refused(.file("\(folder.path)/p/\(id): \(ReferenceProblem.directory)"))
    )
    try folder.write("new", to: "a/failures/M/S/t.txt/none.txt")
    var without = entry(.damaged)
    without.files = [:]
    #expect(acceptance.accept(without) == .refused(.nothingToAccept(.damaged)))
  }

  @Test func filesOfKilledCommandsAreRemoved() throws {
    try write(reference: "old", compared: "old", actual: "new")
    let left = "p/__Snapshots__/M/S/.snapshot-\(TemporaryFiles.host)-\(Int32.max)-1.tmp"
    try folder.write("half", to: left)
    #expect(acceptance.accept(entry()) == .accepted)
    #expect(folder.text(of: left) == nil)
  }

  @Test func limitsApplyToReferencesAndArtifacts() throws {
    try write(reference: "long reference", compared: "old", actual: "new")
    var limited = acceptance
    limited.fileLimit = 5
    #expect(
      limited.accept(entry())
        == .refused(
          .file("\(folder.path)/p/\(id): \(ReferenceProblem.tooLarge(bytes: 14, limit: 5))")
        )
    )
    limited.fileLimit = 2
    #expect(limited.accept(entry()) == .refused(.filesIncomplete))
  }

  @Test func namedLinksAreAccepted() throws {
    try folder.write("old", to: "p/Fixtures/M/t.txt")
    try write(reference: nil, compared: "old", actual: "new")
    try AtomicFile.createDirectory("\(folder.path)/p/__Snapshots__/M")
    symlink("../../Fixtures/M", "\(folder.path)/p/__Snapshots__/M/S")
    #expect(acceptance.accept(entry()) == .refused(.outsideOfSnapshots))
    var named = acceptance
    named.rules = AcceptRules(named: [id])
    #expect(named.accept(entry()) == .accepted)
    #expect(folder.text(of: "p/Fixtures/M/t.txt") == "new")
  }

  @Test func rulesHaveDefaults() {
    let rules = AcceptRules()
    #expect(rules.named == [] && !rules.replacesEmptyReferences && rules.tracked.value == [])
    #expect(!rules.gitFails.value && !rules.targetsContainSnapshots.value)
    #expect(rules.functions.value == InlineFunctions())
  }
}

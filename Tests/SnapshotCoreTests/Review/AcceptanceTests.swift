import Foundation
import SnapshotCore
import Testing

@Suite struct AcceptanceTests {
  private let folder: TemporaryFolder
  private let id = "__Snapshots__/M/S/t.txt"

  init() throws {
    folder = try TemporaryFolder()
  }

  private var acceptance: Acceptance {
    Acceptance(root: "\(folder.path)/p", artifacts: "\(folder.path)/a")
  }

  private func entry(
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

  private func write(reference: String?, compared: String?, actual: String?) throws {
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

  @Test func aMissingReferenceIsMade() throws {
    try write(reference: nil, compared: nil, actual: "new")
    #expect(acceptance.accept(entry(.missing)) == .accepted)
    #expect(folder.text(of: "p/\(id)") == "new")
  }

  @Test func aReferenceThatChangedSinceStays() throws {
    try write(reference: "newer", compared: "old", actual: "new")
    #expect(acceptance.accept(entry()) == .refused(.referenceChanged))
    #expect(acceptance.accept(entry(.missing)) == .refused(.referenceAppeared))
    #expect(folder.text(of: "p/\(id)") == "newer")
  }

  @Test func aReferenceThatIsGoneStaysGone() throws {
    try write(reference: nil, compared: "old", actual: "new")
    #expect(acceptance.accept(entry()) == .refused(.referenceGone))
    #expect(folder.text(of: "p/\(id)") == nil)
  }

  @Test func filesThatAreGoneAreNoReference() throws {
    try write(reference: "old", compared: "old", actual: nil)
    #expect(acceptance.accept(entry()) == .refused(.filesGone))
    #expect(folder.text(of: "p/\(id)") == "old")
  }

  @Test(arguments: [
    "/etc/passwd", "../x/__Snapshots__/M/S/t.txt", ".git/__Snapshots__/hooks/x", "", "a//b",
    "__Snapshots__/../t", "__Snapshots__/.hidden/t",
  ])
  func noPathLeadsOutOfThePackage(_ id: String) throws {
    try write(reference: nil, compared: nil, actual: "new")
    #expect(acceptance.accept(entry(.missing, id: id)) == .refused(.unsafePath))
  }

  @Test func otherFoldersMustBeAllowed() throws {
    try write(reference: nil, compared: nil, actual: "new")
    let entry = entry(.missing, id: "Sources/main.swift")
    #expect(acceptance.accept(entry) == .refused(.outsideOfSnapshots))
    var open = acceptance
    open.allowsAnyFolder = true
    #expect(open.accept(entry) == .accepted)
  }

  @Test(arguments: ["failures/../../x", "/tmp", "failures", "elsewhere/x", "failures//x"])
  func noFolderLeadsOutOfTheArtifacts(_ path: String) {
    #expect(acceptance.safeFolder(of: entry(folder: path)) == nil)
    #expect(acceptance.accept(entry(.missing, folder: path)) == .refused(.filesGone))
  }

  @Test func noFileLeadsOutOfItsFolder() throws {
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
    #expect(sentence.contains("leads outside of"))
    #expect(folder.text(of: "elsewhere/t.txt") == "old")
  }

  @Test func aDamagedReferenceIsNotOverwritten() throws {
    try AtomicFile.createDirectory("\(folder.path)/p/\(id)")
    try write(reference: nil, compared: "old", actual: "new")
    guard case .refused(.file) = acceptance.accept(entry()) else {
      Issue.record("A folder was taken for a reference.")
      return
    }
  }
}

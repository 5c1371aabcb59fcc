import Foundation
import SnapshotCore
import SnapshotReview
import Testing

@testable import SnapshotTool

@Suite struct PackageFilesTests {
  private let package: ToolPackage

  init() throws { package = try ToolPackage() }

  private var files: PackageFiles {
    PackageFiles(root: package.root, artifacts: package.artifacts)
  }

  /// The same package inside of the folder of results.
  private var untrusted: PackageFiles {
    PackageFiles(root: package.root, artifacts: package.parent)
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(package.root)/\(name)",
      withDestinationPath: target
    )
  }

  // MARK: - Git

  @Test func trackedFilesAreNeitherLinksNorPrograms() throws {
    #expect(files.tracked() == [])
    try package.write("1", to: "a b")
    try package.write("1", to: "program")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755],
      ofItemAtPath: "\(package.root)/program"
    )
    try link("link", to: "a b")
    try package.commit()
    try package.write("1", to: "new")
    #expect(files.tracked() == [".gitignore", "Package.swift", "a b"])
    #expect(untrusted.tracked() == [])
  }

  @Test func gitFailsIfTheRepositoryIsDamaged() throws {
    #expect(!files.gitFails())
    try package.commit()
    #expect(!files.gitFails())
    try FileManager.default.removeItem(atPath: "\(package.root)/.git")
    try package.write("nonsense\n", to: ".git")
    #expect(files.gitFails() && !untrusted.gitFails())
    #expect(files.tracked() == [])
  }

  @Test func namesMayBeginWithTheCurrentFolder() {
    let rules = files.acceptRules(named: ["./a", "b", "./", ".c"])
    #expect(rules.named == ["a", "b", "", ".c"])
    #expect(rules.tracked.value == [] && !rules.gitFails.value)
  }

  // MARK: - Targets

  @Test(arguments: [
    (["Package.swift": ".target(name: \"A\")"], false),
    (["Package.swift": ".target(name: \"A\", path: \"Sources\")"], false),
    (["Package.swift": ".target(name: \"A\", path: \".\")"], true),
    (["Package@swift-6.0.swift": ".target(name: \"A\", path: \".\")"], true),
    (["Package@swift-6.0.txt": ".target(name: \"A\", path: \".\")"], false),
    (["Package@other.swift": ".target(name: \"A\", path: \".\")"], false),
    (["Other.swift": ".target(name: \"A\", path: \".\")"], false),
  ])
  func manifestsNameTheFoldersOfTargets(_ manifests: [String: String], isInside: Bool) throws {
    for (name, text) in manifests { try package.write(text, to: name) }
    #expect(files.targetsContainSnapshots() == isInside)
    #expect(untrusted.targetsContainSnapshots())
  }

  @Test func anUnreadableManifestMayNameAnyFolder() throws {
    try FileManager.default.createDirectory(
      atPath: "\(package.root)/Package@swift-6.0.swift",
      withIntermediateDirectories: false
    )
    #expect(files.targetsContainSnapshots())
  }

  @Test(arguments: [
    ("../../__Snapshots__", true), ("../../__Snapshots__/ShopTests", true), ("../..", true),
    ("../Other", false), ("../../gone", false), ("ABSOLUTE/__Snapshots__", true),
    ("ABSOLUTE/Sources", false), ("../../__Snapshots__/gone", true),
  ])
  func aLinkMayLeadToSnapshots(_ target: String, isInside: Bool) throws {
    for name in ["__Snapshots__/ShopTests/a", "Sources/Shop/A.swift", "Sources/Other/B.swift"] {
      try package.write("", to: name)
    }
    try link("Sources/Shop/link", to: target.replacing("ABSOLUTE", with: package.root))
    #expect(files.targetsContainSnapshots() == isInside)
  }

  @Test(arguments: [("../../__Snapshots__", true), ("../../__Snapshot", false), ("../..", true)])
  func aLinkMayLeadToSnapshotsThatDontExistYet(_ target: String, isInside: Bool) throws {
    try package.write("", to: "Sources/Shop/A.swift")
    try link("Sources/Shop/link", to: target)
    #expect(files.targetsContainSnapshots() == isInside)
  }

  @Test func otherLinksAreIgnored() throws {
    try package.write("", to: "__Snapshots__/a")
    try package.write("", to: ".hidden/a")
    try link("__Snapshots__/link", to: "..")
    try link(".hidden/link", to: "../__Snapshots__")
    try link(".link", to: "__Snapshots__")
    #expect(!files.targetsContainSnapshots())
  }
}

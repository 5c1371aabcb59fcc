import SnapshotCore
import Testing

@testable import SnapshotTool

@Suite struct GitFilesTests {
  @Test func withoutGitOnlySnapshotsAreSafe() throws {
    let package = try ToolPackage()
    let files = GitFiles(root: package.root, folders: ["__Snapshots__"])
    #expect(!files.isUnsafe("__Snapshots__/a") && files.isUnsafe("Tests/a"))
    #expect(files.isUnsafe("Tests/__Snapshots__/a"))
  }

  @Test func filesThatGitCanRestoreAreSafe() throws {
    let package = try ToolPackage()
    for name in ["a", "b", "c", "d"] { try package.write("1", to: "__Snapshots__/\(name)") }
    try package.write("1", to: "Tests/a")
    try package.commit()
    try package.write("2", to: "__Snapshots__/b")
    try package.write("2", to: "__Snapshots__/c")
    try package.git("add", "__Snapshots__/c")
    try package.write("1", to: "__Snapshots__/e")
    let files = GitFiles(root: package.root, folders: ["__Snapshots__", "Tests"])
    let names =
      ["a", "b", "c", "d", "e"].map { "__Snapshots__/\($0)" } + ["Tests/a", "Package.swift"]
    #expect(names.map(files.isUnsafe) == [false, true, true, false, true, false, true])
    let one = GitFiles(root: package.root, folders: ["Tests"])
    #expect(one.isUnsafe("__Snapshots__/a") && !one.isUnsafe("Tests/a"))
    let none = GitFiles(root: package.root, folders: [])
    #expect(!none.isUnsafe("__Snapshots__/b"))
  }

  @Test func nothingIsSafeIfGitFails() throws {
    let package = try ToolPackage()
    try package.write("1", to: "__Snapshots__/a")
    try package.write("nonsense\n", to: ".git")
    #expect(GitFiles(root: package.root, folders: ["__Snapshots__"]).isUnsafe("__Snapshots__/a"))
  }

  @Test func theRepositoryMayBeAParentFolder() throws {
    let package = try ToolPackage()
    #expect(!GitFiles.isInRepository(package.root) && !GitFiles.isInRepository("/"))
    #expect(!GitFiles.isInRepository(""))
    try package.write("", to: "a/b/c")
    try package.git("init", "-q")
    #expect(GitFiles.isInRepository("\(package.root)/a/b") && GitFiles.isInRepository(package.root))
  }
}

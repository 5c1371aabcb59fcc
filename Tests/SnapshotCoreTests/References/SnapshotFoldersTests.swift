import SnapshotCore
import SnapshotTestSupport
import Testing

@Suite struct SnapshotFoldersTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    try folder.write("", to: "Nested/Package.swift")
    try folder.write("", to: "Tests/AppTests/A.swift")
    try folder.write("", to: "Nested/Tests/A.swift")
  }

  private func place(
    _ source: String,
    directory: String? = nil,
    _ variables: [String: String] = [:]
  ) throws -> SnapshotFolders {
    let environment = RunEnvironment(variables: variables, workingDirectory: folder.path)
    return try SnapshotFolders(source: source, directory: directory, environment: environment)
  }

  @Test func isNextToTheNearestManifest() throws {
    let outer = try place("\(folder.path)/Tests/AppTests/A.swift")
    #expect(outer.directory == "\(folder.path)/__Snapshots__")
    #expect(outer.artifacts == "\(folder.path)/.build/snapshots")
    let inner = try place("Nested/Tests/../Tests/A.swift")
    #expect(inner.directory == "\(folder.path)/Nested/__Snapshots__")
    #expect(inner.shown("\(inner.directory)/M/S/a.png") == "__Snapshots__/M/S/a.png")
  }

  @Test func aDirectoryIsRelativeToTheRoot() throws {
    #expect(
      try place("Tests/AppTests/A.swift", directory: "Refs").directory == "\(folder.path)/Refs"
    )
    #expect(try place("Tests/AppTests/A.swift", directory: "/abs/x").directory == "/abs/x")
    #expect(throws: SnapshotFoldersError.unusable("")) {
      try place("Tests/AppTests/A.swift", directory: "")
    }
  }

  @Test func theEnvironmentReplacesRootAndArtifacts() throws {
    let elsewhere = try place(
      "/gone/A.swift",
      ["SNAPSHOT_ROOT": "\(folder.path)/Nested", "SNAPSHOT_ARTIFACTS": "out"]
    )
    #expect(elsewhere.directory == "\(folder.path)/Nested/__Snapshots__")
    #expect(elsewhere.artifacts == "\(folder.path)/out")
  }

  @Test func aMissingSourceFolderNamesTheVariable() {
    #expect(throws: SnapshotFoldersError.noSource("/gone/A.swift")) { try place("/gone/A.swift") }
    #expect(
      "\(SnapshotFoldersError.noSource("/gone/A.swift"))".contains("Set SNAPSHOT_ROOT to the local")
    )
    #expect(throws: SnapshotFoldersError.noRoot("/gone")) {
      try place("A.swift", ["SNAPSHOT_ROOT": "/gone"])
    }
  }

  /// A slash and the combining mark after it are one character.
  @Test func aDirectoryIsSplitAsTheSystemDoes() throws {
    let place = try place("Tests/AppTests/A.swift", directory: "a/\u{301}/../../../x")
    #expect(place.directory == "\(FilePath.directory(of: folder.path))/x")
    #expect(place.writableRoot == place.directory)
    let other = try self.place("Tests/AppTests/A.swift", directory: "\u{600}/../../x")
    #expect(other.directory == place.directory)
  }

  @Test func composedAndDecomposedNamesAreDifferentDirectories() throws {
    let environment = RunEnvironment(workingDirectory: folder.path)
    let found = try ["caf\u{E9}", "cafe\u{301}"].map {
      try SnapshotFolders.found(
        source: "Tests/AppTests/A.swift",
        directory: $0,
        artifacts: nil,
        environment: environment
      )
    }
    #expect(!TextBytes.areSame(found[0].directory, found[1].directory))
    #expect(!TextBytes.areSame(found[0].failures, found[1].failures))
  }

  @Test(arguments: PathOrigin.allCases) func pathsThatAreNotUTF8AreRefused(origin: PathOrigin) {
    var environment = RunEnvironment(workingDirectory: folder.path)
    environment.nonUTF8Paths = [origin: "/caf\\xE9"]
    let error = #expect(throws: SnapshotFoldersError.self) {
      try SnapshotFolders(source: "Tests/A.swift", directory: nil, environment: environment)
    }
    #expect(
      error.map { "\($0)" }
        == "\(origin.rawValue) isn’t UTF-8: /caf\\xE9\nRename the folder, or use another one."
    )
  }

  @Test func workingDirectoryAppliesOnlyToRelativePaths() throws {
    var environment = RunEnvironment(workingDirectory: "/gone")
    environment.nonUTF8Paths = [.workingDirectory: "/caf\\xE9"]
    let source = "\(folder.path)/Tests/AppTests/A.swift"
    let place = try SnapshotFolders(source: source, directory: nil, environment: environment)
    #expect(place.root == folder.path)
    environment.variables = ["SNAPSHOT_ARTIFACTS": "out"]
    #expect(throws: SnapshotFoldersError.notUTF8(.workingDirectory, "/caf\\xE9")) {
      try SnapshotFolders(source: source, directory: nil, environment: environment)
    }
  }
}

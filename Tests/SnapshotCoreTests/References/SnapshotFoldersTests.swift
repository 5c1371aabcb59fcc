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

  @Test(arguments: [
    (
      SnapshotFoldersError.noSource("/a\u{7}"),
      "The folder of the test’s source doesn’t exist here: /a\\u{7}\nThe tests were built elsewhere. "
        + "Set SNAPSHOT_ROOT to the local folder that contains Package.swift."
    ),
    (
      .noRoot("/a\u{7}"),
      "SNAPSHOT_ROOT is /a\\u{7}, and there is no such folder. Set it to the folder that contains "
        + "Package.swift."
    ),
    (
      .unusable("a\u{7}"),
      "The snapshot directory “a\\u{7}” isn’t a valid path. Pass another `directory:`."
    ),
    (
      .unusableArtifacts("a\u{7}"),
      "The artifacts folder “a\\u{7}” isn’t a valid path. Pass another `artifacts:`."
    ),
  ])
  func everyErrorSaysWhatToDo(error: SnapshotFoldersError, text: String) {
    #expect(error.description == text)
  }

  @Test(arguments: ["", "a\0b"])
  func unusablePathsAreRefused(path: String) {
    let environment = RunEnvironment(workingDirectory: folder.path)
    #expect(throws: SnapshotFoldersError.unusableArtifacts(path)) {
      try SnapshotFolders(
        source: "Tests/AppTests/A.swift",
        directory: nil,
        artifacts: path,
        environment: environment
      )
    }
    #expect(throws: SnapshotFoldersError.unusable(path)) {
      try place("Tests/AppTests/A.swift", directory: path)
    }
  }

  @Test func pathsAreDerivedFromTheName() throws {
    let name = SnapshotName(
      identity: TestIdentity(module: "M", suites: ["S"], function: "t()"),
      pathExtension: "txt"
    )
    let standard = try place("Tests/AppTests/A.swift")
    #expect(standard.path(of: name) == "\(folder.path)/__Snapshots__/M/S/t.txt")
    #expect(standard.shownPath(of: name) == "__Snapshots__/M/S/t.txt")
    #expect(standard.failures == "failures" && standard.source == "Tests/AppTests/A.swift")
    #expect(standard.writableRoot == folder.path && standard.root == folder.path)
    let custom = try place("Tests/AppTests/A.swift", directory: "a/Refs b")
    let digits = StableHash.digits(of: "a/Refs b")
    #expect(
      custom.failures == "failures/\(SafeName.sanitized("Refs b", limit: 60))-\(digits)"
    )
    #expect(custom.shownPath(of: name) == "a/Refs b/M/S/t.txt")
    let elsewhere = try place("Tests/AppTests/A.swift", directory: "/abs/x")
    #expect(
      elsewhere.writableRoot == "/abs/x" && elsewhere.shownPath(of: name) == "/abs/x/M/S/t.txt"
    )
  }
}

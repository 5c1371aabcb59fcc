import SnapshotCore
import Testing

@Suite struct SnapshotPlaceTests {
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
  ) throws -> SnapshotPlace {
    let environment = RunEnvironment(variables: variables, workingDirectory: folder.path)
    return try SnapshotPlace(source: source, directory: directory, environment: environment)
  }

  @Test func liesBesideTheNearestManifest() throws {
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
    #expect(throws: PlaceError.unusable("")) { try place("Tests/AppTests/A.swift", directory: "") }
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
    #expect(throws: PlaceError.noSource("/gone/A.swift")) { try place("/gone/A.swift") }
    #expect("\(PlaceError.noSource("/gone/A.swift"))".contains("Set SNAPSHOT_ROOT to the folder"))
    #expect(throws: PlaceError.noRoot("/gone")) { try place("A.swift", ["SNAPSHOT_ROOT": "/gone"]) }
  }
}

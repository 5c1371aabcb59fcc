internal import Synchronization

/// The folders of an assertion: its package, its snapshots, its artifacts.
package struct SnapshotPlace: Hashable, Sendable {
  /// The package root, or what stands in for it.
  package let root: String
  /// The folder that holds `<Module>/<Suite>/<file>`.
  package let directory: String
  /// The folder of what failed.
  package let artifacts: String
  /// The folder of what failed of this directory, below that of all artifacts.
  ///
  /// Snapshots of another directory than the usual one may bear the same names, so theirs lie in a
  /// folder of their own.
  package let failures: String
  /// `directory`, from the package root on where it lies inside.
  private let shownDirectory: String
  /// Whether names that differ only in case are different files here.
  package let mindsCase: Bool
  /// The test's source file, from the package root on where it lies inside.
  package let source: String

  /// Finds the folders.
  ///
  /// - Parameters:
  ///   - source: The path of the test's source file, as `#filePath` gives it.
  ///   - directory: A folder instead of `__Snapshots__`, relative to the package root.
  ///   - artifacts: A folder instead of `.build/snapshots`, relative to the package root.
  package init(
    source: String,
    directory: String?,
    artifacts: String? = nil,
    environment: RunEnvironment
  ) throws(PlaceError) {
    let source = FilePath.standardized(environment.absolute(source))
    let root = try SnapshotPlace.root(source: source, environment: environment)
    let folder = directory ?? "__Snapshots__"
    guard !folder.isEmpty, !folder.utf8.contains(0) else { throw .unusable(folder) }
    self.root = root
    self.source = FilePath.relative(source, to: root)
    self.directory = FilePath.standardized(folder.hasPrefix("/") ? folder : "\(root)/\(folder)")
    shownDirectory = FilePath.relative(self.directory, to: root)
    mindsCase = Spelling.isMinded(in: self.directory)
    let artifacts = environment.artifacts ?? artifacts ?? ".build/snapshots"
    guard !artifacts.isEmpty, !artifacts.utf8.contains(0) else {
      throw .unusableArtifacts(artifacts)
    }
    self.artifacts = FilePath.standardized(
      artifacts.hasPrefix("/") ? artifacts : "\(root)/\(artifacts)"
    )
    failures =
      shownDirectory == "__Snapshots__"
      ? "failures" : "failures/\(SnapshotPlace.folder(for: shownDirectory))"
  }

  /// The folder that no reference leaves, whatever symbolic links say.
  package var writableRoot: String { FilePath.isInside(directory, root) ? root : directory }

  /// Returns the folders, found once for each source file and setting.
  package static func found(
    source: String,
    directory: String?,
    artifacts: String?,
    environment: RunEnvironment
  ) throws(PlaceError) -> SnapshotPlace {
    let question = Question(
      source: source,
      directory: directory,
      artifacts: artifacts,
      root: environment.root,
      environmentArtifacts: environment.artifacts,
      workingDirectory: environment.workingDirectory
    )
    if let place = known.withLock({ $0[question] }) { return place }
    let place = try SnapshotPlace(
      source: source,
      directory: directory,
      artifacts: artifacts,
      environment: environment
    )
    known.withLock { known in
      // Settings may be made up in every test; what is remembered must not grow with their number.
      if known.count >= 256 { known.removeAll() }
      known[question] = place
    }
    return place
  }

  /// Everything that the folders depend on.
  private struct Question: Hashable {
    var source: String
    var directory: String?
    var artifacts: String?
    var root: String?
    var environmentArtifacts: String?
    var workingDirectory: String
  }

  private static let known = Mutex<[Question: SnapshotPlace]>([:])

  /// The name of the folder that a directory's failures lie in.
  private static func folder(for directory: String) -> String {
    let last = SafeName.make(FilePath.name(of: directory), limit: 60)
    return "\(last)-\(StableHash.digits(of: directory))"
  }

  /// The path of a reference.
  package func path(of name: SnapshotName) -> String { directory + "/" + name.path }

  /// The path of a reference as a person in the package root would type it.
  package func shownPath(of name: SnapshotName) -> String { shownDirectory + "/" + name.path }

  /// Returns `path` as a person in the package root would type it.
  package func shown(_ path: String) -> String { FilePath.relative(path, to: root) }

  private static func root(
    source: String,
    environment: RunEnvironment
  ) throws(PlaceError) -> String {
    if let root = environment.root {
      guard FilePath.isDirectory(root) else { throw .noRoot(root) }
      return FilePath.standardized(root)
    }
    let folder = FilePath.directory(of: source)
    guard FilePath.isDirectory(folder) else { throw .noSource(source) }
    var candidate = folder
    while !FilePath.exists("\(candidate)/Package.swift") {
      // Without a package the snapshots lie beside the test.
      guard candidate != "/" else { return folder }
      candidate = FilePath.directory(of: candidate)
    }
    return candidate
  }
}

/// Why the folders of an assertion can't be found.
package enum PlaceError: Error, Hashable, Sendable {
  case noSource(String)
  case noRoot(String)
  case unusable(String)
  case unusableArtifacts(String)
}

extension PlaceError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noSource(let source):
      """
      The folder of the test’s source isn’t here: \(source)
      The tests were built elsewhere. Set SNAPSHOT_ROOT to the folder that holds Package.swift here.
      """
    case .noRoot(let root):
      "SNAPSHOT_ROOT is \(root), and there is no such folder. Set it to the folder that holds "
        + "Package.swift."
    case .unusable(let folder):
      "The snapshot directory “\(VisibleText.lines(folder))” is no path. Pass another `directory:`."
    case .unusableArtifacts(let folder):
      "The artifacts folder “\(VisibleText.lines(folder))” is no path. Pass another `artifacts:`."
    }
  }
}

internal import Synchronization

/// The folders of an assertion: its package, its snapshots, its artifacts.
package struct SnapshotPlace: Sendable {
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
  package let isCaseSensitive: Bool
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
    try SnapshotPlace.checkLegibility(source: source, environment)
    let source = FilePath.standardized(environment.absolute(source))
    let root = try SnapshotPlace.root(source: source, environment: environment)
    let folder = directory ?? "__Snapshots__"
    guard !folder.isEmpty, !folder.utf8.contains(0) else { throw .unusable(folder) }
    self.root = root
    self.source = FilePath.relative(source, to: root)
    self.directory = FilePath.standardized(
      FilePath.isAbsolute(folder) ? folder : "\(root)/\(folder)"
    )
    shownDirectory = FilePath.relative(self.directory, to: root)
    isCaseSensitive = Spelling.isCaseSensitive(in: self.directory)
    let artifacts = environment.artifacts ?? artifacts ?? ".build/snapshots"
    guard !artifacts.isEmpty, !artifacts.utf8.contains(0) else {
      throw .unusableArtifacts(artifacts)
    }
    self.artifacts = FilePath.standardized(
      FilePath.isAbsolute(artifacts) ? artifacts : "\(root)/\(artifacts)"
    )
    failures =
      TextBytes.areSame(shownDirectory, "__Snapshots__")
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
    // By bytes: two compositions of a name are two folders.
    let question = [
      source, directory, artifacts, environment.root, environment.artifacts,
      environment.workingDirectory,
    ].map { $0.map(ExactText.init) }
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

  /// Places by everything that they depend on.
  private static let known = Mutex<[[ExactText?]: SnapshotPlace]>([:])

  /// Refuses a path from outside that is needed and isn't UTF-8.
  private static func checkLegibility(
    source: String,
    _ environment: RunEnvironment
  ) throws(PlaceError) {
    let illegible = environment.illegiblePaths
    guard !illegible.isEmpty else { return }
    for holder in [PathHolder.root, .artifacts] {
      if let path = illegible[holder] { throw .illegible(holder, path) }
    }
    let paths = [
      source, environment.variables["SNAPSHOT_ROOT"] ?? "",
      environment.variables["SNAPSHOT_ARTIFACTS"] ?? "",
    ]
    if let path = illegible[.workingDirectory],
      paths.contains(where: { !$0.isEmpty && !FilePath.isAbsolute($0) })
    {
      throw .illegible(.workingDirectory, path)
    }
  }

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
  /// A path that isn't UTF-8, byte by byte.
  case illegible(PathHolder, String)
}

extension PlaceError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noSource(let source):
      """
      The folder of the test’s source isn’t here: \(VisibleText.lines(source))
      The tests were built elsewhere. Set SNAPSHOT_ROOT to the folder that holds Package.swift here.
      """
    case .noRoot(let root):
      "SNAPSHOT_ROOT is \(VisibleText.lines(root)), and there is no such folder. Set it to the folder that holds "
        + "Package.swift."
    case .unusable(let folder):
      "The snapshot directory “\(VisibleText.lines(folder))” is no path. Pass another `directory:`."
    case .illegible(let holder, let path):
      "\(holder.rawValue) isn’t UTF-8: \(path)\nRename the folder, or use another one."
    case .unusableArtifacts(let folder):
      "The artifacts folder “\(VisibleText.lines(folder))” is no path. Pass another `artifacts:`."
    }
  }
}

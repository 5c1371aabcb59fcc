internal import Synchronization

/// The folders of an assertion: its package, its snapshots, its artifacts.
package struct SnapshotFolders: Sendable {
  /// The package root, or its replacement.
  package let root: String
  /// The folder that contains `<Module>/<Suite>/<file>`.
  package let directory: String
  /// The folder of all artifacts.
  package let artifacts: String
  /// The folder of this directory's failures, relative to the folder of all artifacts.
  ///
  /// Snapshots in a custom directory may have the same names as others, so their failures are in a
  /// separate folder.
  package let failures: String
  /// `directory`, relative to the package root if it is inside.
  private let shownDirectory: String
  /// Whether the file system distinguishes names that differ only in case.
  package let isCaseSensitive: Bool
  /// The test's source file, relative to the package root if it is inside.
  package let source: String

  /// Finds the folders.
  ///
  /// - Parameters:
  ///   - source: The path of the test's source file, from `#filePath`.
  ///   - directory: A folder instead of `__Snapshots__`, relative to the package root.
  ///   - artifacts: A folder instead of `.build/snapshots`, relative to the package root.
  package init(
    source: String,
    directory: String?,
    artifacts: String? = nil,
    environment: RunEnvironment
  ) throws(SnapshotFoldersError) {
    try SnapshotFolders.checkEncoding(source: source, environment)
    let source = FilePath.standardized(environment.absolute(source))
    let root = try SnapshotFolders.root(source: source, environment: environment)
    let folder = directory ?? "__Snapshots__"
    guard !folder.isEmpty, !folder.utf8.contains(0) else { throw .unusable(folder) }
    self.root = root
    self.source = FilePath.relative(source, to: root)
    self.directory = FilePath.standardized(
      FilePath.isAbsolute(folder) ? folder : "\(root)/\(folder)"
    )
    shownDirectory = FilePath.relative(self.directory, to: root)
    isCaseSensitive = FileNameCase.isCaseSensitive(in: self.directory)
    let artifacts = environment.artifacts ?? artifacts ?? ".build/snapshots"
    guard !artifacts.isEmpty, !artifacts.utf8.contains(0) else {
      throw .unusableArtifacts(artifacts)
    }
    self.artifacts = FilePath.standardized(
      FilePath.isAbsolute(artifacts) ? artifacts : "\(root)/\(artifacts)"
    )
    failures =
      TextBytes.areSame(shownDirectory, "__Snapshots__")
      ? "failures" : "failures/\(SnapshotFolders.folder(for: shownDirectory))"
  }

  /// The folder that contains all references, after following symbolic links.
  package var writableRoot: String { FilePath.isInside(directory, root) ? root : directory }

  /// Returns the folders, which are cached for each source file and setting.
  package static func found(
    source: String,
    directory: String?,
    artifacts: String?,
    environment: RunEnvironment
  ) throws(SnapshotFoldersError) -> SnapshotFolders {
    // Compare bytes: a composed and a decomposed name are different folders.
    let key = [
      source, directory, artifacts, environment.root, environment.artifacts,
      environment.workingDirectory,
    ].map { $0.map(ExactText.init) }
    if let folders = cache.withLock({ $0[key] }) { return folders }
    let folders = try SnapshotFolders(
      source: source,
      directory: directory,
      artifacts: artifacts,
      environment: environment
    )
    cache.withLock { cache in
      // Every test may have its own settings, so the cache must be bounded.
      if cache.count >= 256 { cache.removeAll() }
      cache[key] = folders
    }
    return folders
  }

  /// The cache, by everything that the folders depend on.
  private static let cache = Mutex<[[ExactText?]: SnapshotFolders]>([:])

  /// Throws if a required path from the environment isn't UTF-8.
  private static func checkEncoding(
    source: String,
    _ environment: RunEnvironment
  ) throws(SnapshotFoldersError) {
    let notUTF8 = environment.nonUTF8Paths
    guard !notUTF8.isEmpty else { return }
    for origin in [PathOrigin.root, .artifacts] {
      if let path = notUTF8[origin] { throw .notUTF8(origin, path) }
    }
    let paths = [
      source, environment.variables["SNAPSHOT_ROOT"] ?? "",
      environment.variables["SNAPSHOT_ARTIFACTS"] ?? "",
    ]
    if let path = notUTF8[.workingDirectory],
      paths.contains(where: { !$0.isEmpty && !FilePath.isAbsolute($0) })
    {
      throw .notUTF8(.workingDirectory, path)
    }
  }

  /// Returns the name of the folder of a directory's failures.
  private static func folder(for directory: String) -> String {
    let last = SafeName.sanitized(FilePath.name(of: directory), limit: 60)
    return "\(last)-\(StableHash.digits(of: directory))"
  }

  /// Returns the path of a reference.
  package func path(of name: SnapshotName) -> String { directory + "/" + name.path }

  /// Returns the path of a reference, relative to the package root.
  package func shownPath(of name: SnapshotName) -> String { shownDirectory + "/" + name.path }

  /// Returns `path` relative to the package root.
  package func shown(_ path: String) -> String { FilePath.relative(path, to: root) }

  private static func root(
    source: String,
    environment: RunEnvironment
  ) throws(SnapshotFoldersError) -> String {
    if let root = environment.root {
      guard FilePath.isDirectory(root) else { throw .noRoot(root) }
      return FilePath.standardized(root)
    }
    let folder = FilePath.directory(of: source)
    guard FilePath.isDirectory(folder) else { throw .noSource(source) }
    var candidate = folder
    while !FilePath.exists("\(candidate)/Package.swift") {
      // Without a package the snapshots are next to the test.
      guard candidate != "/" else { return folder }
      candidate = FilePath.directory(of: candidate)
    }
    return candidate
  }
}

/// The reason that the folders of an assertion can't be found.
package enum SnapshotFoldersError: Error, Hashable, Sendable {
  case noSource(String)
  case noRoot(String)
  case unusable(String)
  case unusableArtifacts(String)
  /// A path that isn't UTF-8, with its invalid bytes escaped.
  case notUTF8(PathOrigin, String)
}

extension SnapshotFoldersError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noSource(let source):
      """
      The folder of the test’s source doesn’t exist here: \(VisibleText.lines(source))
      The tests were built elsewhere. Set SNAPSHOT_ROOT to the local folder that contains \
      Package.swift.
      """
    case .noRoot(let root):
      "SNAPSHOT_ROOT is \(VisibleText.lines(root)), and there is no such folder. Set it to the folder that contains "
        + "Package.swift."
    case .unusable(let folder):
      "The snapshot directory “\(VisibleText.lines(folder))” isn’t a valid path. Pass another `directory:`."
    case .notUTF8(let origin, let path):
      "\(origin.rawValue) isn’t UTF-8: \(path)\nRename the folder, or use another one."
    case .unusableArtifacts(let folder):
      "The artifacts folder “\(VisibleText.lines(folder))” isn’t a valid path. Pass another `artifacts:`."
    }
  }
}

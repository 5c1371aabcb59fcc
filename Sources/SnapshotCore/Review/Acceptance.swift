/// Takes what a test made for the reference.
///
/// It refuses where the reference isn't the one that the test was compared with. Each file is
/// replaced as a whole or not at all, and doing it twice does nothing the second time.
package struct Acceptance: Sendable {
  /// The package root that references are written below.
  package var root: String
  /// The folder of artifacts, of this machine or another.
  package var artifacts: String
  /// Whether references outside of a `__Snapshots__` folder are written too.
  package var allowsAnyFolder: Bool
  package var fileLimit: Int

  package init(
    root: String,
    artifacts: String,
    allowsAnyFolder: Bool = false,
    fileLimit: Int = 256 << 20
  ) {
    self.root = root
    self.artifacts = artifacts
    self.allowsAnyFolder = allowsAnyFolder
    self.fileLimit = fileLimit
  }

  /// What became of an entry.
  package enum Outcome: Hashable, Sendable {
    case accepted
    /// The reference is what the test made already.
    case alreadyAccepted
    case refused(Refusal)
  }

  /// Why an entry can't be accepted.
  package enum Refusal: Error, Hashable, Sendable {
    case nothingToAccept(ResultEntry.Status)
    case unsafePath
    case outsideOfSnapshots
    case filesGone
    case referenceChanged
    case referenceAppeared
    case referenceGone
    /// The literal stands in lines of a source that aren't as they were built.
    case sourceChanged
    case file(String)
  }

  /// Accepts an entry.
  package func accept(_ entry: ResultEntry) -> Outcome {
    do throws(Refusal) {
      let step = try step(for: entry)
      // An earlier one may have been killed while it wrote.
      TemporaryFiles.sweep(FilePath.directory(of: step.path))
      guard let bytes = step.bytes else { return .alreadyAccepted }
      do throws(FileError) {
        try ReferenceWriter(root: writableRoot(of: step.path)).write(bytes, to: step.path)
      } catch {
        throw .file("\(error)")
      }
      return .accepted
    } catch {
      return .refused(error)
    }
  }

  /// What accepting would do, without doing it.
  package func preview(_ entry: ResultEntry) -> Outcome {
    do throws(Refusal) {
      return try step(for: entry).bytes == nil ? .alreadyAccepted : .accepted
    } catch {
      return .refused(error)
    }
  }

  /// Where the reference of an entry lies here; a source where it is a literal.
  package func referencePath(of entry: ResultEntry) throws(Refusal) -> String {
    let path = entry.isInline ? entry.source : entry.id
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let isHidden = parts.contains { $0.hasPrefix(".") }
    guard !path.isEmpty, !path.hasPrefix("/"), !isHidden, !parts.contains(""),
      !path.utf8.contains(0), !entry.isInline || path.hasSuffix(".swift")
    else { throw .unsafePath }
    guard allowsAnyFolder || parts.dropLast().contains("__Snapshots__") else {
      throw .outsideOfSnapshots
    }
    return "\(root)/\(path)"
  }

  /// The bytes of one of an entry's files; `nil` where it isn't there or can't be read.
  package func bytes(_ role: Artifact.Role, of entry: ResultEntry) -> [UInt8]? {
    entry.files[role.rawValue].flatMap { bytes(named: $0, of: entry) }
  }

  /// The bytes of a file in an entry's folder; `nil` where it isn't there or can't be read.
  package func bytes(named name: String, of entry: ResultEntry) -> [UInt8]? {
    guard !name.contains("/"), !name.hasPrefix("."), let folder = safeFolder(of: entry),
      case .bytes(let bytes) = ReferenceReader(limit: fileLimit).finding(at: "\(folder)/\(name)")
    else { return nil }
    return bytes
  }

  /// The folder of an entry's files; `nil` where there is none.
  package func safeFolder(of entry: ResultEntry) -> String? {
    let parts = entry.folder.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.first == "failures", parts.count > 1,
      !parts.contains(where: { $0.isEmpty || $0.hasPrefix(".") })
    else { return nil }
    return "\(artifacts)/\(entry.folder)"
  }

  // MARK: - Steps

  private func step(
    for entry: ResultEntry
  ) throws(Refusal) -> (path: String, bytes: [UInt8]?) {
    guard entry.isAcceptable else { throw .nothingToAccept(entry.status) }
    let path = try referencePath(of: entry)
    guard let actual = bytes(.actual, of: entry) else { throw .filesGone }
    if let change = entry.inline { return (path, try source(path, with: change, actual)) }
    switch ReferenceReader(limit: fileLimit).finding(at: path) {
    case .problem(let problem): throw .file("\(path): \(problem)")
    case .absent:
      if entry.status == .changed { throw .referenceGone }
    case .bytes(let current):
      if current.hasSameBytes(as: actual) { return (path, nil) }
      if entry.status == .missing { throw .referenceAppeared }
      guard let compared = bytes(.reference, of: entry) else { throw .filesGone }
      if !current.hasSameBytes(as: compared) { throw .referenceChanged }
    }
    return (path, actual)
  }

  /// A source with what a test made as the literal; `nil` where it has it already.
  private func source(
    _ path: String,
    with change: InlineChange,
    _ actual: [UInt8]
  ) throws(Refusal) -> [UInt8]? {
    let finding = ReferenceReader(limit: fileLimit).finding(at: path)
    if case .problem(let problem) = finding { throw .file("\(path): \(problem)") }
    guard case .bytes(let source) = finding,
      let text = String(validating: actual, as: UTF8.self)
    else { throw .sourceChanged }
    if let changed = change.applied(to: source, text: text) { return changed }
    guard change.isApplied(to: source, text: text) else { throw .sourceChanged }
    return nil
  }

  private func writableRoot(of path: String) -> String {
    FilePath.isInside(path, root) ? root : FilePath.directory(of: path)
  }
}

extension Acceptance.Refusal: CustomStringConvertible {
  /// Why, and what to do about it.
  package var description: String {
    switch self {
    case .nothingToAccept(.failed):
      "the assertion failed before there was anything to compare. Mend the test."
    case .nothingToAccept(.damaged):
      "the reference can’t be read. Restore it with `git checkout`, or record it with "
        + "`SNAPSHOT_RECORD=failed swift test`."
    case .nothingToAccept(.missing), .nothingToAccept(.changed):
      "its files weren’t kept. Run the test again."
    case .nothingToAccept: "it didn’t fail."
    case .unsafePath:
      "its path is absolute, hidden or leads out of the package. Record it with "
        + "`SNAPSHOT_RECORD=failed swift test`."
    case .sourceChanged:
      "the lines of the assertion have changed since the run. Run the test again and look at it."
    case .outsideOfSnapshots:
      "it lies outside of any __Snapshots__ folder. Pass --any-folder if that is right."
    case .filesGone: "its files are gone. Run the test again."
    case .referenceChanged:
      "the reference has changed since the run. Run the test again and look at it."
    case .referenceAppeared:
      "there was no reference, but there is one now. Run the test again and look at it."
    case .referenceGone:
      "the reference has been removed since the run. Run the test again and look at it."
    case .file(let sentence): sentence
    }
  }
}

internal import Foundation
package import SnapshotCore
internal import SnapshotInline

/// The acceptance of actual values as references.
///
/// It refuses entries whose reference has changed since the test compared it. Each file is replaced
/// atomically, and accepting an entry twice has no further effect.
package struct Acceptance: Sendable {
  /// The package root, which contains the references.
  package var root: String
  /// The folder of artifacts, from this machine or another.
  package var artifacts: String
  /// The rules for the files that may be written.
  package var rules: AcceptRules
  package var fileLimit: Int
  private let literals = AcceptedLiterals()

  package init(
    root: String,
    artifacts: String,
    rules: AcceptRules = AcceptRules(),
    fileLimit: Int = 256 << 20
  ) {
    self.root = root
    self.artifacts = artifacts
    self.rules = rules
    self.fileLimit = fileLimit
  }

  /// The result of accepting an entry.
  package enum Outcome: Hashable, Sendable {
    case accepted
    /// The reference equals the actual value already.
    case alreadyAccepted
    case refused(AcceptanceRefusal)
  }

  /// Accepts an entry.
  package func accept(_ entry: ResultEntry) -> Outcome {
    do throws(AcceptanceRefusal) {
      let step = try step(for: entry)
      // An earlier command may have been killed while writing.
      TemporaryFiles.sweep(FilePath.directory(of: step.path))
      guard let bytes = step.bytes else { return .alreadyAccepted }
      do throws(FileError) {
        try ReferenceWriter(root: writableRoot(of: step.path)).write(bytes, to: step.path)
      } catch {
        throw .file("\(error)")
      }
      if let source = step.source { literals.remember(source, at: step.path) }
      return .accepted
    } catch {
      return .refused(error)
    }
  }

  /// Returns the result of accepting an entry without accepting it.
  package func preview(_ entry: ResultEntry) -> Outcome {
    do throws(AcceptanceRefusal) {
      return try step(for: entry).bytes == nil ? .alreadyAccepted : .accepted
    } catch {
      return .refused(error)
    }
  }

  /// Returns the path of an entry's reference on this machine, or of its source if the reference is
  /// a literal.
  package func referencePath(of entry: ResultEntry) throws(AcceptanceRefusal) -> String {
    guard let path = RelativePath(entry.isInline ? entry.source : entry.id) else {
      throw .unsafePath
    }
    // In a source, only one literal is changed, and its call is found by reading the source itself.
    if entry.isInline {
      guard path.pathExtension == "swift" else { throw .unsafePath }
    } else {
      try rules.check(path, isNamed: rules.named.contains(path.text))
    }
    let destination = "\(root)/\(path.text)"
    try checkLinks(to: destination, path, isInline: entry.isInline)
    var status = stat()
    if stat(destination, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_mode & 0o111 != 0
    {
      throw .executable
    }
    return destination
  }

  /// Applies the rules to the target as well if the path contains symbolic links of the checkout.
  private func checkLinks(
    to destination: String,
    _ path: RelativePath,
    isInline: Bool
  ) throws(AcceptanceRefusal) {
    let root = Array((FilePath.resolved(root) ?? root).utf8)
    var (folder, rest) = (destination, [String]())
    while folder.utf8.count > 1, !FilePath.exists(folder) {
      rest.insert(FilePath.name(of: folder), at: 0)
      folder = FilePath.directory(of: folder)
    }
    guard let resolved = FilePath.resolved(folder) else { return }
    let package = FilePath.resolved(self.root) ?? self.root
    if !isInline, isLink(destination), FilePath.isInside(resolved, "\(package)/__Snapshots__") {
      throw .linkToReference(FilePath.relative(resolved, to: package))
    }
    let real = Array(([resolved] + rest).joined(separator: "/").utf8)
    guard real.starts(with: root + [UInt8(ascii: "/")]) else {
      throw .file("\(destination): \(ReferenceProblem.linkOutside)")
    }
    let text = String(decoding: real.dropFirst(root.count + 1), as: UTF8.self)
    guard !text.utf8.elementsEqual(path.text.utf8) else { return }
    guard let target = RelativePath(text) else { throw .unsafePath }
    if isInline {
      guard target.pathExtension == "swift" else { throw .unsafePath }
    } else {
      try rules.check(target, isNamed: rules.named.contains(path.text))
    }
  }

  private func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// The files of entries.
  package var files: EntryFiles { EntryFiles(artifacts: artifacts, limit: fileLimit) }

  // MARK: - Steps

  /// A file to write.
  private struct Step {
    var path: String
    /// The new contents; `nil` if the file has them already.
    var bytes: [UInt8]?
    /// The source after accepting a literal.
    var source: AcceptedLiterals.Source?
  }

  private func step(for entry: ResultEntry) throws(AcceptanceRefusal) -> Step {
    if entry.alsoMatched == true { throw .matchedByAnother }
    if let tests = entry.differingTests { throw .differingValues(tests) }
    guard entry.isAcceptable || entry.status == .damaged else {
      if entry.isInline, entry.status == .changed || entry.status == .missing,
        entry.files[Artifact.Role.actual.rawValue] != nil
      {
        throw .literalNotFound
      }
      throw .nothingToAccept(entry.status)
    }
    let path = try referencePath(of: entry)
    guard let actual = files.bytes(.actual, of: entry) else {
      throw entry.isAcceptable ? missingFiles(of: entry) : .nothingToAccept(entry.status)
    }
    if let change = entry.inline { return try step(path, change, actual) }
    let written = try verified(actual)
    switch ReferenceReader(limit: fileLimit).contents(at: path, inside: writableRoot(of: path)) {
    case .problem(let problem):
      guard entry.isAcceptable else { throw .nothingToAccept(entry.status) }
      throw .file("\(path): \(problem)")
    case .absent:
      if entry.status != .missing { throw .referenceGone }
    case .bytes(let current):
      if current.hasSameBytes(as: written) { return Step(path: path) }
      // An empty reference may be damaged, whatever the results say.
      if current.isEmpty ? !rules.replacesEmptyReferences : entry.status == .damaged {
        throw .nothingToAccept(.damaged)
      }
      if entry.status == .missing { throw .referenceAppeared }
      guard let compared = files.bytes(.reference, of: entry) else { throw missingFiles(of: entry) }
      if !current.hasSameBytes(as: compared) { throw .referenceChanged }
    }
    return Step(path: path, bytes: written)
  }

  /// Returns the refusal of an entry without a file that it should have: a rejected entry has none
  /// at all.
  private func missingFiles(of entry: ResultEntry) -> AcceptanceRefusal {
    files.remain(of: entry) ? .filesIncomplete : .filesGone
  }

  /// Returns the bytes of a picture with digests computed from its pixels, because those in the
  /// file may be wrong.
  private func verified(_ actual: [UInt8]) throws(AcceptanceRefusal) -> [UInt8] {
    #if Pictures
    do throws(ReferenceProblem) {
      return try PictureInspection.verified(actual)
    } catch {
      throw .picture(error)
    }
    #else
    return actual
    #endif
  }

  /// Returns the step that writes the actual value as the literal of a call.
  private func step(
    _ path: String,
    _ change: InlineChange,
    _ actual: [UInt8]
  ) throws(AcceptanceRefusal) -> Step {
    let contents = ReferenceReader(limit: fileLimit).contents(at: path)
    if case .problem(let problem) = contents { throw .file("\(path): \(problem)") }
    guard case .bytes(let bytes) = contents, let text = String(validating: actual, as: UTF8.self)
    else { throw .sourceChanged }
    let source = literals.source(at: path, containing: bytes)
    // Other sources are read only if the call may be to a function that wraps the assertion.
    for functions in [{ InlineFunctions() }, { rules.functions.value }] {
      let functions = functions()
      if let found = change.edit(in: source.original, text: text, functions: functions) {
        return try step(path, adding: found.edit, to: source)
      }
      if change.isApplied(to: bytes, text: text, functions: functions) { return Step(path: path) }
    }
    throw change.isLocated(in: source.original) ? .unsupportedCall : .sourceChanged
  }

  /// Returns the step that adds a literal to those that were accepted before.
  private func step(
    _ path: String,
    adding edit: SourceEdit,
    to source: AcceptedLiterals.Source
  ) throws(AcceptanceRefusal) -> Step {
    if let earlier = source.edits.first(where: { $0.range == edit.range && $0.order == edit.order })
    {
      guard earlier == edit else { throw .literalTaken }
      return Step(path: path)
    }
    var source = source
    source.edits.append(edit)
    guard let result = source.result, SwiftTokens(result) != nil else { throw .sourceChanged }
    return Step(path: path, bytes: result, source: source)
  }

  private func writableRoot(of path: String) -> String {
    FilePath.isInside(path, root) ? root : FilePath.directory(of: path)
  }
}

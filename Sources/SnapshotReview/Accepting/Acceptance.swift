internal import Foundation
package import SnapshotCore

/// Takes what a test made for the reference.
///
/// It refuses where the reference isn't the one that the test was compared with. Each file is
/// replaced as a whole or not at all, and doing it twice does nothing the second time.
package struct Acceptance: Sendable {
  /// The package root that references are written below.
  package var root: String
  /// The folder of artifacts, of this machine or another.
  package var artifacts: String
  /// Which files may be written.
  package var rules: AcceptRules
  package var fileLimit: Int

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

  /// What became of an entry.
  package enum Outcome: Hashable, Sendable {
    case accepted
    /// The reference is what the test made already.
    case alreadyAccepted
    case refused(AcceptanceRefusal)
  }

  /// Accepts an entry.
  package func accept(_ entry: ResultEntry) -> Outcome {
    do throws(AcceptanceRefusal) {
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
    do throws(AcceptanceRefusal) {
      return try step(for: entry).bytes == nil ? .alreadyAccepted : .accepted
    } catch {
      return .refused(error)
    }
  }

  /// The path of an entry's reference here; of a source if the reference is a literal.
  package func referencePath(of entry: ResultEntry) throws(AcceptanceRefusal) -> String {
    guard let path = RelativePath(entry.isInline ? entry.source : entry.id) else {
      throw .unsafePath
    }
    // A source is changed inside of one literal, whose call is looked for in the source itself.
    if entry.isInline {
      guard path.pathExtension == "swift" else { throw .unsafePath }
    } else {
      try rules.check(path, isNamed: rules.named.contains(path.text))
    }
    let place = "\(root)/\(path.text)"
    try checkLinks(to: place, path, isInline: entry.isInline)
    var status = stat()
    if stat(place, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_mode & 0o111 != 0 {
      throw .executable
    }
    return place
  }

  /// Checks the file that the checkout's own links lead to as if it had been named itself.
  private func checkLinks(
    to place: String,
    _ path: RelativePath,
    isInline: Bool
  ) throws(AcceptanceRefusal) {
    let root = Array((FilePath.resolved(root) ?? root).utf8)
    var (folder, rest) = (place, [String]())
    while folder.utf8.count > 1, !FilePath.exists(folder) {
      rest.insert(FilePath.name(of: folder), at: 0)
      folder = FilePath.directory(of: folder)
    }
    guard let resolved = FilePath.resolved(folder) else { return }
    let real = Array(([resolved] + rest).joined(separator: "/").utf8)
    // What leads out of the package is refused when it is written.
    guard real.starts(with: root + [UInt8(ascii: "/")]) else { return }
    let text = String(decoding: real.dropFirst(root.count + 1), as: UTF8.self)
    guard !text.utf8.elementsEqual(path.text.utf8) else { return }
    guard let target = RelativePath(text) else { throw .unsafePath }
    if isInline {
      guard target.pathExtension == "swift" else { throw .unsafePath }
    } else {
      try rules.check(target, isNamed: rules.named.contains(path.text))
    }
  }

  /// The files that entries name.
  package var files: EntryFiles { EntryFiles(artifacts: artifacts, limit: fileLimit) }

  // MARK: - Steps

  private func step(
    for entry: ResultEntry
  ) throws(AcceptanceRefusal) -> (path: String, bytes: [UInt8]?) {
    guard entry.isAcceptable else { throw .nothingToAccept(entry.status) }
    let path = try referencePath(of: entry)
    guard let actual = files.bytes(.actual, of: entry) else { throw .filesGone }
    if let change = entry.inline { return (path, try source(path, with: change, actual)) }
    let written = try verified(actual)
    switch ReferenceReader(limit: fileLimit).finding(at: path) {
    case .problem(let problem): throw .file("\(path): \(problem)")
    case .absent:
      if entry.status == .changed { throw .referenceGone }
    case .bytes(let current):
      if current.hasSameBytes(as: written) { return (path, nil) }
      if entry.status == .missing { throw .referenceAppeared }
      guard let compared = files.bytes(.reference, of: entry) else { throw .filesGone }
      if !current.hasSameBytes(as: compared) { throw .referenceChanged }
    }
    return (path, written)
  }

  /// The bytes of a picture with the digests of its own pixels, whatever it came with.
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

  /// A source with what a test made as the literal; `nil` where it has it already.
  private func source(
    _ path: String,
    with change: InlineChange,
    _ actual: [UInt8]
  ) throws(AcceptanceRefusal) -> [UInt8]? {
    let finding = ReferenceReader(limit: fileLimit).finding(at: path)
    if case .problem(let problem) = finding { throw .file("\(path): \(problem)") }
    guard case .bytes(let source) = finding,
      let text = String(validating: actual, as: UTF8.self)
    else { throw .sourceChanged }
    // Only functions around the assertion make it necessary to read other sources.
    let plain = InlineFunctions()
    if let changed = change.applied(to: source, text: text, functions: plain) { return changed }
    if change.isApplied(to: source, text: text, functions: plain) { return nil }
    let functions = InlineFunctions(declaredIn: rules.sources.value)
    if let changed = change.applied(to: source, text: text, functions: functions) { return changed }
    guard change.isApplied(to: source, text: text, functions: functions) else {
      throw .sourceChanged
    }
    return nil
  }

  private func writableRoot(of path: String) -> String {
    FilePath.isInside(path, root) ? root : FilePath.directory(of: path)
  }
}

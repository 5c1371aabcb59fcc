package import SnapshotCore

extension ReviewFolder {
  /// Accepts an entry. For a new snapshot, whose reference is already recorded, only the artifacts
  /// are removed.
  package func accept(_ entry: ResultEntry) -> Acceptance.Outcome {
    guard entry.status == .new else { return acceptance.accept(entry) }
    guard isUnseen(entry) else { return .refused(.filesGone) }
    return clearFiles(of: entry) ? .accepted : .refused(.filesStay)
  }

  /// Returns the result of accepting an entry without accepting it.
  package func preview(_ entry: ResultEntry) -> Acceptance.Outcome {
    guard entry.status == .new else { return acceptance.preview(entry) }
    return isUnseen(entry) ? .accepted : .refused(.filesGone)
  }

  /// The number of entries per status, including those accepted and rejected since the run.
  package var countSentence: String {
    let waiting = pending
    let rejected = rejected.count
    // New literals are in the source already and can't be rejected by the tool.
    let passed = results.entries.filter { entry in
      !entry.status.isFailure && (entry.status != .new || entry.folder.isEmpty)
    }
    let accepted = results.entries.count - passed.count - waiting.count - rejected
    let more = [(rejected, "rejected"), (accepted, "accepted")].filter { $0.0 > 0 }
      .map { ", \($0.0.grouped) \($0.1)" }
    return ResultCounts(passed + waiting).sentence + more.joined()
  }

  /// Whether a new snapshot is unchanged since it was recorded, and not accepted yet.
  ///
  /// The answer for a literal is always `false`, because its path is that of a source, which a
  /// forged result could name.
  func isUnseen(_ entry: ResultEntry) -> Bool {
    guard !entry.isInline,
      let recorded = acceptance.files.bytes(.actual, of: entry),
      let path = try? acceptance.referencePath(of: entry),
      case .bytes(let reference) = ReferenceReader(limit: acceptance.fileLimit).contents(at: path)
    else { return false }
    return reference.hasSameBytes(as: recorded)
  }

  /// The new literals. They are in the sources already, so they can't be rejected.
  package var newLiterals: [ResultEntry] { results.entries.filter(\.isNewLiteral) }

  /// Whether the reference of a new snapshot was removed.
  func isGone(_ entry: ResultEntry) -> Bool {
    guard !entry.folder.isEmpty, let path = try? acceptance.referencePath(of: entry) else {
      return false
    }
    return ReferenceReader(limit: acceptance.fileLimit).contents(at: path) == .absent
  }

  /// Whether Git tracks the reference of a new snapshot, or can't tell, in which case this tool
  /// doesn't remove it.
  package func isCommitted(_ entry: ResultEntry) -> Bool {
    guard entry.status == .new else { return false }
    return acceptance.rules.gitFails.value || acceptance.rules.tracked.value.contains(entry.id)
  }

  /// Whether the path of a new snapshot's reference contains a symbolic link, behind which another
  /// file could be removed.
  package func isBehindLink(_ entry: ResultEntry) -> Bool {
    guard entry.status == .new, let path = RelativePath(entry.id) else { return false }
    guard
      case .bytes = LinkFreeFolder(acceptance.root).contents(at: path, limit: acceptance.fileLimit)
    else { return true }
    return false
  }

  /// Removes the reference of a new snapshot, and returns whether it was removed.
  ///
  /// A file that Git tracks, or that differs from what the run recorded, isn't removed, because the
  /// results may come from another machine.
  func removeNewReference(of entry: ResultEntry) -> Bool {
    guard isUnseen(entry), !isCommitted(entry), !isBehindLink(entry),
      let path = try? acceptance.referencePath(of: entry)
    else { return false }
    do throws(FileError) {
      try FileRemoval.remove(path, upTo: acceptance.root)
      return true
    } catch {
      return false
    }
  }
}

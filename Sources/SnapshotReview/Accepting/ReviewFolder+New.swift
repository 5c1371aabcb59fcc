package import SnapshotCore

extension ReviewFolder {
  /// Accepts an entry. A new snapshot is its own reference already, so only what the run kept to
  /// show it is removed.
  package func accept(_ entry: ResultEntry) -> Acceptance.Outcome {
    guard entry.status == .new else { return acceptance.accept(entry) }
    guard isUnseen(entry) else { return .refused(.filesGone) }
    return clearFiles(of: entry) ? .accepted : .refused(.filesStay)
  }

  /// What accepting would do, without doing it.
  package func preview(_ entry: ResultEntry) -> Acceptance.Outcome {
    guard entry.status == .new else { return acceptance.preview(entry) }
    return isUnseen(entry) ? .accepted : .refused(.filesGone)
  }

  /// All outcomes, with what was accepted and rejected since.
  package var countSentence: String {
    let waiting = pending
    let rejected = rejected.count
    // A new literal is in the source already, where only its author can reject it.
    let passed = results.entries.filter { entry in
      !entry.status.isFailure && (entry.status != .new || entry.folder.isEmpty)
    }
    let accepted = results.entries.count - passed.count - waiting.count - rejected
    let more = [(rejected, "rejected"), (accepted, "accepted")].filter { $0.0 > 0 }
      .map { ", \($0.0.grouped) \($0.1)" }
    return ResultCounts(passed + waiting).sentence + more.joined()
  }

  /// Whether a new snapshot is still as it was recorded, and nobody has accepted it.
  func isUnseen(_ entry: ResultEntry) -> Bool {
    guard let recorded = acceptance.files.bytes(.actual, of: entry),
      let path = try? acceptance.referencePath(of: entry),
      case .bytes(let reference) = ReferenceReader(limit: acceptance.fileLimit).finding(at: path)
    else { return false }
    return reference.hasSameBytes(as: recorded)
  }

  /// Whether a new snapshot's reference was removed again.
  func isGone(_ entry: ResultEntry) -> Bool {
    guard !entry.folder.isEmpty, let path = try? acceptance.referencePath(of: entry) else {
      return false
    }
    return ReferenceReader(limit: acceptance.fileLimit).finding(at: path) == .absent
  }

  /// Whether Git has a new snapshot already, so that it is no longer this tool's to remove.
  package func isCommitted(_ entry: ResultEntry) -> Bool {
    entry.status == .new && acceptance.rules.tracked.value.contains(entry.id)
  }

  /// Removes the reference of a new snapshot.
  ///
  /// Results may come from elsewhere, so a file that Git has, or that isn't what the run recorded,
  /// stays.
  func removeNewReference(of entry: ResultEntry) -> Bool {
    guard isUnseen(entry), !isCommitted(entry),
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

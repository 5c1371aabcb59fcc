internal import SnapshotCore
internal import SnapshotInline
internal import Synchronization

/// The literals that this process has accepted into sources.
///
/// Recorded positions refer to the source of the run, so several literals in the same lines are all
/// found in the source before the first of them was accepted.
///
/// It is a class because copies of an acceptance share it.
final class AcceptedLiterals: Sendable {
  private let sources = Mutex<[String: Source]>([:])

  /// A source before the first accepted literal, and the literals accepted since.
  struct Source {
    var original: [UInt8]
    var edits: [SourceEdit] = []

    /// The source with all accepted literals; `nil` if they overlap.
    var result: [UInt8]? { edits.applied(to: original) }
  }

  /// Returns the source to which positions refer.
  ///
  /// - Parameter contents: The contents of the file. If anything else has changed it, positions
  ///   refer to these.
  func source(at path: String, containing contents: [UInt8]) -> Source {
    let known = sources.withLock { $0[path] }
    return known.flatMap { $0.result == contents ? $0 : nil } ?? Source(original: contents)
  }

  /// Saves a source after a literal was written into it.
  func remember(_ source: Source, at path: String) {
    sources.withLock { $0[path] = source }
  }
}

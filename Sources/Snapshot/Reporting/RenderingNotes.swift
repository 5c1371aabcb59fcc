internal import SnapshotCore
internal import Synchronization

/// Notes about content of an assertion's pictures that SwiftUI would show and this library doesn't
/// draw.
///
/// It is a class because strategies add notes and the reporter reads them.
final class RenderingNotes: Sendable {
  private let texts = Mutex<[String]>([])

  /// The notes of the current assertion.
  @TaskLocal static var current: RenderingNotes?

  /// The notes that this process has reported; each is reported once.
  private static let reported = Mutex<Set<String>>([])

  init() {}

  /// Adds a note, unless it is there already.
  func add(_ text: String) {
    texts.withLock { if !$0.contains(text) { $0.append(text) } }
  }

  /// Returns the notes that weren't reported for a reference before, and marks them as reported.
  func unreported(for reference: String?) -> [String] {
    texts.withLock { $0 }.filter { text in
      RenderingNotes.reported.withLock { $0.insert("\(reference ?? "")\n\(text)").inserted }
    }
  }

  /// Runs an assertion and adds its notes to the result.
  ///
  /// A pass with notes becomes a warning, because content that isn't drawn isn't tested.
  static func collecting(_ run: () -> AssertionResult) -> AssertionResult {
    let notes = RenderingNotes()
    let result = $current.withValue(notes, operation: run)
    let lines = notes.unreported(for: result.reference)
    return lines.isEmpty ? result : result.noting(lines)
  }
}

extension AssertionResult {
  /// Returns the result with notes in its message. A pass becomes a warning.
  fileprivate func noting(_ lines: [String]) -> AssertionResult {
    var result = self
    let text = lines.map { "Note: \($0)" }.joined(separator: "\n")
    result.message = result.message.isEmpty ? text : "\(result.message)\n\(text)"
    if result.outcome == .pass { result.outcome = .warning }
    return result
  }
}

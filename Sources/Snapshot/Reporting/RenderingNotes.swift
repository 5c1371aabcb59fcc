internal import SnapshotCore
internal import Synchronization

/// What SwiftUI would show in the pictures of an assertion and isn't drawn.
///
/// A class, because the strategies note it and the reporter reads it.
final class RenderingNotes: Sendable {
  private let texts = Mutex<[String]>([])

  /// The notes of the assertion that runs now.
  @TaskLocal static var current: RenderingNotes?

  /// The notes that were reported in this process, so that each is reported once.
  private static let reported = Mutex<Set<String>>([])

  init() {}

  /// Notes something; the same thing counts once.
  func add(_ text: String) {
    texts.withLock { if !$0.contains(text) { $0.append(text) } }
  }

  /// Returns the lines that weren't reported for a reference before.
  func news(for reference: String?) -> [String] {
    texts.withLock { $0 }.filter { text in
      RenderingNotes.reported.withLock { $0.insert("\(reference ?? "")\n\(text)").inserted }
    }
  }

  /// Runs an assertion and adds its notes to the result.
  ///
  /// A result that passes becomes a warning: what isn't drawn must not look tested.
  static func collecting(_ run: () -> AssertionResult) -> AssertionResult {
    let notes = RenderingNotes()
    var result = $current.withValue(notes, operation: run)
    let lines = notes.news(for: result.reference)
    guard !lines.isEmpty else { return result }
    let text = lines.map { "Note: \($0)" }.joined(separator: "\n")
    result.message = result.message.isEmpty ? text : "\(result.message)\n\(text)"
    if result.outcome == .pass { result.outcome = .warning }
    return result
  }
}

internal import SnapshotCore

/// The result of comparing a value with its reference.
public struct SnapshotVerdict: Hashable, Sendable {
  /// The result of the comparison.
  public let kind: Kind
  /// The effect on the test: a pass, a warning or a failure.
  public let outcome: Outcome
  /// The message that `assertSnapshot` would report to the test runner; empty for a pass.
  public let message: String
  /// The path of the reference; `nil` if the assertion failed before the comparison.
  public let reference: String?

  /// The result of a comparison.
  public enum Kind: Hashable, Sendable {
    /// The value equals its reference.
    case matched
    /// The value differs within the tolerance; the text contains the measured and permitted
    /// numbers.
    case withinTolerance(String)
    /// The reference was written.
    case recorded
    /// The value equals a reference that this process wrote.
    case recordedEarlier
    /// Nothing was written, because a second rendering of the value differed; the text is a
    /// one-line summary.
    case irreproducible(String)
    /// There is no reference, and the record mode doesn't permit writing one.
    case missing
    /// The value differs; the text is a one-line summary with numbers.
    case changed(String)
    /// The reference can't be read; the text contains the reason and the fix.
    case unreadable(String)
    /// The assertion failed before the comparison, for example because the value threw an error or
    /// its name is already used.
    case refused
  }

  /// The effect of a verdict on the test.
  public enum Outcome: Hashable, Sendable {
    /// The test passes.
    case pass
    /// The test passes with a warning: a reference was written because the environment requested
    /// it, or a picture lacks content that SwiftUI would show.
    case warning
    /// The test fails.
    case failure
  }

  /// The message of a failure; `nil` for a pass or a warning.
  public var failure: String? { outcome == .failure ? message : nil }

  init(_ result: AssertionResult) {
    kind = Kind(result.verdict)
    message = result.message
    reference = result.reference
    switch result.outcome {
    case .pass: outcome = .pass
    case .warning: outcome = .warning
    case .failure: outcome = .failure
    }
  }
}

extension SnapshotVerdict.Kind {
  fileprivate init(_ verdict: Verdict?) {
    self =
      switch verdict {
      case nil: .refused
      case .matched: .matched
      case .withinTolerance(let numbers): .withinTolerance(numbers)
      case .recorded: .recorded
      case .recordedEarlier: .recordedEarlier
      case .irreproducible(let difference): .irreproducible(difference.summary)
      case .missing: .missing
      case .changed(let difference): .changed(difference.summary)
      case .unreadable(let problem): .unreadable("\(problem)")
      }
  }
}

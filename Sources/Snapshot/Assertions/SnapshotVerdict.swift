internal import SnapshotCore

/// How a comparison with a reference ended.
public struct SnapshotVerdict: Hashable, Sendable {
  /// What was found.
  public let kind: Kind
  /// Whether it passes, warns or fails.
  public let outcome: Outcome
  /// What there is to say about it, as `assertSnapshot` would tell the test runner; empty for a pass.
  public let message: String
  /// The path of the reference; `nil` where it didn't get as far as a name.
  public let reference: String?

  /// What was found.
  public enum Kind: Hashable, Sendable {
    /// The value equals its reference.
    case matched
    /// It differs by no more than was allowed; the text holds the measured and allowed numbers.
    case withinTolerance(String)
    /// The reference was written.
    case recorded
    /// It equals a reference, but one that this very process wrote.
    case recordedEarlier
    /// Nothing is written, because the value was rendered a second time and differed; the text says
    /// in one line how.
    case irreproducible(String)
    /// There is no reference, and none may be written.
    case missing
    /// It differs; the text holds the numbers in one line.
    case changed(String)
    /// There is a reference, but it can't be read; the text says why and what cures it.
    case unreadable(String)
    /// It didn't come to a comparison: the value threw or took too long, or the name is taken.
    case refused
  }

  /// Whether it passes, warns or fails.
  public enum Outcome: Hashable, Sendable {
    /// It is in order.
    case pass
    /// The environment asked for recording, and a reference was written.
    case warning
    /// It isn't in order.
    case failure
  }

  /// The message of a failure; `nil` for a pass and for a warning.
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

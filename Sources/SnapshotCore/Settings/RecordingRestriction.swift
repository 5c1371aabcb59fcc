/// The reason why an assertion writes less than its record mode permits.
package enum RecordingRestriction: Hashable, Sendable {
  /// Another line of the test used the reference first. If both wrote it, they would overwrite each
  /// other.
  case otherLine(String)
  /// The same, and the other line's value equals the reference.
  case otherLineMatched(String)
  /// The same assertion matched the reference before in this run, so the reference is correct.
  case matchedBefore
  /// This run recorded the reference from another value of the same assertion.
  case recordedBefore
  /// The line ran before in this test, because of a loop or a retry, so its number is uncertain.
  case mayBeRetry
  /// Other exit tests, in other processes, may use the file.
  case exitTest

  /// Returns the mode that applies instead of a given one.
  package func restricted(_ mode: RecordMode) -> RecordMode {
    switch self {
    case .otherLine, .otherLineMatched, .matchedBefore, .recordedBefore, .mayBeRetry: .never
    case .exitTest: mode == .never ? .never : .missing
    }
  }

  /// Whether another value of this run equals the reference, so that accepting this one would only
  /// make the other one fail.
  var isMatchedByAnother: Bool {
    switch self {
    case .otherLineMatched, .matchedBefore, .recordedBefore: true
    case .otherLine, .mayBeRetry, .exitTest: false
    }
  }

  /// Returns the restriction of a value that differs from a reference that this run recorded.
  func afterRecording() -> RecordingRestriction {
    if case .otherLine(let line) = self { .otherLineMatched(line) } else { self }
  }
}

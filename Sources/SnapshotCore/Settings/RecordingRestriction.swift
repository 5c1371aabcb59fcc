/// The reason why an assertion writes less than its record mode permits.
package enum RecordingRestriction: Hashable, Sendable {
  /// Another line of the test used the reference first. If both wrote it, they would overwrite each
  /// other.
  case otherLine(String)
  /// The same assertion matched the reference before in this run, so the reference is correct.
  case matchedBefore
  /// The line ran before in this test, because of a loop or a retry, so its number is uncertain.
  case mayBeRetry
  /// Other exit tests, in other processes, may use the file.
  case exitTest

  /// Returns the mode that applies instead of a given one.
  package func restricted(_ mode: RecordMode) -> RecordMode {
    switch self {
    case .otherLine, .matchedBefore, .mayBeRetry: .never
    case .exitTest: mode == .never ? .never : .missing
    }
  }
}

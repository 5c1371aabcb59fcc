/// Why an assertion writes less than the record mode allows.
package enum RecordRestraint: Hashable, Sendable {
  /// Another line of the test compared with the reference first; two would overwrite one another.
  case otherLine(String)
  /// The same assertion matched the reference before in this run, so it is right.
  case matchedBefore
  /// The number of the assertion is that of a loop or that of a retry.
  case mayBeRetry
  /// Other exit tests, in other processes, may use the file.
  case exitTest

  /// The mode that is left of one.
  package func restrained(_ mode: RecordMode) -> RecordMode {
    switch self {
    case .otherLine, .matchedBefore, .mayBeRetry: .never
    case .exitTest: mode == .never ? .never : .missing
    }
  }
}

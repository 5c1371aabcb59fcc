/// The state of an assertion after its value was rendered once.
package enum AssertionStep {
  case finished(AssertionResult)
  /// The reference is about to be written. The closure takes a second rendering, and writes the
  /// reference only if both are equal.
  case recording((_ second: Result<Rendering, any Error>) -> AssertionResult)

  /// Completes the assertion, with a second rendering if the reference is about to be written.
  package consuming func finish(_ renderAgain: () throws -> Rendering) -> AssertionResult {
    switch self {
    case .finished(let result): result
    case .recording(let finish): finish(Result { try RecordScope.repeating(renderAgain) })
    }
  }
}

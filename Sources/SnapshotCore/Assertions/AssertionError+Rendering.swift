extension AssertionError {
  /// Creates the error of a value that couldn't be rendered.
  package init(_ error: any Error, _ subject: AssertionSubject) {
    self =
      switch ValueError(error).error {
      case let limit as TimeLimitExceeded: .timedOut(path: subject.shownPath, limit)
      case let error as any ArgumentError: .invalidArgument(error.description)
      case let error: .valueThrew(ErrorText.make(error))
      }
  }
}

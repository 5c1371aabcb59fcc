extension Rendering {
  /// Returns the difference from a second rendering of the same value, or `nil` if both count as
  /// equal.
  ///
  /// The strategy compares both, so the differences that it tolerates in later runs are tolerated
  /// here. Equal renderings are also searched for elements in hash order, which changes only
  /// between processes.
  package func difference(from second: Result<Rendering, any Error>) -> Difference? {
    renderedDifference(from: second) ?? hashOrder?().map { Difference(summary: $0) }
  }

  private func renderedDifference(from second: Result<Rendering, any Error>) -> Difference? {
    do {
      let second = try second.get()
      let (bytes, others) = (try bytes(), try second.bytes())
      if bytes.hasSameBytes(as: others) { return nil }
      do {
        guard case .different(var difference) = try second.compare(bytes) else { return nil }
        if let cause = NondeterminismCause.cause(bytes, others) { difference.summary = cause }
        return difference
      } catch {
        return Difference(
          summary:
            "The strategy can’t read its own output: \(VisibleText.lines(ErrorText.make(error)))"
        )
      }
    } catch let error as TimeLimitExceeded {
      return Difference(summary: "The second rendering exceeded the time limit of \(error.text)")
    } catch {
      let text = VisibleText.lines(ErrorText.make(ValueError(error).error))
      return Difference(summary: "The second rendering threw an error: \(text)")
    }
  }
}

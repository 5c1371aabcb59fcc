extension Rendering {
  /// Returns what sets a second rendering of the same value apart from this one, or `nil` if both
  /// count as equal.
  ///
  /// The strategy's own comparison decides: what it tolerates, later runs tolerate as well. Equal ones
  /// are searched for the order of hash values, which changes only with the process.
  func difference(from second: Result<Rendering, any Error>) -> Difference? {
    renderedDifference(from: second) ?? hashOrder?().map { Difference(summary: $0) }
  }

  private func renderedDifference(from second: Result<Rendering, any Error>) -> Difference? {
    do {
      let second = try second.get()
      let (bytes, others) = (try bytes(), try second.bytes())
      if bytes.hasSameBytes(as: others) { return nil }
      do {
        guard case .different(var difference) = try second.compare(bytes) else { return nil }
        if let cause = RepeatedText.cause(bytes, others) { difference.summary = cause }
        return difference
      } catch {
        return Difference(
          summary:
            "The strategy can’t read what it wrote: \(VisibleText.lines(ErrorText.make(error)))"
        )
      }
    } catch let error as TimeLimit {
      return Difference(summary: "Rendered a second time, it wasn’t there within \(error.text)")
    } catch {
      let text = VisibleText.lines(ErrorText.make(ValueError(error).error))
      return Difference(summary: "Rendered a second time, it threw an error: \(text)")
    }
  }
}

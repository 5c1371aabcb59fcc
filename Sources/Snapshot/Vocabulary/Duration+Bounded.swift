extension Duration {
  /// Creates a duration of seconds. Negative numbers and NaN count as 0.
  init(bounded seconds: Double) {
    // Limited to a year, because larger numbers overflow.
    self = .seconds(seconds > 0 ? min(seconds, 31_536_000) : 0)
  }
}

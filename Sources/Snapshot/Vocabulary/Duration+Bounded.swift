extension Duration {
  /// Creates a duration of seconds; what isn't a positive number is no time.
  init(bounded seconds: Double) {
    // A year is as good as any longer time, and doesn't overflow.
    self = .seconds(seconds > 0 ? min(seconds, 31_536_000) : 0)
  }
}

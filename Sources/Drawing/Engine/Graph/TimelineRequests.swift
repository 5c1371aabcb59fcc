/// The requests of timelines to the virtual clock.
struct TimelineRequests {
  /// The earliest time requested by a timeline, in seconds.
  var nextMoment: Double?
  /// Whether the picture contains anything that changes with time alone.
  var isTimed = false
  /// Whether a timeline has a different entry at every time.
  var isContinuous = false

  /// Requests an evaluation at a given time, in seconds.
  mutating func request(_ moment: Double) {
    nextMoment = min(nextMoment ?? moment, moment)
  }
}

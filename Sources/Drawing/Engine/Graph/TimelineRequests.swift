/// What timelines ask of the virtual clock.
struct TimelineRequests {
  /// The next moment that a timeline asks for, in seconds.
  var nextMoment: Double?
  /// Whether anything is shown that changes with time alone.
  var isTimed = false
  /// Whether a timeline shows another entry at any moment.
  var isContinuous = false

  /// Asks for an evaluation at a moment, in seconds.
  mutating func ask(for moment: Double) {
    nextMoment = min(nextMoment ?? moment, moment)
  }
}

#if Pictures
/// The times at which frames are drawn, with their names.
struct FrameTimes: Sendable {
  /// A time and its name in failures.
  struct FrameTime: Hashable, Sendable {
    var name: String?
    /// The time in seconds from the beginning.
    var seconds: Double

    /// A description such as `0.25 s (“peak”)`.
    var text: String {
      let isWhole = seconds.isFinite && seconds == seconds.rounded()
      let number = isWhole ? "\(Int64(seconds))" : "\(seconds)"
      return "\(number) s" + (name.map { " (“\($0)”)" } ?? "")
    }
  }

  let all: [FrameTime]
  private static let maxTimes = 1_000

  /// Creates times; throws if there are none or too many, or if a time is out of range.
  init(_ times: [FrameTime]) throws {
    guard !times.isEmpty else { throw FrameTimesError.none }
    guard times.count <= FrameTimes.maxTimes else { throw FrameTimesError.tooMany(times.count) }
    for time in times {
      guard time.seconds.isFinite, time.seconds >= 0, time.seconds <= 1e9 else {
        throw FrameTimesError.outOfRange(time.seconds)
      }
    }
    all = times
  }
}

/// The reason why frames can't be drawn.
enum FrameTimesError: Error, Hashable, CustomStringConvertible {
  case none
  case tooMany(Int)
  case outOfRange(Double)

  var description: String {
    switch self {
    case .none: "`.frames(at:)` has no times. Pass at least one."
    case .tooMany(let count): "`.frames(at:)` has \(count) times; the maximum is 1000."
    case .outOfRange(let time):
      "`.frames(at:)` has the time \(time). Times are seconds from 0 to 1,000,000,000."
    }
  }
}
#endif

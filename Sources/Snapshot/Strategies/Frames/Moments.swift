#if Pictures
/// The times at which frames are drawn, with their names.
struct Moments: Sendable {
  /// A time and its name in failures.
  struct Moment: Hashable, Sendable {
    var name: String?
    /// The time in seconds from the beginning.
    var time: Double

    /// A description such as `0.25 s (“peak”)`.
    var text: String {
      let seconds = time.isFinite && time == time.rounded() ? "\(Int64(time))" : "\(time)"
      return "\(seconds) s" + (name.map { " (“\($0)”)" } ?? "")
    }
  }

  let all: [Moment]
  private static let maxMoments = 1_000

  /// Creates moments; throws if there are none or too many, or if a time is out of range.
  init(_ moments: [Moment]) throws {
    guard !moments.isEmpty else { throw MomentsError.none }
    guard moments.count <= Moments.maxMoments else { throw MomentsError.tooMany(moments.count) }
    for moment in moments {
      guard moment.time.isFinite, moment.time >= 0, moment.time <= 1e9 else {
        throw MomentsError.noTime(moment.time)
      }
    }
    all = moments
  }
}

/// The reason why frames can't be drawn.
enum MomentsError: Error, Hashable, CustomStringConvertible {
  case none
  case tooMany(Int)
  case noTime(Double)

  var description: String {
    switch self {
    case .none: "`.frames(at:)` has no times. Pass at least one."
    case .tooMany(let count): "`.frames(at:)` has \(count) times; the maximum is 1000."
    case .noTime(let time):
      "`.frames(at:)` has the time \(time). Times are seconds from 0 to 1,000,000,000."
    }
  }
}
#endif

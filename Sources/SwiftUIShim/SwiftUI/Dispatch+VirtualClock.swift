public import Dispatch
import Drawing
import Foundation

// In a rendering these go by the virtual clock; outside of one they are the system's. They have
// fewer arguments with defaults than the system's, so that the compiler takes them.

extension DispatchQueue {
  /// Does some work after what is shown now.
  public func async(execute work: @escaping () -> Void) {
    guard RenderClock.now == nil else { return RenderClock.schedule(after: 0, work) }
    let work = Crossing(work: work)
    async(group: nil, qos: .unspecified, flags: []) { work.work() }
  }

  /// Does some work at a time, which is looked at to the millisecond.
  public func asyncAfter(
    deadline: @autoclosure () -> DispatchTime,
    execute work: @escaping () -> Void
  ) {
    guard RenderClock.now == nil else {
      return RenderClock.schedule(after: DispatchTime.delay(until: deadline), work)
    }
    let work = Crossing(work: work)
    asyncAfter(deadline: deadline(), qos: .unspecified, flags: []) { work.work() }
  }
}

/// Work that crosses to a queue, as it does in the system's own module for files in Swift 5 mode.
private struct Crossing: @unchecked Sendable {
  let work: () -> Void
}

extension DispatchTime {
  /// Returns how far a time that is written as one from now on lies ahead, in seconds.
  ///
  /// `now` is another one each time it is asked, so that the delay is known only to within the
  /// time the question takes: it is asked anew until that is short, and brought to a millisecond.
  fileprivate static func delay(until deadline: () -> DispatchTime) -> Double {
    var delay = 0.0
    for _ in 0..<100 {
      let before = DispatchTime.now().uptimeNanoseconds
      let moment = deadline().uptimeNanoseconds
      let after = DispatchTime.now().uptimeNanoseconds
      let known = Double(moment) - Double(before)
      // Seldom does anybody write a delay so close above the middle between two milliseconds.
      delay = ((known / 1e6) + 0.13).rounded() / 1000
      if after - before < 20_000 { break }
    }
    return delay
  }
}

public import Dispatch
import Drawing
import Foundation

// In a rendering, these functions use the virtual clock; otherwise they call the system's. They
// have fewer defaulted parameters than the system's, so overload resolution prefers them.

extension DispatchQueue {
  /// Runs work asynchronously; in a rendering, after the current evaluation.
  public func async(execute work: @escaping () -> Void) {
    guard RenderClock.now == nil else { return RenderClock.schedule(after: 0, work) }
    let work = UncheckedWork(work: work)
    async(group: nil, qos: .unspecified, flags: []) { work.work() }
  }

  /// Runs work at a deadline; in a rendering, after a delay rounded to a millisecond.
  public func asyncAfter(
    deadline: @autoclosure () -> DispatchTime,
    execute work: @escaping () -> Void
  ) {
    guard RenderClock.now == nil else {
      return RenderClock.schedule(after: DispatchTime.delay(until: deadline), work)
    }
    let work = UncheckedWork(work: work)
    asyncAfter(deadline: deadline(), qos: .unspecified, flags: []) { work.work() }
  }
}

/// Work passed to a queue. It is unchecked `Sendable`, because files in Swift 5 mode may pass work
/// that isn't `Sendable`.
private struct UncheckedWork: @unchecked Sendable {
  let work: () -> Void
}

extension DispatchTime {
  /// Returns the delay of a deadline relative to now, in seconds.
  ///
  /// `DispatchTime.now()` advances while the deadline is evaluated, so the error of the delay is at
  /// most the duration of the evaluation. The deadline is evaluated up to 100 times, until an
  /// evaluation takes less than 20 microseconds. The delay is rounded to a millisecond.
  ///
  /// - Parameters:
  ///   - deadline: A closure that returns the deadline.
  ///   - now: A closure that returns the current time in nanoseconds.
  static func delay(
    until deadline: () -> DispatchTime,
    now: () -> UInt64 = { DispatchTime.now().uptimeNanoseconds }
  ) -> Double {
    var attempt = 1
    while true {
      let before = now()
      let nanoseconds = Double(deadline().uptimeNanoseconds) - Double(before)
      if now() - before < 20_000 || attempt == 100 {
        // Fractions of at least 0.37 ms are rounded up. Delays written in code are rarely close to
        // that fraction, but often to 0.5 ms.
        return ((nanoseconds / 1e6) + 0.13).rounded() / 1000
      }
      attempt += 1
    }
  }
}

import Drawing
public import Foundation

// In a rendering, these functions use the virtual clock; otherwise they call the system's.

extension Timer {
  /// A callable value that starts a timer: `Timer.scheduledTimer(withTimeInterval: 1, repeats:
  /// true) { … }`.
  ///
  /// It is a property because a method would be ambiguous with Foundation's. The compiler prefers a
  /// property to a method with the same name.
  public class var scheduledTimer: TimerStart { TimerStart() }

  /// Schedules the timer on the virtual clock.
  ///
  /// A timer that fires once stores only its fire date on the system's clock, so its delay is
  /// rounded to a hundredth of a second.
  fileprivate func fireOnVirtualClock() {
    let repeats = timeInterval > 0
    let delay = repeats ? timeInterval : (fireDate.timeIntervalSinceNow * 100).rounded() / 100
    scheduleFiring(after: max(delay, 0.001), repeats: repeats) { $0.fire() }
  }

  fileprivate func scheduleFiring(
    after interval: TimeInterval,
    repeats: Bool,
    _ block: @escaping (Timer) -> Void
  ) {
    RenderClock.schedule(after: interval) { [self] in
      guard isValid else { return }
      block(self)
      guard repeats else { return invalidate() }
      scheduleFiring(after: interval, repeats: true, block)
    }
  }
}

/// The callable value of `Timer.scheduledTimer`.
public struct TimerStart {
  /// Starts a timer that calls a block once, or repeatedly until the timer is invalidated. The
  /// interval is in seconds.
  @discardableResult
  public func callAsFunction(
    withTimeInterval interval: TimeInterval,
    repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    guard RenderClock.now != nil else {
      let add: (Timer, RunLoop.Mode) -> Void = RunLoop.current.add
      add(timer, .default)
      return timer
    }
    timer.scheduleFiring(after: max(interval, 0.001), repeats: repeats, block)
    return timer
  }
}

extension RunLoop {
  /// A callable value that adds a timer: `RunLoop.main.add(timer, forMode: .common)`.
  ///
  /// It is a property because the compiler prefers a property to a method with the same name.
  public var add: RunLoopAddition { RunLoopAddition(runLoop: self) }
}

/// The callable value of `RunLoop.add`.
public struct RunLoopAddition {
  fileprivate let runLoop: RunLoop

  /// Adds a timer to the run loop; in a rendering, to the virtual clock.
  public func callAsFunction(_ timer: Timer, forMode mode: RunLoop.Mode) {
    guard RenderClock.now != nil else {
      let add: (Timer, RunLoop.Mode) -> Void = runLoop.add
      return add(timer, mode)
    }
    timer.fireOnVirtualClock()
  }
}

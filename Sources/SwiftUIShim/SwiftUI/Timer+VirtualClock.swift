import Drawing
public import Foundation

// In a rendering these go by the virtual clock; outside of one they are the system's.

extension Timer {
  /// Starts a timer: `Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in … }`.
  ///
  /// A value that is called, as the compiler takes a property of this name before a method: a method
  /// would be as good as Foundation's own, and the compiler couldn't choose.
  public class var scheduledTimer: TimerStart { TimerStart() }

  /// Fires as it was created to.
  ///
  /// A timer that fires once keeps only its date, which is that of the machine: its delay is known to
  /// the hundredth of a second.
  fileprivate func fireOnVirtualClock() {
    let repeats = timeInterval > 0
    let delay = repeats ? timeInterval : (fireDate.timeIntervalSinceNow * 100).rounded() / 100
    goOn(after: max(delay, 0.001), repeats: repeats) { $0.fire() }
  }

  fileprivate func goOn(
    after interval: TimeInterval,
    repeats: Bool,
    _ block: @escaping (Timer) -> Void
  ) {
    RenderClock.schedule(after: interval) { [self] in
      guard isValid else { return }
      block(self)
      guard repeats else { return invalidate() }
      goOn(after: interval, repeats: true, block)
    }
  }
}

/// What `Timer.scheduledTimer` calls.
public struct TimerStart {
  /// Calls a block after a time in seconds, or again and again until the timer is invalidated.
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
    timer.goOn(after: max(interval, 0.001), repeats: repeats, block)
    return timer
  }
}

extension RunLoop {
  /// Adds a timer: `RunLoop.main.add(timer, forMode: .common)`.
  ///
  /// A value that is called, as the compiler takes a property of this name before a method.
  public var add: RunLoopAddition { RunLoopAddition(runLoop: self) }
}

/// What `add` of a run loop calls.
public struct RunLoopAddition {
  fileprivate let runLoop: RunLoop

  /// Lets a timer fire; in a rendering on its clock.
  public func callAsFunction(_ timer: Timer, forMode mode: RunLoop.Mode) {
    guard RenderClock.now != nil else {
      let add: (Timer, RunLoop.Mode) -> Void = runLoop.add
      return add(timer, mode)
    }
    timer.fireOnVirtualClock()
  }
}

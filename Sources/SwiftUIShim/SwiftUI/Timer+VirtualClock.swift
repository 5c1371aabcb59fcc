import Drawing
public import Foundation
import Synchronization

// In a rendering, these functions use the virtual clock; otherwise they call the system's.

extension Timer {
  /// Creates a timer that fires after an interval, in seconds.
  ///
  /// Outside Apple's platforms, Foundation's initializer creates a timer that is due at once. The
  /// compiler prefers this one, because its block's type is more specific. A block that uses its
  /// argument as a `Timer` compiles only with Foundation's.
  public convenience init(
    timeInterval interval: TimeInterval,
    repeats: Bool,
    block: @escaping @Sendable (NSObject) -> Void
  ) {
    let date = Date(timeIntervalSinceNow: interval)
    self.init(fire: date, interval: interval, repeats: repeats) { block($0) }
    if RenderClock.now != nil, !repeats { TimerDelays.add(interval, of: self) }
  }

  /// A callable value that starts a timer: `Timer.scheduledTimer(withTimeInterval: 1, repeats:
  /// true) { … }`.
  ///
  /// It is a property because a method would be ambiguous with Foundation's. The compiler prefers a
  /// property to a method with the same name.
  public class var scheduledTimer: TimerStart { TimerStart() }

  /// Schedules the timer on the virtual clock.
  ///
  /// A timer that was created with a date and fires once stores only that date on the system's
  /// clock, so its delay is rounded to a hundredth of a second.
  fileprivate func fireOnVirtualClock() {
    let repeats = timeInterval > 0
    let roundedDelay = (fireDate.timeIntervalSinceNow * 100).rounded() / 100
    let delay = repeats ? timeInterval : TimerDelays.take(of: self) ?? roundedDelay
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

/// The delays of timers that were created but not added to a run loop.
private enum TimerDelays {
  /// The delay of a timer. Its `Sendable` conformance is unchecked because timers of Foundation are
  /// used from one thread at a time.
  private struct Entry: @unchecked Sendable {
    weak var timer: Timer?
    let fireDate: Date
    let delay: TimeInterval
  }

  private static let entries = Mutex<[ObjectIdentifier: Entry]>([:])

  static func add(_ delay: TimeInterval, of timer: Timer) {
    entries.withLock { entries in
      entries = entries.filter { $0.value.timer != nil }
      entries[ObjectIdentifier(timer)] = Entry(timer: timer, fireDate: timer.fireDate, delay: delay)
    }
  }

  /// Removes the delay of a timer and returns it, unless the timer's date was changed.
  static func take(of timer: Timer) -> TimeInterval? {
    let entry = entries.withLock { $0.removeValue(forKey: ObjectIdentifier(timer)) }
    return entry?.timer === timer && entry?.fireDate == timer.fireDate ? entry?.delay : nil
  }
}

/// The callable value of `Timer.scheduledTimer`.
public struct TimerStart {
  /// Starts a timer that calls a block once, or repeatedly until the timer is invalidated. The
  /// interval is in seconds.
  ///
  /// The block isn't `@Sendable`, so that a block in a view belongs to the main actor, like the
  /// view's state.
  @discardableResult
  public func callAsFunction(
    withTimeInterval interval: TimeInterval,
    repeats: Bool,
    block: @escaping (Timer) -> Void
  ) -> Timer {
    // The timer calls it on the thread that starts the timer.
    nonisolated(unsafe) let block = block
    let timer = Timer(timeInterval: interval, repeats: repeats) { block($0) }
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

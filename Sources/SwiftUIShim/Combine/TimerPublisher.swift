import Drawing
public import Foundation

/// A publisher that starts when it is connected.
public protocol ConnectablePublisher: Publisher {
  /// Starts publishing.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Returns a publisher that connects when it gets a subscriber.
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(self) }
}

/// A namespace for types of publishers.
public enum Publishers {
  /// A publisher that connects its upstream publisher when it gets a subscriber.
  public struct Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = Upstream.Failure
    /// The publisher that is connected.
    public let upstream: Upstream

    init(_ upstream: Upstream) {
      self.upstream = upstream
    }

    /// Calls closures with the values and the completion, and connects the publisher.
    public func observe(
      _ receiveValue: @escaping (Output) -> Void,
      completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      // Several renderings may share a timer publisher, so each subscription gets its own timer.
      let upstream = (upstream as? Timer.TimerPublisher)?.unsubscribedCopy as? Upstream ?? upstream
      let subscription = upstream.observe(receiveValue, completion: completion)
      let connection = upstream.connect()
      return AnyCancellable {
        subscription.cancel()
        connection.cancel()
      }
    }
  }
}

extension Timer {
  /// A publisher of dates at regular intervals of the virtual clock. Outside a rendering it
  /// publishes nothing.
  ///
  /// It is a class because connections and receivers share it.
  public final class TimerPublisher: ConnectablePublisher {
    /// The type of the values.
    public typealias Output = Date
    /// The type of the error; the publisher never fails.
    public typealias Failure = Never

    /// The interval, in seconds.
    public let interval: TimeInterval
    private let dates = PassthroughSubject<Date, Never>()

    init(interval: TimeInterval) {
      self.interval = interval
    }

    /// A new publisher with the same interval and no subscribers.
    var unsubscribedCopy: TimerPublisher { TimerPublisher(interval: interval) }

    /// Calls a closure with each date published from now on.
    public func observe(
      _ receiveValue: @escaping (Date) -> Void,
      completion: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable {
      dates.observe(receiveValue, completion: completion)
    }

    /// Starts publishing dates.
    public func connect() -> any Cancellable {
      let repeating = RepeatingAction(every: interval) { [dates] in
        guard let now = RenderClock.now else { return }
        dates.send(Date(timeIntervalSinceReferenceDate: now))
      }
      return AnyCancellable { repeating.isActive = false }
    }
  }

  /// Returns a publisher of one date per interval, in seconds; all other arguments are ignored.
  public static func publish(
    every interval: TimeInterval,
    tolerance: TimeInterval? = nil,
    on runLoop: RunLoop,
    in mode: RunLoop.Mode,
    options: Never? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval)
  }
}

/// An action that runs at regular intervals of the virtual clock.
///
/// It is a class because the connection that stops it and its scheduled closures share it.
private final class RepeatingAction {
  var isActive = true
  private let interval: Double
  private let action: () -> Void

  init(every interval: Double, _ action: @escaping () -> Void) {
    // The shortest interval is a millisecond, as for Foundation's timers. `max` returns its first
    // argument if the second is NaN.
    self.interval = max(0.001, interval)
    self.action = action
    scheduleNext()
  }

  private func scheduleNext() {
    RenderClock.schedule(after: interval) { [self] in
      guard isActive else { return }
      action()
      scheduleNext()
    }
  }
}

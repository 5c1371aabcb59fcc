import Drawing
public import Foundation

/// A publisher that begins when it is told to.
public protocol ConnectablePublisher: Publisher {
  /// Lets the values begin.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Returns a publisher whose values begin as soon as somebody listens.
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(self) }
}

/// What the operators return.
public enum Publishers {
  /// A publisher whose values begin as soon as somebody listens.
  public struct Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// The values are the same.
    public typealias Output = Upstream.Output
    /// The error is the same.
    public typealias Failure = Upstream.Failure
    /// The publisher that begins.
    public let upstream: Upstream

    init(_ upstream: Upstream) {
      self.upstream = upstream
    }

    /// Calls closures with the values, and lets them begin.
    public func observe(
      _ receiveValue: @escaping (Output) -> Void,
      completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      // Renderings may share a timer: each has ticks of its own.
      let upstream = (upstream as? Timer.TimerPublisher)?.again as? Upstream ?? upstream
      let listening = upstream.observe(receiveValue, completion: completion)
      let connection = upstream.connect()
      return AnyCancellable {
        listening.cancel()
        connection.cancel()
      }
    }
  }
}

extension Timer {
  /// A publisher of dates at even steps: of the virtual clock in a rendering, and of none outside.
  ///
  /// A class, because those who connect it and those who receive share it.
  public final class TimerPublisher: ConnectablePublisher {
    /// The values are the dates.
    public typealias Output = Date
    /// There is no error.
    public typealias Failure = Never

    /// The step, in seconds.
    public let interval: TimeInterval
    private let dates = PassthroughSubject<Date, Never>()

    init(interval: TimeInterval) {
      self.interval = interval
    }

    /// A timer of the same step to which nobody listens.
    var again: TimerPublisher { TimerPublisher(interval: interval) }

    /// Calls closures with the dates to come.
    public func observe(
      _ receiveValue: @escaping (Date) -> Void,
      completion: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable {
      dates.observe(receiveValue, completion: completion)
    }

    /// Lets the dates begin.
    public func connect() -> any Cancellable {
      let ticking = Ticking(every: interval) { [dates] in
        dates.send(Date(timeIntervalSinceReferenceDate: RenderClock.now ?? 0))
      }
      return AnyCancellable { ticking.isOn = false }
    }
  }

  /// Returns a publisher of dates, one every so many seconds; the run loop is of no consequence.
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

/// An action that is done at even steps of the virtual clock.
///
/// A class, because it is switched off from elsewhere.
private final class Ticking {
  var isOn = true
  private let interval: Double
  private let action: () -> Void

  init(every interval: Double, _ action: @escaping () -> Void) {
    // What is shorter is brought to a thousandth of a second, as Foundation's timers do.
    self.interval = interval > 0.001 ? interval : 0.001
    self.action = action
    goOn()
  }

  private func goOn() {
    RenderClock.schedule(after: interval) { [self] in
      guard isOn else { return }
      action()
      goOn()
    }
  }
}

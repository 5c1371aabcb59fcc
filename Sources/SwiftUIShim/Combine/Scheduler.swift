public import Dispatch
public import Foundation

/// A scheduler of values. In a rendering, all schedulers use the virtual clock.
public protocol Scheduler {
  /// The type of times.
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  /// The type of options, which have no effect.
  associatedtype SchedulerOptions = NoSchedulerOptions
}

/// The options of schedulers that have none.
public enum NoSchedulerOptions: Sendable {}

/// An interval that can be created from various units.
public protocol SchedulerTimeIntervalConvertible {
  /// Returns an interval in seconds.
  static func seconds(_ s: Int) -> Self
  /// Returns an interval in seconds.
  static func seconds(_ s: Double) -> Self
  /// Returns an interval in milliseconds.
  static func milliseconds(_ ms: Int) -> Self
  /// Returns an interval in microseconds.
  static func microseconds(_ us: Int) -> Self
  /// Returns an interval in nanoseconds.
  static func nanoseconds(_ ns: Int) -> Self
}

/// The interval type of the schedulers.
public struct SchedulerInterval: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
  ExpressibleByFloatLiteral, Hashable, Sendable
{
  /// The interval, in seconds.
  public var timeInterval: Double

  /// Creates an interval in seconds.
  public init(_ timeInterval: Double) {
    self.timeInterval = timeInterval
  }

  /// Creates an interval in seconds.
  public init(floatLiteral value: Double) {
    timeInterval = value
  }

  /// Creates an interval in seconds.
  public init(integerLiteral value: Int) {
    timeInterval = Double(value)
  }

  /// Creates an interval in seconds.
  public init?<T: BinaryInteger>(exactly source: T) {
    timeInterval = Double(source)
  }

  /// The absolute value, in seconds.
  public var magnitude: Double { abs(timeInterval) }

  /// Returns an interval in seconds.
  public static func seconds(_ s: Int) -> Self { Self(Double(s)) }
  /// Returns an interval in seconds.
  public static func seconds(_ s: Double) -> Self { Self(s) }
  /// Returns an interval in milliseconds.
  public static func milliseconds(_ ms: Int) -> Self { Self(Double(ms) / 1e3) }
  /// Returns an interval in microseconds.
  public static func microseconds(_ us: Int) -> Self { Self(Double(us) / 1e6) }
  /// Returns an interval in nanoseconds.
  public static func nanoseconds(_ ns: Int) -> Self { Self(Double(ns) / 1e9) }

  /// Returns whether an interval is shorter than another one.
  public static func < (left: Self, right: Self) -> Bool { left.timeInterval < right.timeInterval }
  /// Adds two intervals.
  public static func + (left: Self, right: Self) -> Self {
    Self(left.timeInterval + right.timeInterval)
  }
  /// Subtracts the second interval from the first.
  public static func - (left: Self, right: Self) -> Self {
    Self(left.timeInterval - right.timeInterval)
  }
  /// Multiplies two intervals.
  public static func * (left: Self, right: Self) -> Self {
    Self(left.timeInterval * right.timeInterval)
  }
  /// Multiplies an interval by another one in place.
  public static func *= (left: inout Self, right: Self) {
    left.timeInterval *= right.timeInterval
  }
}

/// The time type of the schedulers.
public struct SchedulerMoment: Strideable, Hashable, Sendable {
  /// The type of intervals.
  public typealias Stride = SchedulerInterval

  let seconds: Double

  /// Returns the interval to another time.
  public func distance(to other: SchedulerMoment) -> SchedulerInterval {
    SchedulerInterval(other.seconds - seconds)
  }

  /// Returns the time after an interval.
  public func advanced(by stride: SchedulerInterval) -> SchedulerMoment {
    SchedulerMoment(seconds: seconds + stride.timeInterval)
  }
}

extension DispatchQueue: Scheduler {
  /// The type of times.
  public typealias SchedulerTimeType = SchedulerMoment

  /// The options of work on a queue, which have no effect.
  public struct SchedulerOptions: Sendable {
    /// Creates options; the arguments are ignored.
    public init(
      qos: DispatchQoS = .unspecified,
      flags: DispatchWorkItemFlags = [],
      group: DispatchGroup? = nil
    ) {}
  }
}

extension RunLoop: Scheduler {
  /// The type of times.
  public typealias SchedulerTimeType = SchedulerMoment
}

extension OperationQueue: Scheduler {
  /// The type of times.
  public typealias SchedulerTimeType = SchedulerMoment
}

/// A scheduler that delivers values immediately.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// The type of times.
  public typealias SchedulerTimeType = SchedulerMoment
  /// The shared scheduler.
  public static let shared = ImmediateScheduler()
}

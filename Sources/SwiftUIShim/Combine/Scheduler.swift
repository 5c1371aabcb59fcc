public import Dispatch
public import Foundation

/// What decides when values arrive: in a rendering always its clock.
public protocol Scheduler {
  /// The type of moments.
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
}

/// A length of time in several units.
public protocol SchedulerTimeIntervalConvertible {
  /// Returns a number of seconds.
  static func seconds(_ s: Int) -> Self
  /// Returns a number of seconds.
  static func seconds(_ s: Double) -> Self
  /// Returns a number of thousandths of a second.
  static func milliseconds(_ ms: Int) -> Self
  /// Returns a number of millionths of a second.
  static func microseconds(_ us: Int) -> Self
  /// Returns a number of thousand-millionths of a second.
  static func nanoseconds(_ ns: Int) -> Self
}

/// A length of time as schedulers take it: a number of seconds.
public struct SchedulerInterval: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
  ExpressibleByFloatLiteral, Hashable, Sendable
{
  /// The number of seconds.
  public var timeInterval: Double

  /// Creates a length of so many seconds.
  public init(_ timeInterval: Double) {
    self.timeInterval = timeInterval
  }

  /// Creates a length of so many seconds.
  public init(floatLiteral value: Double) {
    timeInterval = value
  }

  /// Creates a length of so many seconds.
  public init(integerLiteral value: Int) {
    timeInterval = Double(value)
  }

  /// Creates a length of so many seconds.
  public init?<T: BinaryInteger>(exactly source: T) {
    timeInterval = Double(source)
  }

  /// The length without its sign.
  public var magnitude: Double { abs(timeInterval) }

  /// Returns a number of seconds.
  public static func seconds(_ s: Int) -> Self { Self(Double(s)) }
  /// Returns a number of seconds.
  public static func seconds(_ s: Double) -> Self { Self(s) }
  /// Returns a number of thousandths of a second.
  public static func milliseconds(_ ms: Int) -> Self { Self(Double(ms) / 1e3) }
  /// Returns a number of millionths of a second.
  public static func microseconds(_ us: Int) -> Self { Self(Double(us) / 1e6) }
  /// Returns a number of thousand-millionths of a second.
  public static func nanoseconds(_ ns: Int) -> Self { Self(Double(ns) / 1e9) }

  /// Whether one is shorter than another.
  public static func < (left: Self, right: Self) -> Bool { left.timeInterval < right.timeInterval }
  /// Adds two lengths.
  public static func + (left: Self, right: Self) -> Self {
    Self(left.timeInterval + right.timeInterval)
  }
  /// Subtracts a length.
  public static func - (left: Self, right: Self) -> Self {
    Self(left.timeInterval - right.timeInterval)
  }
  /// Multiplies two lengths.
  public static func * (left: Self, right: Self) -> Self {
    Self(left.timeInterval * right.timeInterval)
  }
  /// Multiplies the length.
  public static func *= (left: inout Self, right: Self) {
    left.timeInterval *= right.timeInterval
  }
}

/// A moment as schedulers know it.
public struct SchedulerMoment: Strideable, Hashable, Sendable {
  /// A length of time.
  public typealias Stride = SchedulerInterval

  private var seconds: Double

  /// Returns the time to another moment.
  public func distance(to other: SchedulerMoment) -> SchedulerInterval {
    SchedulerInterval(other.seconds - seconds)
  }

  /// Returns the moment some time later.
  public func advanced(by stride: SchedulerInterval) -> SchedulerMoment {
    SchedulerMoment(seconds: seconds + stride.timeInterval)
  }
}

extension DispatchQueue: Scheduler {
  /// A moment.
  public typealias SchedulerTimeType = SchedulerMoment
}

extension RunLoop: Scheduler {
  /// A moment.
  public typealias SchedulerTimeType = SchedulerMoment
}

extension OperationQueue: Scheduler {
  /// A moment.
  public typealias SchedulerTimeType = SchedulerMoment
}

/// What delivers values at once.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// A moment.
  public typealias SchedulerTimeType = SchedulerMoment
  /// The scheduler.
  public static let shared = ImmediateScheduler()
}

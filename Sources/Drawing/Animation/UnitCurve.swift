import Foundation

/// A timing curve from 0 to 1 over a time from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
  private enum Curve: Hashable, Sendable {
    case bezier(start: UnitPoint, end: UnitPoint)
    case circularEaseIn
    case circularEaseOut
    case circularEaseInOut
    /// The inverse of `circularEaseInOut`.
    case circularEaseOutIn
  }

  private let curve: Curve

  private init(_ curve: Curve) {
    self.curve = curve
  }

  /// The linear curve.
  public static let linear = bezier(startControlPoint: .zero, endControlPoint: .bottomTrailing)
  /// A curve that starts slowly.
  public static let easeIn = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0),
    endControlPoint: .bottomTrailing
  )
  /// A curve that ends slowly.
  public static let easeOut = bezier(
    startControlPoint: .zero,
    endControlPoint: UnitPoint(x: 0.58, y: 1)
  )
  /// A curve that starts and ends slowly.
  public static let easeInOut = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0),
    endControlPoint: UnitPoint(x: 0.58, y: 1)
  )
  /// A quarter circle that starts slowly.
  public static let circularEaseIn = UnitCurve(.circularEaseIn)
  /// A quarter circle that ends slowly.
  public static let circularEaseOut = UnitCurve(.circularEaseOut)
  /// Two quarter circles that start and end slowly.
  public static let circularEaseInOut = UnitCurve(.circularEaseInOut)

  /// Returns a cubic Bézier curve from (0, 0) to (1, 1), with time horizontal and progress
  /// vertical.
  public static func bezier(
    startControlPoint: UnitPoint,
    endControlPoint: UnitPoint
  ) -> UnitCurve {
    func valid(_ fraction: CGFloat) -> CGFloat { fraction.isFinite ? fraction : 0 }
    func inTime(_ point: UnitPoint) -> UnitPoint {
      UnitPoint(x: min(max(valid(point.x), 0), 1), y: valid(point.y))
    }
    return UnitCurve(.bezier(start: inTime(startControlPoint), end: inTime(endControlPoint)))
  }

  /// Returns the progress at a given time. It is constant before 0 and after 1.
  public func value(at progress: Double) -> Double {
    let time = progress > 0 ? min(progress, 1) : 0
    guard time > 0, time < 1 else { return time }
    switch curve {
    case .bezier(let start, let end):
      let parameter = CubicCurve(start.x, end.x).parameter(reaching: time)
      return UnitCurve.rounded(CubicCurve(start.y, end.y).value(at: parameter))
    case .circularEaseIn: return UnitCurve.quarterCircle(time)
    case .circularEaseOut: return 1 - UnitCurve.quarterCircle(1 - time)
    case .circularEaseInOut:
      return time < 0.5
        ? UnitCurve.quarterCircle(2 * time) / 2
        : 1 - UnitCurve.quarterCircle(2 - 2 * time) / 2
    case .circularEaseOutIn:
      return time < 0.5
        ? (1 - UnitCurve.quarterCircle(1 - 2 * time)) / 2
        : (1 + UnitCurve.quarterCircle(2 * time - 1)) / 2
    }
  }

  /// Returns the slope of the progress at a given time; at either end, the slope just inside it.
  ///
  /// If the slope is infinite, as at the start of `circularEaseOut`, a large number is returned.
  public func velocity(at progress: Double) -> Double {
    let time = progress > 0 ? min(progress, 1) : 0
    if case .bezier(let start, let end) = curve {
      let (across, up) = (CubicCurve(start.x, end.x), CubicCurve(start.y, end.y))
      let parameter = across.parameter(reaching: time)
      // If both derivatives are 0, use the direction nearby.
      let inside = min(max(parameter, 1e-6), 1 - 1e-6)
      let speed = across.slope(at: parameter)
      guard speed < 1e-9 else { return up.slope(at: parameter) / speed }
      return up.slope(at: inside) / max(across.slope(at: inside), 1e-9)
    }
    let (low, high) = (max(time - 1e-6, 0), min(time + 1e-6, 1))
    return (value(at: high) - value(at: low)) / (high - low)
  }

  /// The curve with time and progress swapped.
  public var inverse: UnitCurve {
    switch curve {
    case .bezier(let start, let end):
      UnitCurve.bezier(
        startControlPoint: UnitPoint(x: start.y, y: start.x),
        endControlPoint: UnitPoint(x: end.y, y: end.x)
      )
    case .circularEaseIn: .circularEaseOut
    case .circularEaseOut: .circularEaseIn
    case .circularEaseInOut: UnitCurve(.circularEaseOutIn)
    case .circularEaseOutIn: .circularEaseInOut
    }
  }

  private static func quarterCircle(_ time: Double) -> Double {
    1 - (1 - time * time).squareRoot()
  }

  /// Rounds the progress to SwiftUI's steps of 2⁻²⁰.
  private static func rounded(_ value: Double) -> Double {
    (value * 0x1p20).rounded() / 0x1p20
  }
}

/// One coordinate of a cubic Bézier curve from 0 to 1.
private struct CubicCurve {
  let first: Double
  let second: Double

  init(_ first: CGFloat, _ second: CGFloat) {
    self.first = Double(first)
    self.second = Double(second)
  }

  func value(at parameter: Double) -> Double {
    let rest = 1 - parameter
    return 3 * rest * rest * parameter * first + 3 * rest * parameter * parameter * second
      + parameter * parameter * parameter
  }

  func slope(at parameter: Double) -> Double {
    let rest = 1 - parameter
    return 3 * rest * rest * first + 6 * rest * parameter * (second - first)
      + 3 * parameter * parameter * (1 - second)
  }

  /// Returns the parameter at which the coordinate reaches a value. Bisection is slow but never
  /// fails.
  func parameter(reaching target: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if value(at: middle) < target { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}

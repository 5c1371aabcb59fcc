import Testing

@testable import Drawing

@Suite
struct RetargetTests {
  /// A spring computed frame by frame: 60 frames per second, in steps of 1/300 s.
  private struct Stepper {
    var (position, velocity, force) = (0.0, 0.0, 0.0)
    private var time = 0.0

    mutating func retarget(at start: Double) { time = start }

    mutating func advance(to end: Double, target: Double, response: Double, damping: Double) {
      let stiffness = (2 * Double.pi / response) * (2 * Double.pi / response)
      while time < end {
        let half = velocity + force / 600
        position += half / 300
        force = -2 * damping * stiffness.squareRoot() * half + stiffness * (target - position)
        velocity = half + force / 600
        time += 1.0 / 300
      }
    }
  }

  private func moment(
    _ time: Double,
    _ animation: Animation? = nil,
    _ curves: CurveCache
  ) -> MotionContext {
    MotionContext(
      time: time,
      timeOffset: 0,
      transaction: Transaction(animation: animation),
      curves: curves
    )
  }

  /// A time between two steps, at which rounding doesn't affect the result.
  @Test(arguments: [0.0, 0.049, 0.199, 0.499, 0.999])
  func springKeepsItsVelocity(later: Double) {
    let curves = CurveCache()
    let value = MovingValue(0.0)
    let slow = Animation.spring(response: 1, dampingFraction: 0.5)
    let quick = Animation.spring(response: 0.4, dampingFraction: 0.7)
    _ = value.move(to: 100, at: moment(0.001, slow, curves))
    _ = value.move(to: 30, at: moment(0.5, quick, curves))
    let shown = value.move(to: 30, at: moment(0.5 + later, nil, curves))
    var spring = Stepper()
    spring.advance(to: 0.499, target: 100, response: 1, damping: 0.5)
    spring.retarget(at: 0.5)
    spring.advance(to: 0.5 + later, target: 30, response: 0.4, damping: 0.7)
    #expect(abs(shown - spring.position) < 1e-6)
  }

  @Test(arguments: [1, 6, 20, 60])
  func responseFadesFromOneSpringToTheNext(frames: Int) {
    let curves = CurveCache()
    let value = MovingValue(0.0)
    let first = Animation.spring(response: 1, dampingFraction: 0.5)
    let next = Animation.spring(response: 0.4, dampingFraction: 0.5, blendDuration: 0.25)
    _ = value.move(to: 100, at: moment(0.001, first, curves))
    _ = value.move(to: 0, at: moment(0.5, next, curves))
    let shown = value.move(to: 0, at: moment(0.499 + Double(frames) / 60, nil, curves))
    var spring = Stepper()
    spring.advance(to: 0.499, target: 100, response: 1, damping: 0.5)
    spring.retarget(at: 0.5)
    for frame in 1...frames {
      let fraction = min(Double(frame) / 60 / 0.25, 1)
      let response = 0.4 + 0.6 * (1 - fraction * fraction * (3 - 2 * fraction))
      let end = 0.499 + Double(frame) / 60
      spring.advance(to: end, target: 0, response: response, damping: 0.5)
    }
    #expect(abs(shown - spring.position) < 1e-4)
  }

  @Test
  func springContinuesFromTheCurrentValueOfACurve() {
    let curves = CurveCache()
    let value = MovingValue(0.0)
    _ = value.move(to: 100, at: moment(0, .linear(duration: 2), curves))
    let start = value.move(to: 0, at: moment(1, .spring(duration: 1), curves))
    #expect(abs(start - 50) < 1e-9)
    let curve = SpringCurve(SpringInitialState(spring: FluidSpring(duration: 1, bounce: 0)))
    let later = value.move(to: 0, at: moment(1.299, nil, curves))
    #expect(abs(later - 50 * (1 - curve.motion(at: 0.299).position)) < 1e-6)
  }

  @Test
  func newCurveIsAddedToTheRunningOne() {
    let curves = CurveCache()
    let value = MovingValue(0.0)
    _ = value.move(to: 100, at: moment(0, .easeInOut(duration: 2), curves))
    _ = value.move(to: 0, at: moment(1, .easeInOut(duration: 2), curves))
    let curve = UnitCurve.easeInOut
    let expected = 100 * curve.value(at: 0.75) * (1 - curve.value(at: 0.25))
    #expect(abs(value.move(to: 0, at: moment(1.5, nil, curves)) - expected) < 1e-9)
    #expect(value.move(to: 0, at: moment(3, nil, curves)) == 0)
  }

  /// The new value minus the remaining distance of the running animation, as in OpenSwiftUI's
  /// `AnimatableAttributeHelper`.
  @Test(arguments: [(0.5, 150.0), (0.75, 175.0), (1.0, 200.0), (2.0, 200.0)])
  func unanimatedChangeKeepsTheRunningAnimation(time: Double, value: Double) {
    let curves = CurveCache()
    let moving = MovingValue(0.0)
    _ = moving.move(to: 100, at: moment(0, .linear(duration: 1), curves))
    _ = moving.move(to: 200, at: moment(0.5, nil, curves))
    #expect(abs(moving.move(to: 200, at: moment(time, nil, curves)) - value) < 1e-9)
  }

  @Test
  func interpolatingSpringsAreAdded() {
    let curves = CurveCache()
    let value = MovingValue(0.0)
    let spring = Animation.interpolatingSpring(stiffness: 50, damping: 5)
    let motion = Oscillation(mass: 1, stiffness: 50, damping: 5, initialVelocity: 0)
    _ = value.move(to: 100, at: moment(0, spring, curves))
    _ = value.move(to: 0, at: moment(0.2, spring, curves))
    let expected = 100 * motion.position(at: 0.4) * (1 - motion.position(at: 0.2))
    #expect(abs(value.move(to: 0, at: moment(0.4, nil, curves)) - expected) < 1e-9)
  }

  @Test
  func valuesOfVariableLengthAreRetargeted() {
    let curves = CurveCache()
    let value = MovingValue(AnimatableValues(0.0, 0.0))
    let spring = Animation.spring(duration: 1, bounce: 0.3)
    _ = value.move(to: AnimatableValues(10.0, 20.0), at: moment(0, spring, curves))
    _ = value.move(to: AnimatableValues(20.0, 0.0), at: moment(0.3, spring, curves))
    let shown: [Double] = value.move(
      to: AnimatableValues(20.0, 0.0),
      at: moment(0.6, nil, curves)
    ).values()
    func alone(_ first: Double, _ second: Double) -> Double {
      let value = MovingValue(0.0)
      _ = value.move(to: first, at: moment(0, spring, curves))
      _ = value.move(to: second, at: moment(0.3, spring, curves))
      return value.move(to: second, at: moment(0.6, nil, curves))
    }
    #expect(abs(shown[0] - alone(10, 20)) < 1e-9)
    #expect(abs(shown[1] - alone(20, 0)) < 1e-9)
  }

  @Test
  func endOfARetargetedSpringIsTheTarget() {
    let curves = CurveCache()
    let value = MovingValue(0.0)
    _ = value.move(to: 100, at: moment(0, .spring(duration: 1, bounce: 0.5), curves))
    _ = value.move(to: 0, at: moment(0.2, .spring(duration: 1, bounce: 0.5), curves))
    #expect(value.move(to: 0, at: moment(60, nil, curves)) == 0)
  }

  /// A vector of variable length: operators use the shorter length, and zero has one number.
  private struct Shortening: VectorArithmetic {
    var values: [Double]
    static var zero: Shortening { Shortening(values: [0]) }
    static func + (left: Shortening, right: Shortening) -> Shortening {
      Shortening(values: zip(left.values, right.values).map { $0 + $1 })
    }
    static func - (left: Shortening, right: Shortening) -> Shortening {
      Shortening(values: zip(left.values, right.values).map { $0 - $1 })
    }
    mutating func scale(by factor: Double) { values = values.map { $0 * factor } }
    var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }
  }

  @Test(arguments: [Animation.linear(duration: 1), .spring(duration: 1)])
  func vectorThatIsShortenedByZeroKeepsItsLength(animation: Animation) {
    let curves = CurveCache()
    let value = MovingValue(Shortening(values: [0, 0, 0]))
    let (goal, next) = (Shortening(values: [9, 8, 7]), Shortening(values: [1, 2, 3]))
    _ = value.move(to: goal, at: moment(0, .linear(duration: 1), curves))
    #expect(value.move(to: goal, at: moment(0.5, nil, curves)).values == [4.5, 4, 3.5])
    #expect(value.move(to: next, at: moment(0.5, animation, curves)).values.count == 3)
    #expect(value.move(to: next, at: moment(0.7, nil, curves)).values.count == 3)
    #expect(value.move(to: goal, at: moment(0.8, animation, curves)).values.count == 3)
    #expect(value.move(to: goal, at: moment(0.9, nil, curves)).values.count == 3)
  }
}

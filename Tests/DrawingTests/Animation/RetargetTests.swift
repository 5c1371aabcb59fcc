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
    _ graph: ViewGraph,
    appliesChanges: Bool = true
  ) -> MotionContext {
    graph.time = time
    let pass = RenderPass(
      graph: graph,
      number: 1,
      transaction: appliesChanges ? Transaction() : nil,
      isShown: true,
      lead: 0,
      recordsPlacements: false
    )
    var context = ViewContext(pass: pass, stack: StackSpace(), extent: .zero)
    context.transaction = Transaction(animation: animation)
    return MotionContext(in: context.surroundings)
  }

  /// A time between two steps, at which rounding doesn't affect the result.
  @Test(arguments: [0.0, 0.049, 0.199, 0.499, 0.999])
  func springKeepsItsVelocity(later: Double) {
    let graph = ViewGraph(seed: 0)
    let value = MovingValue(0.0)
    let slow = Animation.spring(response: 1, dampingFraction: 0.5)
    let quick = Animation.spring(response: 0.4, dampingFraction: 0.7)
    _ = value.move(to: 100, at: moment(0.001, slow, graph))
    _ = value.move(to: 30, at: moment(0.5, quick, graph))
    let shown = value.move(to: 30, at: moment(0.5 + later, nil, graph))
    var spring = Stepper()
    spring.advance(to: 0.499, target: 100, response: 1, damping: 0.5)
    spring.retarget(at: 0.5)
    spring.advance(to: 0.5 + later, target: 30, response: 0.4, damping: 0.7)
    #expect(abs(shown - spring.position) < 1e-6)
  }

  @Test(arguments: [1, 6, 20, 60])
  func responseFadesFromOneSpringToTheNext(frames: Int) {
    let graph = ViewGraph(seed: 0)
    let value = MovingValue(0.0)
    let first = Animation.spring(response: 1, dampingFraction: 0.5)
    let next = Animation.spring(response: 0.4, dampingFraction: 0.5, blendDuration: 0.25)
    _ = value.move(to: 100, at: moment(0.001, first, graph))
    _ = value.move(to: 0, at: moment(0.5, next, graph))
    let shown = value.move(to: 0, at: moment(0.499 + Double(frames) / 60, nil, graph))
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
    let graph = ViewGraph(seed: 0)
    let value = MovingValue(0.0)
    _ = value.move(to: 100, at: moment(0, .linear(duration: 2), graph))
    let start = value.move(to: 0, at: moment(1, .spring(duration: 1), graph))
    #expect(abs(start - 50) < 1e-9)
    let curve = SpringCurve(SpringInitialState(spring: FluidSpring(duration: 1, bounce: 0)))
    let later = value.move(to: 0, at: moment(1.299, nil, graph))
    #expect(abs(later - 50 * (1 - curve.motion(at: 0.299).position)) < 1e-6)
  }

  @Test
  func newCurveIsAddedToTheRunningOne() {
    let graph = ViewGraph(seed: 0)
    let value = MovingValue(0.0)
    _ = value.move(to: 100, at: moment(0, .easeInOut(duration: 2), graph))
    _ = value.move(to: 0, at: moment(1, .easeInOut(duration: 2), graph))
    let curve = UnitCurve.easeInOut
    let expected = 100 * curve.value(at: 0.75) * (1 - curve.value(at: 0.25))
    #expect(abs(value.move(to: 0, at: moment(1.5, nil, graph)) - expected) < 1e-9)
    #expect(value.move(to: 0, at: moment(3, nil, graph)) == 0)
  }

  /// The new value minus the remaining distance of the running animation, as in OpenSwiftUI's
  /// `AnimatableAttributeHelper`.
  @Test(arguments: [(0.5, 150.0), (0.75, 175.0), (1.0, 200.0), (2.0, 200.0)])
  func unanimatedChangeKeepsTheRunningAnimation(time: Double, value: Double) {
    let graph = ViewGraph(seed: 0)
    let moving = MovingValue(0.0)
    _ = moving.move(to: 100, at: moment(0, .linear(duration: 1), graph))
    _ = moving.move(to: 200, at: moment(0.5, nil, graph))
    #expect(abs(moving.move(to: 200, at: moment(time, nil, graph)) - value) < 1e-9)
  }

  @Test
  func evaluationThatAppliesNoChangesStartsNoMotion() {
    let graph = ViewGraph(seed: 0)
    let value = MovingValue(0.0)
    _ = value.move(to: 100, at: moment(0, .linear(duration: 1), graph, appliesChanges: false))
    #expect(value.move(to: 100, at: moment(0.5, nil, graph)) == 100)
  }

  @Test
  func interpolatingSpringsAreAdded() {
    let graph = ViewGraph(seed: 0)
    let value = MovingValue(0.0)
    let spring = Animation.interpolatingSpring(stiffness: 50, damping: 5)
    let motion = Oscillation(mass: 1, stiffness: 50, damping: 5, initialVelocity: 0)
    _ = value.move(to: 100, at: moment(0, spring, graph))
    _ = value.move(to: 0, at: moment(0.2, spring, graph))
    let expected = 100 * motion.position(at: 0.4) * (1 - motion.position(at: 0.2))
    #expect(abs(value.move(to: 0, at: moment(0.4, nil, graph)) - expected) < 1e-9)
  }

  @Test
  func valuesOfVariableLengthAreRetargeted() {
    let graph = ViewGraph(seed: 0)
    let value = MovingValue(AnimatableValues(0.0, 0.0))
    let spring = Animation.spring(duration: 1, bounce: 0.3)
    _ = value.move(to: AnimatableValues(10.0, 20.0), at: moment(0, spring, graph))
    _ = value.move(to: AnimatableValues(20.0, 0.0), at: moment(0.3, spring, graph))
    let shown: [Double] = value.move(
      to: AnimatableValues(20.0, 0.0),
      at: moment(0.6, nil, graph)
    ).values()
    func alone(_ first: Double, _ second: Double) -> Double {
      let value = MovingValue(0.0)
      _ = value.move(to: first, at: moment(0, spring, graph))
      _ = value.move(to: second, at: moment(0.3, spring, graph))
      return value.move(to: second, at: moment(0.6, nil, graph))
    }
    #expect(abs(shown[0] - alone(10, 20)) < 1e-9)
    #expect(abs(shown[1] - alone(20, 0)) < 1e-9)
  }

  @Test
  func endOfARetargetedSpringIsTheTarget() {
    let graph = ViewGraph(seed: 0)
    let value = MovingValue(0.0)
    _ = value.move(to: 100, at: moment(0, .spring(duration: 1, bounce: 0.5), graph))
    _ = value.move(to: 0, at: moment(0.2, .spring(duration: 1, bounce: 0.5), graph))
    #expect(value.move(to: 0, at: moment(60, nil, graph)) == 0)
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
    let graph = ViewGraph(seed: 0)
    let value = MovingValue(Shortening(values: [0, 0, 0]))
    let (goal, next) = (Shortening(values: [9, 8, 7]), Shortening(values: [1, 2, 3]))
    _ = value.move(to: goal, at: moment(0, .linear(duration: 1), graph))
    #expect(value.move(to: goal, at: moment(0.5, nil, graph)).values == [4.5, 4, 3.5])
    #expect(value.move(to: next, at: moment(0.5, animation, graph)).values.count == 3)
    #expect(value.move(to: next, at: moment(0.7, nil, graph)).values.count == 3)
    #expect(value.move(to: goal, at: moment(0.8, animation, graph)).values.count == 3)
    #expect(value.move(to: goal, at: moment(0.9, nil, graph)).values.count == 3)
  }
}

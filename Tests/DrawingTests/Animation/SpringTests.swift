import Testing

@testable import Drawing

@Suite
struct SpringTests {
  struct Case: CustomTestStringConvertible {
    let spring: FluidSpring
    let values: [(time: Double, position: Double)]
    let testDescription: String
  }

  private static let swinging = FluidSpring(response: 5, dampingFraction: 0.5)

  static let cases = [
    Case(
      spring: swinging,
      values: [
        (0.05, 0.001809), (0.1, 0.007827), (0.25, 0.044843), (0.5, 0.156123), (1, 0.481311),
        (2, 1.026645), (2.5, 1.140333), (5, 0.989653),
      ],
      testDescription: "response 5, damping 0.5"
    ),
    Case(
      spring: FluidSpring(response: 0.5, dampingFraction: 0.825),
      values: [(0.1, 0.407970), (0.25, 0.909870), (0.5, 1.006794)],
      testDescription: "response 0.5, damping 0.825"
    ),
    Case(
      spring: FluidSpring(duration: 0.5, bounce: 0),
      values: [(0.25, 0.823335), (0.5, 0.984469)],
      testDescription: "duration 0.5, bounce 0"
    ),
  ]

  @Test(arguments: cases)
  func positionsAreThoseOfSwiftUI(spring: Case) {
    let course = SpringCourse(SpringBeginning(spring: spring.spring))
    let errors = spring.values.map { abs(course.motion(at: $0.time).position - $0.position) }
    #expect(errors.allSatisfy { $0 < 0.5e-6 })
  }

  @Test(arguments: [
    (swinging, 1.0, 6.983), (swinging, 0.3, 4.667), (swinging, 50, 11.483),
    (swinging, 100, 11.933), (FluidSpring(response: 0.5, dampingFraction: 0.825), 1, 0.533),
    (FluidSpring(duration: 0.5, bounce: 0), 1, 0.833),
  ])
  func restsAtAFrameThatDependsOnTheWay(spring: FluidSpring, way: Double, end: Double) throws {
    let change = MotionChange(size: way, courses: KnownCourses())
    let frame = try #require(
      MotionCourse.spring(spring).end(on: .display, of: change, within: 10_000)
    )
    #expect(abs(FrameGrid.display.time(of: frame) - end) < 0.0005)
  }

  @Test(arguments: [0.0, -1, .nan, .infinity, 1e-9, 1e9])
  func hostileSpringsGiveNumbers(value: Double) {
    for spring in [
      FluidSpring(response: value, dampingFraction: 0.5),
      FluidSpring(response: 0.5, dampingFraction: value),
      FluidSpring(duration: value, bounce: value),
    ] {
      let change = MotionChange(size: 1, courses: KnownCourses())
      let progress = MotionCourse.spring(spring).progress(at: 1, on: .display, of: change)
      #expect(progress.map(\.isFinite) ?? true)
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func springThatNeverRestsEndsAllTheSame() {
    let spring = MotionCourse.spring(FluidSpring(response: 1, dampingFraction: 0))
    let change = MotionChange(size: 1, courses: KnownCourses())
    #expect(spring.progress(at: 599, on: .display, of: change) != nil)
    #expect(spring.progress(at: 1e9, on: .display, of: change) == nil)
  }
}

import Drawing
import Gallery
import Scene
import Testing

/// The same shape with its five values in pairs of pairs.
private struct PairedCorners: Shape {
  var shape: RoundedCorners

  var animatableData:
    AnimatablePair<
      CGFloat,
      AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>>
    >
  {
    get {
      let corners = shape.corners
      return AnimatablePair(
        shape.radius,
        AnimatablePair(
          corners[0],
          AnimatablePair(corners[1], AnimatablePair(corners[2], corners[3]))
        )
      )
    }
    set {
      shape.radius = newValue.first
      let rest = newValue.second
      shape.corners = [
        rest.first, rest.second.first, rest.second.second.first, rest.second.second.second,
      ]
    }
  }

  func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}

@Suite
struct CornerMaskTests {
  nonisolated private struct Turning<Outline: Shape>: View {
    let animation: Animation
    let outline: (RoundedCorners) -> Outline
    @State private var isTurned = false

    var body: some View {
      outline(
        RoundedCorners(
          radius: isTurned ? 45 : 10,
          corners: isTurned ? [0, 1, 0.5, 1] : [1, 0, 1, 0]
        )
      )
      .onAppear { withAnimation(animation) { isTurned = true } }
    }
  }

  @Test(arguments: [
    Animation.easeInOut(duration: 2), .spring(duration: 1, bounce: 0.4).repeatForever(),
  ])
  func listAndPairsGiveTheSameFrames(animation: Animation) throws {
    for time in [0, 0.3, 0.9, 1.7, 2.6] {
      let list = try leaves(of: Turning(animation: animation) { $0 }, 100, 100, at: time)
      let pairs = Turning(animation: animation) { PairedCorners(shape: $0) }
      let others = try leaves(of: pairs, 100, 100, at: time)
      #expect(list.map(\.outline) == others.map(\.outline))
    }
  }

  @Test
  func fiveValuesAreAnimatedTogether() throws {
    let turning = Turning(animation: .linear(duration: 2)) { $0 }
    let middle = try #require(try leaves(of: turning, 100, 100, at: 1).first)
    let expected = RoundedCorners(radius: 27.5, corners: [0.5, 0.5, 0.75, 0.5])
    #expect(try leaves(of: expected, 100, 100).first?.outline == middle.outline)
  }

  /// Corners of 20 points clockwise from the top left, as quarters of circles.
  @Test
  func outlineRunsClockwiseFromTheTopLeftCorner() {
    let path = RoundedCorners(radius: 20, corners: [1, 0.5, 0, 1]).path(in: CGRect(10, 20, 100, 60))
    let handle = 0.5522847498
    var expected = Path()
    expected.move(to: CGPoint(x: 10, y: 40))
    expected.addLine(to: CGPoint(x: 10, y: 40))
    expected.addCurve(
      to: CGPoint(x: 30, y: 20),
      control1: CGPoint(x: 10, y: 40 - 20 * handle),
      control2: CGPoint(x: 30 - 20 * handle, y: 20)
    )
    expected.addLine(to: CGPoint(x: 100, y: 20))
    expected.addCurve(
      to: CGPoint(x: 110, y: 30),
      control1: CGPoint(x: 100 + 10 * handle, y: 20),
      control2: CGPoint(x: 110, y: 30 - 10 * handle)
    )
    expected.addLine(to: CGPoint(x: 110, y: 80))
    expected.addCurve(
      to: CGPoint(x: 110, y: 80),
      control1: CGPoint(x: 110, y: 80),
      control2: CGPoint(x: 110, y: 80)
    )
    expected.addLine(to: CGPoint(x: 30, y: 80))
    expected.addCurve(
      to: CGPoint(x: 10, y: 60),
      control1: CGPoint(x: 30 - 20 * handle, y: 80),
      control2: CGPoint(x: 10, y: 60 + 20 * handle)
    )
    expected.closeSubpath()
    #expect(path.elements.count == expected.elements.count)
    #expect(zip(path.points, expected.points).allSatisfy { $0.isNear($1) })
  }

  /// The largest radius is half of the shorter side; the smallest is 0.
  @Test(arguments: [(70.0, 30.0), (30, 30), (29, 29), (0, 0), (-1, 0)])
  func radiusIsLimitedByTheShorterSide(radius: CGFloat, used: CGFloat) {
    for frame in [CGRect(0, 0, 100, 60), CGRect(0, 0, 60, 100)] {
      let path = RoundedCorners(radius: radius, corners: [1, 1, 1, 1]).path(in: frame)
      #expect(path.points.first?.isNear(CGPoint(x: 0, y: used)) == true)
    }
  }

  /// Each switch is between 0 and 1.
  @Test(arguments: [(-1.0, 0.0), (0, 0), (0.5, 5), (1, 10), (2, 10)])
  func switchesAreLimited(corner: CGFloat, used: CGFloat) {
    let path = RoundedCorners(radius: 10, corners: [corner]).path(in: CGRect(0, 0, 100, 60))
    #expect(path.points.first?.isNear(CGPoint(x: 0, y: used)) == true)
  }

  @Test
  func valuesOfAnAnimationAreTheRadiusAndTheSwitches() {
    var shape = RoundedCorners(radius: 3, corners: [1, 0.5])
    #expect(shape.animatableData == AnimatableValues([3, 1, 0.5]))
    shape.animatableData = AnimatableValues([7.0, 0.25])
    #expect(shape.radius == 7 && shape.corners == [0.25])
    shape.animatableData = AnimatableValues([CGFloat]())
    #expect(shape.radius == 0 && shape.corners.isEmpty)
  }

  @Test
  func cornersFollowTheirSwitches() {
    let path = RoundedCorners(radius: 30, corners: [1, 0]).path(in: CGRect(0, 0, 100, 60))
    #expect(!path.contains(CGPoint(x: 5, y: 5)))
    #expect(path.contains(CGPoint(x: 99, y: 1)))
    #expect(path.contains(CGPoint(x: 99, y: 59)))
    #expect(path.boundingRect == CGRect(0, 0, 100, 60))
  }

  @Test(arguments: [-5.0, .nan, .infinity, 1e300])
  func hostileRadiiAreDefined(radius: CGFloat) {
    let path = RoundedCorners(radius: radius, corners: [1, 2, -1, .nan, 7])
      .path(in: CGRect(0, 0, 100, 60))
    #expect(path.boundingRect.width <= 100)
  }

  @Test(arguments: [CGRect(0, 0, 100, 0), CGRect(0, 0, 0, 60), CGRect(5, 7, 0, 0)])
  func frameWithoutAreaHasFiniteCorners(frame: CGRect) {
    let path = RoundedCorners(radius: 30, corners: [1, 0, 1, 0]).path(in: frame)
    #expect(path.boundingRect == frame)
  }

  @Test
  func maskIsTheShape() throws {
    let renderer = ImageRenderer(content: CornerMask())
    renderer.proposedSize = ProposedViewSize(width: 512, height: 512)
    renderer.time = 1
    guard case .group(let group) = try renderer.displayList().nodes.first,
      case .leaf(let mask) = group.mask?.first
    else { return #expect(Bool(false), "no mask") }
    #expect(mask.outline.path.boundingRect.width == 464)
    #expect(leaves(in: group.nodes).count == 3)
  }
}

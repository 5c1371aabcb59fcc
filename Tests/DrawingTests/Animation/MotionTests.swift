import Drawing
import Scene
import Testing

@Suite
struct MotionTests {
  /// A view that changes a value with an animation when it appears.
  nonisolated private struct Change<Content: View>: View {
    var animation: Animation? = .linear(duration: 2)
    let content: (_ changed: Bool) -> Content
    @State private var isChanged = false

    init(_ animation: Animation? = .linear(duration: 2), content: @escaping (Bool) -> Content) {
      self.animation = animation
      self.content = content
    }

    var body: some View {
      content(isChanged).onAppear { withAnimation(animation) { isChanged = true } }
    }
  }

  private func leaf<Content: View>(
    of view: Content,
    at time: Double
  ) throws -> DisplayList.Leaf {
    try #require(try view.drawn(100, 100, at: time).leaves.first)
  }

  @Test(arguments: [(0.0, 0.0), (0.5, 10), (1, 20), (2, 40), (9, 40)])
  func offsetMoves(time: Double, x: Double) throws {
    let view = Change { Color.red.offset(x: $0 ? 40 : 0) }
    #expect(abs(try leaf(of: view, at: time).transform.tx - x) < 1e-3)
  }

  @Test(arguments: [(0.0, 1.0), (1, 0.75), (2, 0.5)])
  func opacityChanges(time: Double, alpha: Double) throws {
    let view = Change { Color.red.opacity($0 ? 0.5 : 1) }
    let color = try #require(try leaf(of: view, at: time).color)
    #expect(abs(color.alpha - alpha) < 1e-3)
  }

  @Test(arguments: [(0.0, 1.0), (1, 2), (2, 3)])
  func scaleChanges(time: Double, factor: Double) throws {
    let view = Change { Color.red.scaleEffect($0 ? 3 : 1) }
    #expect(abs(try leaf(of: view, at: time).transform.a - factor) < 1e-3)
  }

  @Test
  func rotationIsInterpolated() throws {
    let view = Change { Color.red.rotationEffect(.degrees($0 ? 180 : 0)) }
    let transform = try leaf(of: view, at: 1).transform
    #expect(abs(transform.a) < 1e-4)
    #expect(abs(transform.b - 1) < 1e-4)
  }

  @Test(arguments: [(0.0, 0.0), (0.5, 10), (1, 20), (2, 40), (9, 40)])
  func visualEffectsMove(time: Double, x: Double) throws {
    let view = Change { changed in
      Color.red
        .visualEffect { content, _ in content.offset(x: changed ? 30 : 0).opacity(0.5) }
        .visualEffect { content, _ in content.offset(x: changed ? 10 : 0) }
    }
    let leaf = try leaf(of: view, at: time)
    #expect(abs(leaf.transform.tx - x) < 1e-3)
    #expect(leaf.color?.alpha == 0.5)
  }

  /// Each effect has its own animation, although both are stored at the same position.
  @Test
  func visualEffectsMoveWithTheirOwnAnimations() throws {
    let view = Change(nil) { changed in
      Color.red
        .visualEffect { content, _ in content.offset(x: changed ? 40 : 0) }
        .animation(.linear(duration: 2), value: changed)
        .visualEffect { content, _ in content.offset(x: changed ? 5 : 0) }
    }
    #expect(abs(try leaf(of: view, at: 1).transform.tx - 25) < 1e-3)
  }

  /// An effect that cancels a motion around it does so at each moment.
  @Test(arguments: [0.0, 0.5, 1, 2])
  func visualEffectsFollowMotionsAroundThem(time: Double) throws {
    let view = Change { changed in
      Color.red
        .visualEffect { content, proxy in content.offset(x: -proxy.frame(in: .global).minX) }
        .offset(x: changed ? 40 : 0)
    }
    #expect(abs(try leaf(of: view, at: time).transform.tx) < 1e-3)
  }

  @Test
  func shapeIsDrawnBetweenItsData() throws {
    let view = Change { Circle().trim(from: 0, to: $0 ? 1 : 0.5).stroke(lineWidth: 1) }
    guard case .stroke(let path, _) = try leaf(of: view, at: 1).outline else {
      return #expect(Bool(false), "no stroke")
    }
    let expected = Circle().path(in: CGRect(0, 0, 100, 100)).trimmedPath(from: 0, to: 0.75)
    #expect(path.description == expected.description)
  }

  @Test
  func strokeWidthChanges() throws {
    let view = Change { Rectangle().stroke(lineWidth: $0 ? 9 : 1) }
    guard case .stroke(_, let style) = try leaf(of: view, at: 1).outline else {
      return #expect(Bool(false), "no stroke")
    }
    #expect(style.lineWidth == 5)
  }

  @Test
  func framesAreInterpolatedAcrossLayoutChanges() throws {
    let view = Change { changed in
      HStack(spacing: 0) {
        if changed { Spacer(minLength: 0) }
        Color.red.frame(width: changed ? 60 : 20, height: 10)
        if !changed { Spacer(minLength: 0) }
      }
    }
    let middle = try leaf(of: view, at: 1)
    #expect(abs(middle.transform.tx - 20) < 1e-3)
    #expect(abs(middle.outline.path.boundingRect.width - 40) < 1e-3)
    #expect(try leaf(of: view, at: 2).transform.tx == 40)
  }

  @Test
  func colorsAreInterpolatedInLinearLight() throws {
    let view = Change { Rectangle().fill($0 ? Color.white : Color.black) }
    // Half the light of white is sRGB 188.
    #expect(try leaf(of: view, at: 1).color == RGBA(red: UInt8(188), green: 188, blue: 188))
    let ground = Change { $0 ? Color.white : Color.black }
    #expect(try leaf(of: ground, at: 1).color == RGBA(red: UInt8(188), green: 188, blue: 188))
  }

  @Test
  func stopsOfGradientsMove() throws {
    func gradient(_ place: CGFloat) -> LinearGradient {
      LinearGradient(
        stops: [
          Gradient.Stop(color: .black, location: place), Gradient.Stop(color: .white, location: 1),
        ],
        startPoint: .top,
        endPoint: .bottom
      )
    }
    let view = Change { Rectangle().fill(gradient($0 ? 0.5 : 0)) }
    guard case .linear(let paint) = try leaf(of: view, at: 1).paint else {
      return #expect(Bool(false), "no gradient")
    }
    #expect(paint.stops.map(\.location) == [0.25, 1])
  }

  @Test
  func styleOfAnotherKindIsReplacedImmediately() throws {
    let view = Change { changed in
      Rectangle().fill(changed ? AnyShapeStyle(Color.red) : AnyShapeStyle(gradient))
    }
    #expect(try leaf(of: view, at: 0).color == RGBA(red: UInt8(255), green: 59, blue: 48))
  }

  private let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)

  @Test
  func withoutAnAnimationThereIsNoMotion() throws {
    let view = Change(nil) { Color.red.offset(x: $0 ? 40 : 0) }
    #expect(try leaf(of: view, at: 0).transform.tx == 40)
  }

  @Test
  func animationAppliesToModifiersBeforeIt() throws {
    let view = Change(nil) { changed in
      Color.red
        .offset(x: changed ? 40 : 0)
        .animation(.linear(duration: 2), value: changed)
        .offset(y: changed ? 40 : 0)
    }
    let transform = try leaf(of: view, at: 1).transform
    #expect(transform.tx == 20)
    #expect(transform.ty == 40)
  }

  @Test
  func transactionAppliesToModifiersBeforeIt() throws {
    let view = Change { changed in
      Color.red
        .offset(x: changed ? 40 : 0)
        .transaction { $0.animation = nil }
        .offset(y: changed ? 40 : 0)
    }
    let transform = try leaf(of: view, at: 1).transform
    #expect(transform.tx == 40)
    #expect(transform.ty == 20)
  }

  /// Both observe values of the same type, and only one of them changes.
  @Test
  func animationsOfTwoValuesAreIndependent() throws {
    func view(_ first: @escaping (Bool) -> Int, _ second: @escaping (Bool) -> Int) -> some View {
      Change(nil) { changed in
        Color.red
          .offset(x: changed ? 40 : 0)
          .animation(.linear(duration: 2), value: first(changed))
          .offset(y: changed ? 40 : 0)
          .animation(.linear(duration: 4), value: second(changed))
      }
    }
    let inner = try leaf(of: view({ $0 ? 1 : 0 }, { _ in 0 }), at: 1).transform
    #expect(inner.tx == 20)
    #expect(inner.ty == 40)
    let outer = try leaf(of: view({ _ in 0 }, { $0 ? 1 : 0 }), at: 1).transform
    #expect(outer.tx == 10)
    #expect(outer.ty == 10)
  }

  @Test
  func scaleMovesAboutAMovingAnchor() throws {
    let view = Change { changed in
      Color.red.scaleEffect(changed ? 3 : 1, anchor: changed ? .bottomTrailing : .topLeading)
    }
    let transform = try leaf(of: view, at: 1).transform
    // Half-way, the scale is 2 and the anchor is the centre.
    #expect(abs(transform.a - 2) < 1e-3 && abs(transform.d - 2) < 1e-3)
    #expect(abs(transform.tx + 50) < 1e-2 && abs(transform.ty + 50) < 1e-2)
  }

  @Test
  func animationOfAValueNeedsItsChange() throws {
    let view = Change(nil) { changed in
      Color.red.offset(x: changed ? 40 : 0).animation(.linear(duration: 2), value: 1)
    }
    #expect(try leaf(of: view, at: 1).transform.tx == 40)
  }

  @Test
  func transactionCanRemoveTheAnimation() throws {
    let view = Change { changed in
      Color.red.offset(x: changed ? 40 : 0).transaction { $0.animation = nil }
    }
    #expect(try leaf(of: view, at: 1).transform.tx == 40)
  }

  private struct Disabled: View {
    @State private var isChanged = false
    var body: some View {
      Color.red
        .offset(x: isChanged ? 40 : 0)
        .animation(.linear(duration: 2), value: isChanged)
        .onAppear {
          var transaction = Transaction()
          transaction.disablesAnimations = true
          withTransaction(transaction) { isChanged = true }
        }
    }
  }

  @Test
  func disablingAnimationsWins() throws {
    #expect(try leaf(of: Disabled(), at: 1).transform.tx == 40)
  }

  private struct TwoAnimations: View {
    @State private var x = 0.0
    @State private var y = 0.0
    var body: some View {
      Color.red.offset(x: x).scaleEffect(x: 1 + y, anchor: .leading)
        .onAppear {
          withAnimation(.linear(duration: 2)) { x = 40 }
          withAnimation(.linear(duration: 4)) { y = 1 }
        }
    }
  }

  @Test
  func eachChangeHasItsOwnAnimation() throws {
    let transform = try leaf(of: TwoAnimations(), at: 1).transform
    #expect(abs(transform.a - 1.25) < 1e-4)
    #expect(abs(transform.tx - 25) < 1e-3)
  }

  private struct Bound: View {
    @State private var x = 0.0
    var body: some View { Inner(x: $x.animation(.linear(duration: 2))) }

    struct Inner: View {
      @Binding var x: Double
      var body: some View { Color.red.offset(x: x).onAppear { x = 40 } }
    }
  }

  @Test
  func bindingMayCarryTheAnimation() throws {
    #expect(try leaf(of: Bound(), at: 1).transform.tx == 20)
  }

  nonisolated private struct Counting: View, Animatable {
    var number: Double
    var animatableData: Double {
      get { number }
      set { number = newValue }
    }
    var body: some View { Color.red.frame(width: number, height: 10) }
  }

  nonisolated private struct Widening: AnimatableModifier {
    var width: Double
    var animatableData: Double {
      get { width }
      set { width = newValue }
    }
    func body(content: Content) -> some View { content.frame(width: width, height: 10) }
  }

  @Test
  func viewsAndModifiersAreEvaluatedWithTheirData() throws {
    let view = Change { Counting(number: $0 ? 60 : 20) }
    #expect(try leaf(of: view, at: 1).outline.path.boundingRect.width == 40)
    let modified = Change { Color.red.modifier(Widening(width: $0 ? 60 : 20)) }
    #expect(try leaf(of: modified, at: 1).outline.path.boundingRect.width == 40)
  }

  private struct Retargeted: View {
    @State private var x = 0.0
    var body: some View {
      TimelineView(.explicit([0, 1].map { Date(timeIntervalSinceReferenceDate: $0) })) { timeline in
        let isLate = timeline.date.timeIntervalSinceReferenceDate >= 1
        Color.red.offset(x: x)
          .onAppear { withAnimation(.linear(duration: 2)) { x = 40 } }
          .onChange(of: isLate) { withAnimation(.linear(duration: 2)) { x = 0 } }
      }
    }
  }

  @Test(arguments: [(0.5, 10.0), (1, 20), (1.5, 22.5), (2, 20), (2.5, 10), (3, 0)])
  func motionContinuesWhileAnotherIsAdded(time: Double, x: Double) throws {
    #expect(abs(try leaf(of: Retargeted(), at: time).transform.tx - x) < 1e-3)
  }

  @Test
  func clockOffsetShowsLaterMoments() throws {
    let change = Change { Color.red.offset(x: $0 ? 40 : 0) }
    #expect(try leaf(of: change.clockOffset(0.5), at: 0.5).transform.tx == 20)
  }

  private struct Stopped: View {
    @State private var x = 0.0
    var body: some View {
      TimelineView(.explicit([0, 1].map { Date(timeIntervalSinceReferenceDate: $0) })) { timeline in
        Color.red.offset(x: x)
          .onAppear { withAnimation(.linear(duration: 2)) { x = 40 } }
          .onChange(of: timeline.date) { x = 8 }
      }
    }
  }

  /// The distance from the new end is the one that the value would have had from the old end.
  @Test(arguments: [(0.5, 10.0), (1, -12), (1.5, -2), (2, 8)])
  func changeWithoutAnAnimationKeepsTheRunningMotion(time: Double, x: Double) throws {
    #expect(abs(try leaf(of: Stopped(), at: time).transform.tx - x) < 1e-3)
  }

  private struct Aligned: View {
    var body: some View {
      TimelineView(.explicit([0, 1, 2].map { Date(timeIntervalSinceReferenceDate: $0) })) {
        timeline in
        let second = timeline.date.timeIntervalSinceReferenceDate
        Color.red.frame(width: 10, height: 10)
          .frame(width: 100, alignment: second < 1 ? .leading : second < 2 ? .center : .trailing)
          .animation(second < 2 ? nil : .linear(duration: 2), value: second)
      }
    }
  }

  @Test(arguments: [(0.5, 0.0), (1, 45), (1.5, 45), (2, 45), (3, 67.5), (4, 90)])
  func frameIsAnimatedFromWhereItJumped(time: Double, x: Double) throws {
    let leaf = try leaf(of: Aligned(), at: time)
    #expect(abs(leaf.outline.path.applying(leaf.transform).boundingRect.minX - x) < 1e-3)
  }

  private struct Pulsing: View {
    let end: Animation
    @State private var isLarge = false
    var body: some View {
      TimelineView(.explicit([0, 1.5].map { Date(timeIntervalSinceReferenceDate: $0) })) {
        timeline in
        Color.red.offset(x: isLarge ? 40 : 0)
          .onAppear { withAnimation(.linear(duration: 1).repeatForever()) { isLarge = true } }
          .onChange(of: timeline.date) { withAnimation(end) { isLarge = false } }
      }
    }
  }

  /// The pulse alone would be at 0 points at 2 s, at 20 at 2.5 s, and at 40 at 3 s.
  @Test(arguments: [(0.5, 20.0), (1.5, 20), (2, 0), (2.5, 10), (3, 10), (3.5, 0), (9.3, 0)])
  func anotherAnimationEndsARepeatingOne(time: Double, x: Double) throws {
    let view = Pulsing(end: .linear(duration: 2))
    #expect(abs(try leaf(of: view, at: time).transform.tx - x) < 1e-3)
  }

  @Test(arguments: [1.6, 2.3, 9.3])
  func animationWithoutDurationEndsItAtOnce(time: Double) throws {
    #expect(try leaf(of: Pulsing(end: .linear(duration: 0)), at: time).transform.tx == 0)
  }

  private struct Ticking: View {
    var body: some View {
      TimelineView(.explicit([0, 1].map { Date(timeIntervalSinceReferenceDate: $0) })) { timeline in
        let isLate = timeline.date.timeIntervalSinceReferenceDate >= 1
        Color.red.offset(x: isLate ? 40 : 0)
          .animation(.linear(duration: 2), value: isLate)
      }
    }
  }

  @Test(arguments: [(0.5, 0.0), (1, 0), (2, 20), (3, 40)])
  func timelineEntryCanStartAnAnimation(time: Double, x: Double) throws {
    #expect(abs(try leaf(of: Ticking(), at: time).transform.tx - x) < 1e-3)
  }

  private struct Chained: View {
    @State private var x = 0.0
    @State private var y = 0.0
    var body: some View {
      Color.red.offset(x: x, y: y)
        .onAppear {
          withAnimation(.linear(duration: 1)) {
            x = 40
          } completion: {
            withAnimation(.linear(duration: 1)) { y = 40 }
          }
        }
    }
  }

  @Test(arguments: [(0.5, 20.0, 0.0), (1, 40, 0), (1.25, 40, 10), (2, 40, 40)])
  func completionFollowsTheEnd(time: Double, x: Double, y: Double) throws {
    let transform = try leaf(of: Chained(), at: time).transform
    #expect(abs(transform.tx - x) < 1e-3)
    #expect(abs(transform.ty - y) < 1e-3)
  }

  @Test
  func hiddenShapesAreDrawnBetweenTheirData() throws {
    let view = Change { AnyShape(Circle().trim(from: 0, to: $0 ? 1 : 0.5)) }
    let path = try leaf(of: view, at: 1).outline.path
    let expected = Circle().path(in: CGRect(0, 0, 100, 100)).trimmedPath(from: 0, to: 0.75)
    #expect(path.description == expected.description)
  }

  @Test
  func typeErasedShapeOfAnotherTypeIsReplacedImmediately() throws {
    let view = Change {
      $0 ? AnyShape(Circle().trim()) : AnyShape(RoundedRectangle(cornerRadius: 9))
    }
    let path = try leaf(of: view, at: 0.5).outline.path
    #expect(path.description == Circle().path(in: CGRect(0, 0, 100, 100)).description)
  }

  private struct Grown: View {
    @State private var isLarge = false
    var body: some View {
      Color.red
        .frame(width: isLarge ? 40 : 20, height: 10)
        .scaleEffect(isLarge ? 2 : 1, anchor: .topLeading)
        .frame(width: 100, height: 100, alignment: isLarge ? .bottomTrailing : .topLeading)
        .onAppear { withAnimation(.linear(duration: 2)) { isLarge = true } }
    }
  }

  @Test
  func effectAndLeafAreAnimatedSeparately() throws {
    let leaf = try leaf(of: Grown(), at: 1)
    #expect(leaf.outline.path.boundingRect.width == 30)
    #expect(leaf.transform == CGAffineTransform(a: 1.5, b: 0, c: 0, d: 1.5, tx: 30, ty: 45))
  }

  @Test
  func pictureDependsOnTimeNotOnOrder() async throws {
    let view = Change(.spring(duration: 1, bounce: 0.4).repeatForever().delay(0.1)) { changed in
      Circle().offset(x: changed ? 40 : 0).scaleEffect(changed ? 0.5 : 1)
    }
    let times = (0..<24).map { Double($0) * 0.173 }
    let forward = try times.map { try view.drawn(100, 100, at: $0) }
    let backward = try times.reversed().map { try view.drawn(100, 100, at: $0) }
    #expect(forward == backward.reversed())
    let parallel = try await withThrowingTaskGroup(of: (Int, DisplayList).self) { group in
      for (index, time) in times.enumerated() {
        group.addTask {
          (
            index,
            try Change(.spring(duration: 1, bounce: 0.4).repeatForever().delay(0.1)) { changed in
              Circle().offset(x: changed ? 40 : 0).scaleEffect(changed ? 0.5 : 1)
            }.drawn(100, 100, at: time)
          )
        }
      }
      return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    #expect(times.indices.allSatisfy { parallel[$0] == forward[$0] })
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -1, 1e300])
  func anyTimeIsDefined(time: Double) throws {
    let view = Change(.linear(duration: 1).repeatForever()) { Color.red.offset(x: $0 ? 40 : 0) }
    #expect(try leaf(of: view, at: time).transform.tx.isFinite)
  }
}

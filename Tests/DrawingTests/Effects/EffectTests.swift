import Drawing
import Pixels
import Scene
import Testing

@Suite
struct EffectTests {
  @Test
  func opacityIsPushedDownToEachLeaf() throws {
    let list = try ZStack {
      Rectangle()
      Circle().opacity(0.5)
    }.opacity(0.5).drawn(10, 10)
    #expect(list.topLevelGroups.isEmpty)
    #expect(list.leaves.map(\.color?.alpha) == [0.5, 0.25])
  }

  @Test(arguments: [(2.0, 1.0), (1, 1), (0.25, 0.25)])
  func opacityIsClamped(opacity: Double, alpha: Double) throws {
    #expect(try Rectangle().opacity(opacity).drawn(1, 1).leaves.first?.color?.alpha == alpha)
  }

  @Test
  func compositingGroupAppliesTheOpacityAsAWhole() throws {
    let list = try ZStack {
      Color.red
      Color.blue
    }.compositingGroup().opacity(0.5).drawn(10, 10)
    #expect(list.topLevelGroups.map(\.opacity) == [0.5])
    #expect(list.leaves.map(\.color?.alpha) == [1, 1])
  }

  @Test
  func drawingGroupIsCutAtItsFrame() throws {
    let list = try Color.red.padding(-5).drawingGroup().drawn(10, 10)
    #expect(list.topLevelGroups.first?.clip?.path.boundingRect == CGRect(0, 0, 10, 10))
  }

  @Test
  func maskIsCentredAndKeepsTheSize() throws {
    let list = try Color.red.mask(Circle().frame(width: 4, height: 4)).drawn(10, 20)
    #expect(list.size == CGSize(width: 10, height: 20))
    let mask = try #require(list.topLevelGroups.first?.mask?.first)
    guard case .leaf(let leaf) = mask else { return #expect(Bool(false), "no leaf") }
    #expect(leaf.name == "Color/mask/Circle")
    #expect(leaf.transform == CGAffineTransform(translationX: 3, y: 8))
  }

  /// A view that, or whose mask, moves by 40 points and grows from 4 to 8 points within a second.
  private struct Masked: View {
    var isStill = false
    @State private var isFar = false

    var body: some View {
      Color.red.offset(x: isStill && isFar ? 40 : 0)
        .mask(alignment: .leading) {
          let isMoved = isFar && !isStill
          Circle().frame(width: isMoved ? 8 : 4, height: 4).offset(x: isMoved ? 40 : 0)
        }
        .onAppear { withAnimation(.linear(duration: 1)) { isFar = true } }
    }
  }

  @Test(arguments: [
    (false, 0.0, 0.0, 4.0), (false, 0.5, 20, 6), (false, 1, 40, 8), (true, 0.5, 0, 4),
  ])
  func masksMoveIndependently(isStill: Bool, time: Double, x: CGFloat, width: CGFloat) throws {
    let list = try Masked(isStill: isStill).drawn(60, 20, at: time)
    let mask = try #require(list.topLevelGroups.first?.mask?.first)
    guard case .leaf(let leaf) = mask else { return #expect(Bool(false), "no leaf") }
    let frame = leaf.outline.path.boundingRect.applying(leaf.transform)
    // A circle keeps its shape in the middle of its frame.
    #expect(abs(frame.midX - x - width / 2) < 1e-3)
    #expect(abs(frame.width - 4) < 1e-3)
    #expect(abs(try #require(list.leaves.first).transform.tx - (isStill ? time * 40 : 0)) < 1e-3)
  }

  @Test
  func clipShapeIsTheShapeInTheFrame() throws {
    let list = try Color.red.clipShape(Circle()).padding(3).drawn(16, 16)
    #expect(list.topLevelGroups.first?.clip?.path.boundingRect == CGRect(0, 0, 10, 10))
    #expect(list.topLevelGroups.first?.clip?.transform == CGAffineTransform(translationX: 3, y: 3))
  }

  @Test(arguments: [
    (UnitPoint.center, CGRect(-5, 5, 20, 10)), (.topLeading, CGRect(-20, 0, 20, 10)),
    (.bottomTrailing, CGRect(10, 10, 20, 10)),
  ])
  func quarterTurnIsClockwiseAboutTheAnchor(anchor: UnitPoint, box: CGRect) throws {
    let placed = try Placements(10, 20) { Color.red.rotationEffect(.degrees(90), anchor: anchor) }
    #expect(placed.frame("Color")?.isNear(box) == true)
  }

  @Test
  func scaleIsAboutTheAnchor() throws {
    let placed = try Placements(10, 20) { Color.red.scaleEffect(x: 2, y: 0.5, anchor: .top) }
    #expect(placed.frame("Color") == CGRect(-5, 0, 20, 10))
  }

  @Test
  func outerEffectAppliesAfterTheInnerOne() throws {
    let list = try Color.red
      .scaleEffect(2, anchor: .topLeading)
      .transformEffect(CGAffineTransform(translationX: 3, y: 4))
      .drawn(10, 10)
    #expect(
      list.leaves.first?.transform == CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 3, ty: 4)
    )
  }

  @Test
  func singularEffectsAreIgnored() throws {
    let list = try Color.red.transformEffect(CGAffineTransform(scaleX: 0, y: 1)).drawn(10, 10)
    #expect(list.leaves.first?.transform == .identity)
  }

  private struct Shift: GeometryEffect {
    var distance: CGFloat
    var animatableData: CGFloat {
      get { distance }
      set { distance = newValue }
    }
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: distance, y: 0))
    }
  }

  /// Returns the position that a reader reports for itself.
  private static func place(_ change: (AnyView) -> some View) throws -> CGFloat {
    var place = CGFloat.nan
    let reader = GeometryReader { reader -> Color in
      place = reader.frame(in: .global).minX
      return .red
    }
    _ = try change(AnyView(reader)).drawn(10, 10)
    return place
  }

  @Test
  func geometryReadersIgnoreRenderingEffects() throws {
    #expect(try EffectTests.place { $0.modifier(Shift(distance: 7)) } == 7)
    #expect(try EffectTests.place { $0.modifier(Shift(distance: 7).ignoredByLayout()) } == 0)
    #expect(
      try EffectTests.place {
        $0.offset(x: 1).scaleEffect(2, anchor: .topLeading).offset(x: 3)
          .modifier(Shift(distance: 7).ignoredByLayout()).offset(x: 5)
      } == 10
    )
    let list = try Color.red.modifier(Shift(distance: 7).ignoredByLayout()).drawn(10, 10)
    #expect(list.leaves.map(\.transform.tx) == [7])
  }

  @Test
  func anchorsIgnoreRenderingEffects() throws {
    struct Key: PreferenceKey {
      static var defaultValue: Anchor<CGRect>? { nil }
      static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
        value = value ?? nextValue()
      }
    }
    let list = try Color.red.anchorPreference(key: Key.self, value: .bounds) { $0 }
      .modifier(Shift(distance: 7).ignoredByLayout())
      .overlayPreferenceValue(Key.self) { anchor in
        GeometryReader { reader in
          if let anchor { Color.blue.offset(x: reader[anchor].minX) }
        }
      }
      .drawn(10, 10)
    #expect(list.leaves.map(\.transform.tx) == [7, 0])
  }

  /// Moves a square, perhaps as a drawing group, to the place of another one.
  private struct MovingSquare: View {
    let isGrouped: Bool
    @State private var isAlone = false

    private var square: some View { Color.blue.frame(width: 4, height: 4) }

    var body: some View {
      VStack(spacing: 0) {
        if !isAlone { Color.red.frame(width: 4, height: 8).transition(.identity) }
        if isGrouped { square.drawingGroup() } else { square }
      }
      .frame(width: 4, height: 12, alignment: .top)
      .onAppear { withAnimation(.linear(duration: 1)) { isAlone = true } }
    }
  }

  @Test(arguments: [0, 0.25, 0.5, 1])
  func aDrawingGroupIsClippedWhereItMoves(time: Double) throws {
    let plain = try MovingSquare(isGrouped: false).drawn(4, 12, at: time)
    let grouped = try MovingSquare(isGrouped: true).drawn(4, 12, at: time)
    #expect(try grouped.bitmap().bytes == plain.bitmap().bytes)
    #expect(plain.leaves.first?.transform.ty == CGFloat(8 - 8 * time))
  }
}

import Testing

@testable import Drawing

private struct Frames: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

private struct Points: PreferenceKey {
  static var defaultValue: [Anchor<CGPoint>] { [] }
  static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) {
    value += nextValue()
  }
}

private struct Corners: PreferenceKey {
  static var defaultValue: Anchor<[CGPoint]>? { nil }
  static func reduce(value: inout Anchor<[CGPoint]>?, nextValue: () -> Anchor<[CGPoint]>?) {
    value = value ?? nextValue()
  }
}

@Suite
struct AnchorTests {
  /// A recorder of the values that a closure of a view receives.
  private final class Box<Value> {
    var value: Value?
  }

  @Test
  func framesAreReadInTheCoordinatesOfTheReader() throws {
    let box = Box<[CGRect]>()
    _ = try HStack(spacing: 0) {
      Color.red.frame(width: 20, height: 10)
        .anchorPreference(key: Frames.self, value: .bounds) { [$0] }
      Color.blue.frame(width: 20, height: 10).offset(y: 3)
        .anchorPreference(key: Frames.self, value: .rect(CGRect(1, 2, 3, 4))) { [$0] }
    }
    .overlayPreferenceValue(Frames.self) { frames in
      GeometryReader { reader in
        let _ = box.value = frames.map { reader[$0] }
        Color.clear
      }
    }
    .padding(7)
    .drawn(nil, nil)
    #expect(box.value == [CGRect(0, 0, 20, 10), CGRect(21, 2, 3, 4)])
  }

  @Test
  func pointsFollowTheEffectsBetween() throws {
    let box = Box<[CGPoint]>()
    _ = try Color.red.frame(width: 20, height: 10)
      .anchorPreference(key: Points.self, value: .topLeading) { [$0] }
      .transformAnchorPreference(key: Points.self, value: .unitPoint(.bottomTrailing)) {
        $0.append($1)
      }
      .scaleEffect(2, anchor: .topLeading)
      .overlayPreferenceValue(Points.self) { points in
        GeometryReader { reader in
          let _ = box.value = points.map { reader[$0] }
          Color.clear
        }
      }
      .drawn(nil, nil)
    #expect(box.value == [CGPoint(x: 0, y: 0), CGPoint(x: 40, y: 20)])
  }

  @Test
  func multipleAnchorsCanBeCombined() throws {
    let box = Box<[CGPoint]>()
    _ = try Color.red.frame(width: 10, height: 20)
      .anchorPreference(
        key: Corners.self,
        value: .init([.topLeading, .center, .point(CGPoint(x: 1, y: 2))])
      ) { $0 }
      .overlayPreferenceValue(Corners.self) { corners in
        GeometryReader { reader in
          let _ = box.value = corners.map { reader[$0] }
          Color.clear
        }
      }
      .drawn(nil, nil)
    #expect(box.value == [CGPoint(x: 0, y: 0), CGPoint(x: 5, y: 10), CGPoint(x: 1, y: 2)])
  }

  @Test
  func namedSpacesHaveBounds() throws {
    let box = Box<(CGRect, CGRect?, CGRect?, CGRect)>()
    _ = try GeometryReader { reader in
      let _ =
        box.value = (
          reader.frame(in: .named("page")), reader.bounds(of: .named("page")),
          reader.bounds(of: .named("nothing")), reader.frame(in: .local)
        )
      Color.clear
    }
    .frame(width: 20, height: 10)
    .padding(5)
    .coordinateSpace(.named("page"))
    .padding(100)
    .drawn(nil, nil)
    #expect(box.value?.0 == CGRect(5, 5, 20, 10))
    #expect(box.value?.1 == CGRect(-5, -5, 30, 20))
    #expect(box.value?.2 == nil)
    #expect(box.value?.3 == CGRect(0, 0, 20, 10))
  }

  @Test
  func visualEffectsDependOnThePosition() throws {
    let list = try Color.red.frame(width: 20, height: 10)
      .visualEffect { content, proxy in
        content.offset(x: proxy.size.width).opacity(0.5)
      }
      .drawn(nil, nil)
    #expect(list.leaves[0].transform.tx == 20)
    #expect(list.leaves[0].color?.alpha == 0.5)
    #expect(list.size == CGSize(width: 20, height: 10))
  }

  /// Overlays read an anchor in motion at each moment, without animating towards a later one.
  @Test(arguments: [0.0, 0.5, 1, 2])
  func overlayFollowsAnAnchorInMotion(time: Double) throws {
    struct Follower: View {
      @State private var isMoved = false

      var body: some View {
        Rectangle().frame(width: 10, height: 10)
          .anchorPreference(key: Points.self, value: .center) { [$0] }
          .rotationEffect(.zero)
          .frame(width: 110, height: 10, alignment: isMoved ? .trailing : .leading)
          .overlayPreferenceValue(Points.self, alignment: .topLeading) { anchors in
            GeometryReader { reader in
              Color.blue.frame(width: anchors.first.map { reader[$0].x }, height: 10)
            }
          }
          .onAppear { withAnimation(.linear(duration: 2)) { isMoved = true } }
      }
    }
    let leaf = try #require(try Follower().drawn(110, 10, at: time).leaves.last)
    #expect(abs(leaf.outline.path.boundingRect.width - (5 + 50 * time)) < 1e-3)
  }

  @Test
  func anchorsOfTheSamePointAreEqual() {
    let size = CGSize(width: 40, height: 20)
    func anchor(_ source: Anchor<CGPoint>.Source, _ x: CGFloat = 0) -> Anchor<CGPoint> {
      Anchor(source, size: size, transform: CGAffineTransform(translationX: x, y: 0))
    }
    #expect(anchor(.center) == anchor(.point(CGPoint(x: 20, y: 10))))
    #expect(anchor(.center) != anchor(.top) && anchor(.center) != anchor(.center, 1))
    #expect(anchor(.trailing) == anchor(.center, 20))
    #expect(Set([anchor(.center), anchor(.unitPoint(.center)), anchor(.bottom)]).count == 2)
  }

  @Test
  func anchorsHaveTheirUnitPoints() {
    let points: [(Anchor<CGPoint>.Source, CGFloat, CGFloat)] = [
      (.topLeading, 0, 0), (.top, 20, 0), (.topTrailing, 40, 0), (.leading, 0, 10),
      (.center, 20, 10), (.trailing, 40, 10), (.bottomLeading, 0, 20), (.bottom, 20, 20),
      (.bottomTrailing, 40, 20),
    ]
    for (source, x, y) in points {
      let anchor = Anchor(source, size: CGSize(width: 40, height: 20), transform: .identity)
      #expect(anchor.value(in: .identity) == CGPoint(x: x, y: y))
    }
  }
}

import Drawing
import Scene
import Testing

@Suite
struct FilterTests {
  @Test
  func blurRadiusIsTheStandardDeviation() throws {
    let list = try ZStack {
      Color.red
      Color.blue.opacity(0.5)
    }.blur(radius: 3).opacity(0.25).blendMode(.screen).drawn(10, 10)
    let group = try #require(list.topLevelGroups.first)
    #expect(group.filter == .blur(.init(deviation: CGSize(width: 3, height: 3))))
    #expect(group.opacity == 0.25 && group.blend == .screen && group.clip == nil)
    #expect(list.leaves.map(\.color?.alpha) == [1, 0.5])
  }

  @Test(arguments: [0.0, -2, .nan, .infinity])
  func zeroRadiusBlursNothing(radius: CGFloat) throws {
    #expect(try Color.red.blur(radius: radius).drawn(10, 10).topLevelGroups.isEmpty)
  }

  @Test
  func opaqueBlurStaysInItsFrame() throws {
    let list = try Color.red.blur(radius: 2, opaque: true).padding(3).drawn(16, 16)
    let frame = CGRect(x: 3, y: 3, width: 10, height: 10)
    let group = try #require(list.topLevelGroups.first)
    #expect(group.filter == .blur(.init(deviation: CGSize(width: 2, height: 2), frame: frame)))
    #expect(group.clip?.path.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test
  func lengthsFollowTheTransforms() throws {
    let quarter = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 10, ty: 0)
    let list = try Color.red.shadow(color: .black, radius: 2, x: 3, y: 4)
      .scaleEffect(x: 2, y: 0.5).transformEffect(quarter).drawn(10, 10)
    guard case .shadow(let shadow) = list.topLevelGroups.first?.filter else {
      return #expect(Bool(false), "no shadow")
    }
    #expect(shadow.deviation == CGSize(width: 1, height: 4))
    #expect(shadow.offset == CGPoint(x: -2, y: 6))
  }

  @Test
  func shadowIsTranslucentBlackByDefault() throws {
    let list = try Color.red.shadow(radius: 5).drawn(10, 10)
    let size = CGSize(width: 5, height: 5)
    let black = RGBA.black.multiplyingAlpha(by: 0.33)
    let shadow = Filter.Shadow(color: black, deviation: size, offset: .zero)
    #expect(list.topLevelGroups.first?.filter == .shadow(shadow))
  }
}

import Drawing
import Scene
import Testing

@Suite
struct BlendModeTests {
  @Test
  func modeIsPushedDownToEachLeaf() throws {
    let list = try ZStack {
      Color.red
      Color.blue.opacity(0.5)
    }.blendMode(.multiply).drawn(10, 10)
    #expect(list.topLevelGroups.isEmpty)
    #expect(list.leaves.map(\.blend) == [.multiply, .multiply])
  }

  @Test
  func innermostModeApplies() throws {
    let list = try ZStack {
      Color.red.blendMode(.screen)
      Color.blue
    }.blendMode(.multiply).drawn(10, 10)
    #expect(list.leaves.map(\.blend) == [.screen, .multiply])
  }

  @Test
  func compositingGroupAppliesTheModeAsAWhole() throws {
    let list = try ZStack {
      Color.red
      Color.blue.blendMode(.hue)
    }.compositingGroup().blendMode(.multiply).drawn(10, 10)
    #expect(list.topLevelGroups.map(\.blend) == [.multiply])
    #expect(list.leaves.map(\.blend) == [.normal, .hue])
  }

  @Test
  func compositingGroupIsolatesBlending() throws {
    let list = try ZStack {
      Color.red
      Color.blue.blendMode(.multiply)
    }.compositingGroup().drawn(10, 10)
    #expect(list.topLevelGroups.map(\.isolates) == [true])
    let plain = try Color.red.compositingGroup().drawn(10, 10)
    #expect(plain.topLevelGroups.map(\.isolates) == [false])
  }

  @Test
  func modeAppliesToClippedLeavesAndWholeMasks() throws {
    let clipped = try Color.red.clipShape(Circle()).blendMode(.multiply).drawn(10, 10)
    #expect(clipped.topLevelGroups.map(\.blend) == [.normal])
    #expect(clipped.leaves.map(\.blend) == [.multiply])
    let masked = try Color.red.mask(Circle()).blendMode(.multiply).drawn(10, 10)
    #expect(masked.topLevelGroups.map(\.blend) == [.multiply])
    #expect(masked.leaves.map(\.blend) == [.normal])
  }
}

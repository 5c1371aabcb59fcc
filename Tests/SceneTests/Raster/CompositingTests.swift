import Foundation
import Pixels
import Scene
import Testing

@Suite struct CompositingTests {
  static let colors: [RGBA] = [
    .black, .white, RGBA(red: UInt8(255), green: 204, blue: 0),
    RGBA(red: UInt8(79), green: 79, blue: 191, alpha: 0.5),
    RGBA(red: UInt8(1), green: 2, blue: 254, alpha: 0.0039),
    RGBA(red: UInt8(128), green: 127, blue: 3, alpha: 0.9999),
    RGBA(red: UInt8(200), green: 100, blue: 50, alpha: 0.3333), .clear,
  ]

  private let pixel = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// Returns the only pixel of a canvas.
  private func painted(_ nodes: [DisplayList.Node], on background: RGBA = .clear) throws -> [UInt8]
  {
    try DisplayList(size: CGSize(width: 1, height: 1), nodes: nodes)
      .bitmap(background: background).bytes
  }

  /// Returns a rectangle that covers a fraction of the pixel.
  private func part(_ width: Double, _ color: RGBA) -> DisplayList.Node {
    .rect(CGRect(x: 0, y: 0, width: width, height: 1), .solid(color))
  }

  @Test(arguments: colors, colors)
  func sourceOverIsExactlyRounded(below: RGBA, above: RGBA) throws {
    for (width, coverage) in [(1, 255), (0.75, 191), (0.5, 128), (0.25, 64)] as [(Double, Int)] {
      var expected = SourceOver()
      expected.paint(below)
      expected.paint(above, coverage: coverage)
      let onBackground = try painted([part(width, above)], on: below)
      #expect(onBackground == expected.straight)
      let onLeaf = try painted([part(1, below), part(width, above)])
      #expect(onLeaf == expected.straight)
    }
  }

  @Test func everyAlphaOfEveryByteIsExactlyRounded() throws {
    for alpha in stride(from: 0.0, through: 1, by: 0.05) {
      let colors = (0...255).map { RGBA(red: UInt8($0), green: 0, blue: 255, alpha: alpha) }
      let nodes = colors.enumerated().map { index, color in
        DisplayList.Node.rect(
          CGRect(x: index, y: 0, width: 1, height: 1),
          .solid(color)
        )
      }
      let bytes = try DisplayList(size: CGSize(width: 256, height: 1), nodes: nodes)
        .bitmap(background: .white).bytes
      let expected = colors.flatMap { color in
        var pixel = SourceOver()
        pixel.paint(.white)
        pixel.paint(color)
        return pixel.straight
      }
      #expect(bytes == expected)
    }
  }

  @Test(arguments: colors, [0.0, 0.25, 0.3333, 0.9999])
  func anOpacityGroupIsPaintedAsOne(color: RGBA, opacity: Double) throws {
    var layer = SourceOver()
    layer.paint(.white)
    layer.paint(color, coverage: 128)
    var expected = SourceOver()
    expected.paint(.black)
    expected.paint(layer: layer, opacity: opacity)
    let group = DisplayList.Group(
      name: "",
      opacity: opacity,
      nodes: [part(1, .white), part(0.5, color)]
    )
    let found = try painted([.group(group)], on: .black)
    #expect(found == expected.straight)
  }

  @Test func overlappingLeavesOfAnOpacityGroupDontShowThrough() throws {
    let nodes = [part(1, .black), part(1, .black)]
    let group = try painted([.group(.init(name: "", opacity: 0.5, nodes: nodes))])
    #expect(group == [0, 0, 0, 128])
  }

  /// A layer's opaque and clear pixels are composited many at once.
  @Test(arguments: 0..<18, [RGBA.black, .clear])
  func everyPixelOfALayerIsComposited(at index: Int, between others: RGBA) throws {
    let red = RGBA(red: UInt8(255), green: 0, blue: 0, alpha: 0.5)
    let colors = (0..<18).map { $0 == index ? red : others }
    let nodes = colors.enumerated().map { x, color in
      DisplayList.Node.rect(CGRect(x: x, y: 0, width: 1, height: 1), .solid(color))
    }
    // The shadow, which makes the group a layer, is outside the picture.
    let shadow = Filter.Shadow(color: .black, deviation: .zero, offset: CGPoint(x: 0, y: 50))
    let group = DisplayList.Group(name: "", filter: .shadow(shadow), nodes: nodes)
    let found = try DisplayList(size: CGSize(width: 18, height: 1), nodes: [.group(group)])
      .bitmap(background: .white).bytes
    let expected = colors.flatMap { color in
      var pixel = SourceOver()
      pixel.paint(.white)
      pixel.paint(color)
      return pixel.straight
    }
    #expect(found == expected)
  }

  @Test(arguments: 0..<12)
  func groupWithoutEffectsChangesNothing(seed: Int) throws {
    let list = DisplayList.random(seed: seed)
    let grouped = DisplayList(
      size: list.size,
      nodes: [.group(.init(name: "", nodes: list.nodes))]
    )
    #expect(try list.bitmap().bytes == grouped.bitmap().bytes)
  }

  @Test(arguments: [0.3, 0.75, 1])
  func emptyLeavesDoNotAffectOthers(opacity: Double) throws {
    let nodes = [DisplayList.Node.fill(Path()), part(1, .black), .fill(Path())]
    let found = try painted([.group(.init(name: "", opacity: opacity, mask: nodes, nodes: nodes))])
    #expect(found[3] == UInt8(opacity * 255 + 0.5))
  }

  @Test func clippingMultipliesTheCoverage() throws {
    var expected = SourceOver()
    expected.paint(.white)
    expected.paint(.black, coverage: SourceOver.product(128, 64))
    let clip = DisplayList.Clip(path: Path(CGRect(x: 0, y: 0, width: 1, height: 0.25)))
    let group = DisplayList.Group(name: "", clip: clip, nodes: [part(0.5, .black)])
    let found = try painted([.group(group)], on: .white)
    #expect(found == expected.straight)
  }

  @Test func nestedClipsAndMasksMultiply() throws {
    let half = DisplayList.Clip(path: Path(CGRect(x: 0, y: 0, width: 1, height: 0.5)))
    let inner = DisplayList.Group(
      name: "",
      clip: half,
      mask: [part(1, RGBA(red: UInt8(9), green: 9, blue: 9, alpha: 0.5))],
      nodes: [part(1, .black)]
    )
    let outer = DisplayList.Group(name: "", clip: half, nodes: [.group(inner)])
    let found = try painted([.group(outer)])
    let twice = SourceOver.product(128, 128)
    #expect(found == [0, 0, 0, UInt8(SourceOver.product(twice, 128))])
  }

  @Test func clearedBackgroundsHaveNoColor() throws {
    let found = try painted([], on: RGBA(red: UInt8(9), green: 9, blue: 9, alpha: 0))
    #expect(found == [0, 0, 0, 0])
  }
}

import Foundation
import Pixels
import Scene
import Testing

@Suite
struct BlendSVGTests {
  private static let box = CGRect(x: 1, y: 2, width: 3, height: 4)

  private static func leaf(_ color: RGBA, _ blend: BlendMode = .normal) -> DisplayList.Node {
    .leaf(
      .init(
        name: "a",
        outline: .fill(Path(box), evenOdd: false),
        paint: .solid(color),
        blend: blend
      )
    )
  }

  private static func list(_ nodes: DisplayList.Node...) -> DisplayList {
    DisplayList(size: CGSize(width: 8, height: 8), nodes: nodes)
  }

  @Test
  func modesOfCSSAreWrittenAsStyle() {
    let text = Self.list(Self.leaf(.white), Self.leaf(.black, .colorDodge)).svg()
    #expect(text.contains("style=\"mix-blend-mode:color-dodge\""))
    #expect(text.contains("<g style=\"isolation:isolate\">"))
    #expect(!text.contains("<image"))
  }

  @Test(arguments: [
    BlendMode.sourceAtop, .destinationOver, .destinationOut, .plusDarker, .xor, .clear, .copy,
    .sourceIn, .sourceOut, .destinationIn, .destinationAtop,
  ])
  func layerWithAModeWithoutCSSIsAPicture(mode: BlendMode) throws {
    let list = Self.list(Self.leaf(.white), Self.leaf(.black.multiplyingAlpha(by: 0.4), mode))
    let text = list.svg()
    #expect(!text.contains("<path"))
    let data = try #require(text.firstMatch(of: /href="data:image\/png;base64,([^"]*)"/))
    let file = try #require(Data(base64Encoded: String(data.1)))
    let picture = try PNG.decode(Array(file))
    #expect(picture.width == 6 && picture.height == 8)
    #expect(text.contains("height=\"4\"") && text.contains("x=\"1\" y=\"2\""))
    let pixels = try list.bitmap().bytes
    #expect(Array(picture.bytes.prefix(4)) == Array(pixels[(2 * 8 + 1) * 4..<(2 * 8 + 1) * 4 + 4]))
  }

  @Test
  func groupAroundAPictureKeepsItsOpacity() {
    let group = DisplayList.Group(
      name: "g",
      opacity: 0.5,
      nodes: [Self.leaf(.white), Self.leaf(.black, .destinationOut)]
    )
    let text = Self.list(Self.leaf(.black), .group(group)).svg()
    #expect(text.contains("<g data-name=\"g\" opacity=\"0.5\">\n    <image"))
    #expect(text.contains("<path"))
  }

  @Test
  func elementsAreClippedSeparatelyIfOneBlends() {
    let clip = DisplayList.Clip(path: Path(Self.box))
    let group = DisplayList.Group(
      name: "g",
      clip: clip,
      nodes: [Self.leaf(.white), Self.leaf(.black, .multiply)]
    )
    let text = Self.list(Self.leaf(.black), .group(group)).svg()
    #expect(text.contains("<g data-name=\"g\">"))
    #expect(text.contains("<g clip-path=\"url(#clip-1)\">"))
    #expect(text.contains("<g clip-path=\"url(#clip-1)\" style=\"mix-blend-mode:multiply\">"))
  }

  @Test
  func maskWithAPictureCountsAlpha() {
    let inner = DisplayList.Group(
      name: "",
      opacity: 0.5,
      nodes: [Self.leaf(.white), Self.leaf(.black, .sourceAtop)]
    )
    let group = DisplayList.Group(name: "", mask: [.group(inner)], nodes: [Self.leaf(.black)])
    #expect(Self.list(.group(group)).svg().contains("style=\"mask-type:alpha\""))
  }
}

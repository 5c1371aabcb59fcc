import Foundation
import Scene
import Testing

@Suite
struct FilterSVGTests {
  private static func svg(_ filter: Filter) -> String {
    let path = Path(CGRect(x: 10, y: 10, width: 10, height: 10))
    let leaf = DisplayList.Leaf(
      name: "a",
      outline: .fill(path, evenOdd: false),
      paint: .solid(.black)
    )
    let group = DisplayList.Group(name: "g", filter: filter, nodes: [.leaf(leaf)])
    return DisplayList(size: CGSize(width: 30, height: 30), nodes: [.group(group)]).svg()
  }

  @Test
  func blurIsAnSRGBFilterWithAMargin() {
    let text = Self.svg(.blur(.init(deviation: CGSize(width: 2, height: 3))))
    #expect(text.contains("<feGaussianBlur stdDeviation=\"2 3\"/>"))
    #expect(text.contains("<g data-name=\"g\" filter=\"url(#filter-1)\">"))
    let head = """
      <filter color-interpolation-filters="sRGB" filterUnits="userSpaceOnUse" height="34" \
      id="filter-1" width="28" x="1" y="-2">
      """
    #expect(text.contains(head))
  }

  @Test
  func shadowUsesCommonFilterPrimitives() {
    let shadow = Filter.Shadow(
      color: RGBA(red: UInt8(1), green: 2, blue: 3, alpha: 0.25),
      deviation: CGSize(width: 2, height: 2),
      offset: CGPoint(x: 4, y: -5)
    )
    let text = Self.svg(.shadow(shadow))
    #expect(text.contains("flood-color=\"#010203\" flood-opacity=\"0.25\""))
    #expect(text.contains("<feOffset dx=\"4\" dy=\"-5\" in=\"blur\""))
    #expect(!text.contains("feDropShadow"))
  }

  @Test
  func framedBlurIsAPicture() {
    let frame = CGRect(x: 10, y: 10, width: 10, height: 10)
    let text = Self.svg(.blur(.init(deviation: CGSize(width: 2, height: 2), frame: frame)))
    #expect(text.contains("<image") && !text.contains("<filter") && !text.contains("<path"))
  }

  @Test
  func colorsAreChangedByAMatrix() {
    let text = Self.svg(
      .recolor(.init(red: [0.5, 0, 0, 0.25], green: [0, 1, 0, 0], blue: [0, 0, 1, 0]))
    )
    #expect(
      text.contains("<feColorMatrix values=\"0.5 0 0 0 0.25 0 1 0 0 0 0 0 1 0 0 0 0 0 1 0\"/>")
    )
    #expect(!text.contains("feComposite"))
  }

  @Test
  func opacityFromColorsIsASeparateFilter() {
    let text = Self.svg(
      .recolor(.init(numbers: Array(repeating: 0, count: 12) + [0.2126, 0.7152, 0.0722, 0]))
    )
    #expect(text.contains("<feComposite in2=\"SourceGraphic\" operator=\"in\"/>"))
  }

  @Test
  func thresholdsAreTables() {
    let text = Self.svg(.threshold(.init(lower: 0.5, upper: 1, color: .black)))
    #expect(text.contains("tableValues=\"0 0 0 0"))
    #expect(text.contains("1 1 1\" type=\"discrete\""))
  }
}

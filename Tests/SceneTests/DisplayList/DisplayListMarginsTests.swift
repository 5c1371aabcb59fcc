import Foundation
import Scene
import Testing

@Suite struct DisplayListMarginsTests {
  private let most = CGSize(width: 50, height: 50)

  private func picture(_ nodes: DisplayList.Node...) -> DisplayList {
    DisplayList(size: CGSize(width: 20, height: 20), nodes: nodes)
  }

  private func square(_ x: CGFloat, _ y: CGFloat, _ paint: Paint = .solid(.black))
    -> DisplayList.Node
  {
    .rect(CGRect(x: x, y: y, width: 10, height: 10), paint)
  }

  @Test func whatIsPaintedOutsideIsIncluded() {
    let expanded = picture(square(0, 0), square(-7, 30)).includingMargins(atMost: most)
    #expect(expanded.size == CGSize(width: 27, height: 40))
    #expect(
      expanded.nodes.map(\.bounds) == [
        CGRect(x: 7, y: 0, width: 10, height: 10), CGRect(x: 0, y: 30, width: 10, height: 10),
      ]
    )
  }

  @Test func marginsAreWholePointsUpToALimit() {
    let far = picture(square(100.5, -100))
    #expect(far.includingMargins(atMost: most).size == CGSize(width: 70, height: 70))
    #expect(far.includingMargins(atMost: CGSize(width: 0, height: -4)) == far)
    let near = picture(square(10.5, 0))
    #expect(near.includingMargins(atMost: most).size == CGSize(width: 21, height: 20))
  }

  @Test func filtersExtendThePicture() {
    let group = DisplayList.Group(
      name: "",
      filter: .blur(.init(deviation: CGSize(width: 4, height: 4))),
      nodes: [square(5, 5)]
    )
    #expect(picture(.group(group)).includingMargins(atMost: most).size.width > 20)
  }

  @Test func invisiblePartsAreIgnored() {
    let canvas = DisplayList.Clip(path: Path(CGRect(x: 0, y: 0, width: 20, height: 20)))
    let hidden: [DisplayList.Node] = [
      square(-30, 0, .solid(.clear)),
      .group(.init(name: "", opacity: 0, nodes: [square(-30, 0)])),
      .group(.init(name: "", clip: canvas, nodes: [square(-5, 0)])),
      .group(.init(name: "", mask: [square(0, 0)], nodes: [square(-5, 0)])),
    ]
    for node in hidden {
      #expect(picture(node).includingMargins(atMost: most) == picture(node))
    }
  }

  @Test func mitersThatAPathDoesNotHaveAddNothing() {
    let style = StrokeStyle(lineWidth: 4, miterLimit: 10)
    let node = DisplayList.Node.stroke(Path(CGRect(x: 0, y: 2, width: 10, height: 10)), style)
    #expect(picture(node).includingMargins(atMost: most).size == CGSize(width: 22, height: 20))
  }
}

import Foundation
import Scene
import Testing

@Suite struct DisplayListTests {
  @Test func theInitialisersRoundEveryNumber() {
    let path = Path("0.00004 1.23456 m 2 2 l") ?? Path()
    let matrix = CGAffineTransform(a: 1.000_000_4, b: 0, c: 0, d: 1, tx: 0.000_04, ty: 0)
    let fill = DisplayList.Leaf(
      name: "a",
      outline: .fill(path, evenOdd: true),
      paint: .solid(.black),
      transform: matrix
    )
    #expect(fill.outline.path == path.snappedToGrid && fill.transform == .identity)
    let stroke = DisplayList.Leaf(
      name: "a",
      outline: .stroke(path, StrokeStyle(lineWidth: 1.00004)),
      paint: .solid(.black)
    )
    #expect(stroke.outline == .stroke(path.snappedToGrid, StrokeStyle(lineWidth: 1)))
    let clip = DisplayList.Clip(path: path, transform: matrix)
    #expect(clip.path == path.snappedToGrid && clip.transform == .identity)
    let list = DisplayList(size: CGSize(width: 1.00004, height: CGFloat.nan))
    #expect(list.size == CGSize(width: 1, height: 0))
  }

  @Test(
    arguments: [(0.99996, 1), (0.5, 0.5), (-2, 0), (.nan, 0), (.infinity, 1)]
      as [(Double, Double)]
  )
  func opacitiesOfGroupsAreClamped(given: Double, kept: Double) {
    #expect(DisplayList.Group(name: "", opacity: given, nodes: []).opacity == kept)
  }
}

import Drawing
import Foundation
import Scene
import Testing

/// The outlines of several shapes of one type in one drawing.
@Suite struct ShapeTypeTests {
  private static func outlines(_ view: some View) throws -> [DisplayList.Outline] {
    try view.drawn(100, 100).leaves.map(\.outline)
  }

  @Test func shapesOfDifferentSizesHaveTheirOwnOutlines() throws {
    let sizes = [10.0, 20, 20, 10]
    let view = ZStack {
      ForEach(0..<4, id: \.self) { Rectangle().frame(width: sizes[$0], height: 2 * sizes[$0]) }
    }
    let expected = sizes.map { side in
      DisplayList.Outline.fill(
        Path(CGRect(x: 0, y: 0, width: side, height: 2 * side)),
        evenOdd: false
      )
    }
    #expect(try Self.outlines(view) == expected)
  }

  @Test func theFillRuleBelongsToEachShape() throws {
    let view = ZStack {
      Circle().fill(.red)
      Circle().fill(.red, style: FillStyle(eoFill: true))
      Circle().fill(.red)
    }
    let rules = try Self.outlines(view).map { outline in
      guard case .fill(_, let evenOdd) = outline else { return false }
      return evenOdd
    }
    #expect(rules == [false, true, false])
  }

  @Test func shapesOfTheUserAreComputedForEachFrame() throws {
    let paths = try Self.outlines(
      HStack {
        RandomTriangle(); RandomTriangle()
      }
    ).map(\.path)
    #expect(paths.count == 2)
    #expect(paths[0] != paths[1])
  }
}

/// A shape that isn't determined by its frame.
private struct RandomTriangle: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: rect.width * .random(in: 0...1), y: rect.height))
      path.addLine(to: CGPoint(x: 0, y: rect.height))
      path.closeSubpath()
    }
  }
}

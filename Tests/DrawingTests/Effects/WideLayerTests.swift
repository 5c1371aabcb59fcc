import Drawing
import Foundation
import Pixels
import Testing

/// Filters may need layers that are wider than any picture.
@Suite @MainActor struct WideLayerTests {
  /// A narrow strip at the origin, and two strips at x that cross.
  private func strips(at x: CGFloat) -> Path {
    Path { path in
      path.addRect(CGRect(x: 0, y: 0, width: 2, height: 12))
      for (top, bottom) in [(x, x + 20), (x + 20, x)] {
        path.move(to: CGPoint(x: top, y: 0))
        path.addLine(to: CGPoint(x: top + 3, y: 0))
        path.addLine(to: CGPoint(x: bottom + 3, y: 12))
        path.addLine(to: CGPoint(x: bottom, y: 12))
        path.closeSubpath()
      }
    }
  }

  /// Returns the pixels of the crossing strips' shadow, moved back to the left edge.
  private func shadow(at x: CGFloat) throws -> [UInt8] {
    let view = strips(at: x).fill(.black).frame(width: 1, height: 12)
      .shadow(color: .black, radius: 0, x: 8 - x)
    let renderer = ImageRenderer(content: view)
    renderer.canvasSize = CGSize(width: 40, height: 12)
    renderer.scale = 16
    return try renderer.bitmap().bytes
  }

  @Test(arguments: [4_000, 4_500, 6_000])
  func crossingEdgesAreEqualInEachColumn(x: CGFloat) throws {
    let near = try shadow(at: 1_000)
    #expect(near.contains(255))
    #expect(try shadow(at: x) == near)
  }
}

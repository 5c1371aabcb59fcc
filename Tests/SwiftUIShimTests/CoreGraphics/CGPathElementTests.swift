import CoreGraphics
import SwiftUI
import Testing

@Suite
struct CGPathElementTests {
  private static func path() -> CGPath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
    path.addCurve(
      to: CGPoint(x: 9, y: 10),
      control1: CGPoint(x: 11, y: 12),
      control2: CGPoint(x: 13, y: 14)
    )
    path.closeSubpath()
    return path
  }

  private static func text(_ element: CGPathElement) -> String {
    let points =
      switch element.type {
      case .moveToPoint, .addLineToPoint: 1
      case .addQuadCurveToPoint: 2
      case .addCurveToPoint: 3
      case .closeSubpath: 0
      }
    let numbers = (0..<points).flatMap { [element.points[$0].x, element.points[$0].y] }
    return "\(element.type) \(numbers.map { Int($0) })"
  }

  @Test
  func controlPointsPrecedeTheEnd() {
    var texts: [String] = []
    Self.path().applyWithBlock { texts.append(Self.text($0.pointee)) }
    #expect(
      texts == [
        "moveToPoint [1, 2]", "addLineToPoint [3, 4]", "addQuadCurveToPoint [7, 8, 5, 6]",
        "addCurveToPoint [11, 12, 13, 14, 9, 10]", "closeSubpath []",
      ]
    )
  }

  @Test
  func aFunctionReceivesThePointer() {
    var count = 0
    withUnsafeMutablePointer(to: &count) { counter in
      Self.path().apply(info: counter) { info, _ in
        info?.assumingMemoryBound(to: Int.self).pointee += 1
      }
    }
    #expect(count == 5)
  }
}

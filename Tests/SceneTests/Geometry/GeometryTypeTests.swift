import Foundation
import Pixels
import Scene
import Testing

@Suite struct GeometryTypeTests {
  @Test func vectorsHaveTwoComponents() {
    #expect(CGVector() == .zero && CGVector() == CGVector(dx: 0, dy: 0))
    let vector = CGVector(dx: 3, dy: 5)
    #expect(vector.dx == 3 && vector.dy == 5)
    #expect(vector != CGVector(dx: 5, dy: 3))
    let (width, height): (Double, Double) = (3, 5)
    #expect(vector == CGVector(dx: width, dy: height))
    #expect(vector == CGVector(dx: Int(width), dy: Int(height)))
  }

  @Test func geometryIsComparedByName() {
    let (point, size) = (CGPoint(x: 1, y: 2), CGSize(width: 3, height: 4))
    #expect(point.equalTo(CGPoint(x: 1, y: 2)) && !point.equalTo(CGPoint(x: 2, y: 1)))
    #expect(size.equalTo(CGSize(width: 3, height: 4)) && !size.equalTo(.zero))
    let rect = CGRect(origin: point, size: size)
    #expect(rect.equalTo(CGRect(x: 1, y: 2, width: 3, height: 4)) && !rect.equalTo(.zero))
  }

  /// A square with a corner cut off by a parabola.
  @Test(arguments: [false, true])
  func quadraticCurvesAreCombined(isReversed: Bool) {
    var curve = Path()
    curve.move(to: CGPoint(x: 0, y: 90))
    curve.addQuadCurve(to: CGPoint(x: 90, y: 0), control: .zero)
    curve.addLine(to: CGPoint(x: 90, y: 90))
    curve.closeSubpath()
    let square = Path(CGRect(x: 0, y: 0, width: 90, height: 90))
    let rest = square.subtracting(curve)
    // The point (22.5, 22.5) is on the curve.
    #expect(rest.contains(CGPoint(x: 22, y: 22)) && !rest.contains(CGPoint(x: 23, y: 23)))
    let common = isReversed ? curve.intersection(square) : square.intersection(curve)
    #expect(common.contains(CGPoint(x: 23, y: 23)) && !common.contains(CGPoint(x: 22, y: 22)))
    #expect(common.boundingRect.width == 90 && common.boundingRect.height == 90)
  }

  @Test func labelsOfSheetsAreCutToTheirWidth() throws {
    let label = try #require(SheetLabel.bitmap(["title", "detail"], width: 200))
    #expect(label.width == 200)
    let taller = try #require(SheetLabel.bitmap(["title", "detail", "more"], width: 200))
    let single = try #require(SheetLabel.bitmap(["title"], width: 200))
    #expect(taller.height - label.height == label.height - single.height)
    // The background is #E2E6EE.
    #expect(Array(label.bytes.prefix(4)) == [226, 230, 238, 255])
    let long = String(repeating: "x", count: 300)
    let cut = try #require(SheetLabel.bitmap([long], width: 200))
    #expect(cut == SheetLabel.bitmap([long + "y"], width: 200))
    #expect(cut != single)
    let margin = stride(from: 0, to: cut.height, by: 1).map { row in
      Array(cut.bytes[(row * 200 + 198) * 4..<(row * 200 + 199) * 4])
    }
    #expect(margin.allSatisfy { $0 == [226, 230, 238, 255] })
  }
}

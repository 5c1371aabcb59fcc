import Foundation
import Scene
import Testing

@Suite struct CoordinateGridTests {
  @Test(arguments: [
    (0, 0), (-0.0, 0), (0.00004, 0), (0.00005, 0.0001), (-0.00005, 0), (-0.00004, 0),
    (-0.00006, -0.0001), (1.23456, 1.2346), (-1.23456, -1.2346), (12.34565, 12.3457),
    (0.1 + 0.2, 0.3), (.nan, 0), (.infinity, 1e9), (-.infinity, -1e9), (1e300, 1e9),
    (-1e300, -1e9), (999_999_999.99995, 1e9), (.leastNonzeroMagnitude, 0),
  ])
  func coordinatesAreRoundedToATenThousandth(value: Double, expected: Double) {
    let rounded = CoordinateGrid.coordinate(value)
    #expect(rounded == expected)
    #expect(rounded != 0 || rounded.sign == .plus)
  }

  @Test(arguments: [
    (0.5, 0.5), (1, 1), (0.00005, 0.0001), (0.99996, 1), (2, 1), (.infinity, 1), (-1, 0),
    (-0.0, 0), (.nan, 0), (-.infinity, 0), (1e-300, 0),
  ])
  func fractionsAreClampedBetweenZeroAndOne(value: Double, expected: Double) {
    let rounded = CoordinateGrid.unit(value)
    #expect(rounded == expected)
    #expect(rounded.sign == .plus)
  }

  @Test func factorsAreRoundedToAMillionth() {
    #expect(CoordinateGrid.factor(0.123_456_78) == 0.123457)
    #expect(CoordinateGrid.factor(-0.123_456_78) == -0.123457)
    #expect(CoordinateGrid.factor(.nan) == 0)
    #expect(CoordinateGrid.factor(1e300) == 1e9)
  }

  /// The last bits of a tie depend on how it was computed; the result must not.
  @Test(arguments: [0.12345, 7.00005, 1234.56785, -0.12345, -3.00015])
  func tiesTolerateErrorsInTheLastBits(value: Double) {
    let expected = CoordinateGrid.coordinate(value)
    let near = [value.nextUp, value.nextUp.nextUp, value.nextDown, value.nextDown.nextDown]
    #expect(near.allSatisfy { CoordinateGrid.coordinate($0) == expected })
  }

  @Test func roundingTwiceChangesNothing() {
    var generator = SeededGenerator(seed: 2)
    let values = (0..<500).map { _ in generator.number(-2e5...2e5) }
    #expect(
      values.allSatisfy {
        CoordinateGrid.coordinate(CoordinateGrid.coordinate($0)) == CoordinateGrid.coordinate($0)
      }
    )
    #expect(values.allSatisfy { abs(CoordinateGrid.coordinate($0) - $0) <= 0.000_050_01 })
  }

  @Test func transformsRoundTheirLinearPartFiner() {
    let transform = CGAffineTransform(
      a: 0.123_456_7,
      b: .nan,
      c: -0.0,
      d: .infinity,
      tx: 0.123_456_7,
      ty: -1e300
    )
    let expected = CGAffineTransform(a: 0.123457, b: 0, c: 0, d: 1e9, tx: 0.1235, ty: -1e9)
    #expect(CoordinateGrid.transform(transform) == expected)
  }

  @Test func pointsAreRoundedInBothCoordinates() {
    #expect(CoordinateGrid.point(CGPoint(x: 1.00004, y: -Double.nan)) == CGPoint(x: 1, y: 0))
  }
}

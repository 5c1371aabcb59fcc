import Drawing
import Foundation
import Testing

@Suite
struct AngleTests {
  @Test(arguments: [(0.0, 0.0), (90, 1), (180, 2), (-90, -1), (720, 8)])
  func degreesAreConverted(degrees: Double, quarters: Double) {
    let radians = quarters * Double.pi / 2
    #expect(abs(Angle(degrees: degrees).radians - radians) < 1e-12)
    #expect(abs(Angle.degrees(degrees).radians - radians) < 1e-12)
    #expect(abs(Angle(radians: radians).degrees - degrees) < 1e-12)
    #expect(abs(Angle.radians(radians).degrees - degrees) < 1e-12)
    var angle = Angle()
    angle.degrees = degrees
    #expect(abs(angle.radians - radians) < 1e-12)
  }

  @Test
  func anglesAreCalculatedWith() {
    let (one, two) = (Angle(radians: 1), Angle(radians: 2))
    #expect((one + two).radians == 3)
    #expect((one - two).radians == -1)
    #expect((two * 3).radians == 6)
    #expect((two / 4).radians == 0.5)
    #expect((-two).radians == -2)
    #expect(one < two && !(two < one) && !(one < one))
    #expect(Angle.zero == Angle() && Angle().radians == 0)
    var angle = two
    angle += one
    #expect(angle.radians == 3)
    angle -= two
    #expect(angle.radians == 1)
    angle *= 5
    #expect(angle.radians == 5)
    angle /= 2
    #expect(angle.radians == 2.5)
  }

  @Test
  func anglesHaveSinesAndCosines() {
    #expect(abs(Angle(degrees: 30).sin - 0.5) < 1e-12)
    #expect(abs(Angle(degrees: 60).cos - 0.5) < 1e-12)
  }

  @Test
  func anglesAreAnimatedIn128ths() {
    var angle = Angle(radians: 2)
    #expect(angle.animatableData == 256)
    angle.animatableData = 64
    #expect(angle.radians == 0.5)
  }
}

import Scene
import Testing

@Suite struct TrigonometryTests {
  struct Angle: Sendable {
    let radians, sine, cosine: Double
    init(_ radians: Double, _ sine: Double, _ cosine: Double) {
      (self.radians, self.sine, self.cosine) = (radians, sine, cosine)
    }
  }

  /// The values at the exact binary angles, rounded from 400 bits.
  static let angles: [Angle] = [
    .init(0.0, 0.0, 1.0),
    .init(1e-300, 1e-300, 1.0),
    .init(1e-08, 1e-08, 1.0),
    .init(0.1, 0.09983341664682815, 0.9950041652780258),
    .init(0.5, 0.479425538604203, 0.8775825618903728),
    .init(0.5235987755982988, 0.49999999999999994, 0.8660254037844387),
    .init(0.7853981633974483, 0.7071067811865475, 0.7071067811865476),
    .init(1.0, 0.8414709848078965, 0.5403023058681398),
    .init(1.0471975511965976, 0.8660254037844386, 0.5000000000000001),
    .init(1.5707963267948966, 1.0, 6.123233995736766e-17),
    .init(2.0, 0.9092974268256817, -0.4161468365471424),
    .init(2.356194490192345, 0.7071067811865476, -0.7071067811865475),
    .init(3.0, 0.1411200080598672, -0.9899924966004454),
    .init(3.141592653589793, 1.2246467991473532e-16, -1.0),
    .init(4.0, -0.7568024953079282, -0.6536436208636119),
    .init(4.71238898038469, -1.0, -1.8369701987210297e-16),
    .init(5.0, -0.9589242746631385, 0.28366218546322625),
    .init(6.283185307179586, -2.4492935982947064e-16, 1.0),
    .init(7.5, 0.9379999767747389, 0.3466353178350258),
    .init(100.0, -0.5063656411097588, 0.8623188722876839),
    .init(355.0, -3.014435335948845e-05, -0.999999999545659),
    .init(-0.1, -0.09983341664682815, 0.9950041652780258),
    .init(-2.0, -0.9092974268256817, -0.4161468365471424),
    .init(-1.5707963267948966, -1.0, 6.123233995736766e-17),
    .init(-3.141592653589793, -1.2246467991473532e-16, -1.0),
    .init(-1000.0, -0.8268795405320025, 0.5623790762907029),
    .init(12345.678, -0.7040813137533816, 0.7101193587160628),
    .init(1000000.0, -0.34999350217129294, 0.9367521275331447),
    .init(1647099.0, -0.3232532403530771, 0.9463124973290988),
    .init(-1000000.0, 0.34999350217129294, 0.9367521275331447),
    .init(10000000.0, 0.4205477931907825, -0.9072703861817396),
    .init(123456789.0, 0.9901147518020355, 0.14025968153390964),
    .init(1000000000.0, 0.5458434494486996, 0.8378871813639024),
    .init(-1500000000.0, 0.7618038601331996, -0.6478077482449222),
  ]

  @Test(arguments: angles)
  func sineAndCosineAreWithinOneULP(angle: Angle) {
    let (sine, cosine) = Trigonometry.sineAndCosine(angle.radians)
    #expect(abs(sine - angle.sine) <= angle.sine.ulp)
    #expect(abs(cosine - angle.cosine) <= angle.cosine.ulp)
  }

  @Test(arguments: [2e9, -1e10, 1e22, 1e300, -Double.greatestFiniteMagnitude])
  func hugeAnglesCountAsZero(angle: Double) {
    #expect(Trigonometry.sineAndCosine(angle) == (0, 1))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func anglesThatAreNotFiniteGiveNaN(angle: Double) {
    let (sine, cosine) = Trigonometry.sineAndCosine(angle)
    #expect(sine.isNaN && cosine.isNaN)
  }

  struct Vector: Sendable {
    let y, x, angle: Double
    init(y: Double, x: Double, _ angle: Double) { (self.y, self.x, self.angle) = (y, x, angle) }
  }

  static let vectors: [Vector] = [
    .init(y: 1.0, x: 1.0, 0.7853981633974483),
    .init(y: 1.0, x: -1.0, 2.356194490192345),
    .init(y: -1.0, x: -1.0, -2.356194490192345),
    .init(y: -1.0, x: 1.0, -0.7853981633974483),
    .init(y: 0.0, x: 1.0, 0.0),
    .init(y: 0.0, x: -1.0, 3.141592653589793),
    .init(y: 1.0, x: 0.0, 1.5707963267948966),
    .init(y: -1.0, x: 0.0, -1.5707963267948966),
    .init(y: 1.0, x: 2.0, 0.4636476090008061),
    .init(y: 2.0, x: 1.0, 1.1071487177940904),
    .init(y: 3.0, x: -7.0, 2.7367008673047097),
    .init(y: -0.001, x: 5.0, -0.0001999999973333334),
    .init(y: 1e-10, x: 1.0, 1e-10),
    .init(y: 1.0, x: 1e-10, 1.5707963266948965),
    .init(y: 1e300, x: 1e-300, 1.5707963267948966),
    .init(y: 1e-300, x: 1e300, 0.0),
    .init(y: 1e300, x: -1e300, 2.356194490192345),
    .init(y: 0.3, x: 0.7, 0.40489178628508343),
    .init(y: -123.456, x: 789.0, -0.15521293907753353),
    .init(y: .leastNonzeroMagnitude, x: .leastNonzeroMagnitude, 0.7853981633974483),
    .init(y: 1.0, x: -1e-10, 1.5707963268948966),
  ]

  @Test(arguments: vectors)
  func arcTangentIsWithinThreeULPs(vector: Vector) {
    let angle = Trigonometry.arcTangent(y: vector.y, x: vector.x)
    #expect(abs(angle - vector.angle) <= 3 * vector.angle.ulp)
  }

  @Test(arguments: [(0, 0), (Double.nan, 1), (1, .nan), (.infinity, 1), (1, -.infinity)])
  func vectorsWithoutDirectionHaveTheAngleZero(y: Double, x: Double) {
    #expect(Trigonometry.arcTangent(y: y, x: x) == 0)
  }

  @Test func sineAndCosineKeepTheirSymmetry() {
    var generator = SeededGenerator(seed: 1)
    let angles = (0..<200).map { _ in generator.number(0...50) }
    #expect(
      angles.allSatisfy {
        let (forward, backward) = (Trigonometry.sineAndCosine($0), Trigonometry.sineAndCosine(-$0))
        return forward.sine == -backward.sine && forward.cosine == backward.cosine
      }
    )
  }
}

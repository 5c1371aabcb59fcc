import Drawing
import Gallery
import Scene
import Testing

@Suite
struct FireworksTests {
  private static let progress = 0.684643

  @Test
  func twoHundredParticlesAreDrawn() throws {
    #expect(try leaves(of: Fireworks(seed: 1, time: 2.5), 512, 512).count == 200)
  }

  @Test
  func particlesShrinkAndFadeByTheCurve() throws {
    let particles = try leaves(of: Fireworks(seed: 1, time: 2.5), 512, 512)
    let scale = 0.1 + 0.9 * FireworksTests.progress
    #expect(particles.allSatisfy { abs($0.transform.a - scale) < 1e-5 })
    let alphas = particles.map { leaf -> Double in
      guard case .solid(let color) = leaf.paint else { return 0 }
      return color.alpha
    }
    #expect(alphas.allSatisfy { abs($0 - (1 - FireworksTests.progress)) < 1e-4 })
  }

  /// 1 − e, with e the ease-out curve at a fifth of the time.
  @Test(arguments: [(0.5, 0.839428), (1.25, 0.621862), (3.75, 0.093465), (4.5, 0.017027)])
  func particlesFadeAlongTheCurve(time: Double, alpha: Double) throws {
    let leaf = try #require(try leaves(of: Fireworks(seed: 1), 512, 512, at: time).first)
    guard case .solid(let color) = leaf.paint else { return #expect(Bool(false), "no colour") }
    #expect(abs(color.alpha - alpha) < 1e-4)
    #expect(abs(leaf.transform.a - (1 - 0.9 * alpha)) < 1e-5)
  }

  @Test(arguments: [
    (0..<100, CGPoint(x: 156, y: 206)), (100..<200, CGPoint(x: 316, y: 326)),
  ])
  func particlesFlyFromTheMiddleOfTheirExplosion(range: Range<Int>, center: CGPoint) throws {
    let particles = try leaves(of: Fireworks(seed: 1, time: 2.5), 512, 512)[range]
    let ways = particles.map { leaf -> Double in
      let middle = CGPoint(x: 6, y: 6).applying(leaf.transform)
      let (x, y) = (Double(middle.x - center.x), Double(middle.y - center.y))
      return (x * x + y * y).squareRoot()
    }
    let flown = 5 * FireworksTests.progress
    #expect(ways.allSatisfy { $0 > 10 * flown - 0.01 && $0 < 100 * flown + 0.01 })
  }

  @Test
  func seedDeterminesThePicture() throws {
    let first = try leaves(of: Fireworks(seed: 1, time: 1), 100, 100)
    #expect(try leaves(of: Fireworks(seed: 1, time: 1), 100, 100) == first)
    #expect(try leaves(of: Fireworks(seed: 2, time: 1), 100, 100) != first)
  }

  @Test(arguments: [5.0, 9, .infinity])
  func nothingIsDrawnAfterTheEnd(time: Double) throws {
    #expect(try leaves(of: Fireworks(seed: 1, time: time), 100, 100).isEmpty)
  }

  @Test
  func generatorGivesThePublishedNumbers() {
    var random = SplitMix64(seed: 1_234_567)
    #expect(random.next() == 6_457_827_717_110_365_317)
    #expect(random.next() == 3_203_168_211_198_807_973)
  }
}

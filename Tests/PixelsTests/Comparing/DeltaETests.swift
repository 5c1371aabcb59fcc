import CPixels
import Pixels
import Testing

@Suite struct DeltaETests {
  struct Pair: Sendable {
    let standard: [Double]
    let sample: [Double]
    let distance: Double

    init(_ standard: [Double], _ sample: [Double], _ distance: Double) {
      self.standard = standard
      self.sample = sample
      self.distance = distance
    }
  }

  /// Table 1 of Sharma, Wu and Dalal 2005, which covers every branch of the formula.
  static let sharma: [Pair] = [
    Pair([50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425),
    Pair([50, 3.1571, -77.2803], [50, 0, -82.7485], 2.8615),
    Pair([50, 2.8361, -74.0200], [50, 0, -82.7485], 3.4412),
    Pair([50, -1.3802, -84.2814], [50, 0, -82.7485], 1.0000),
    Pair([50, -1.1848, -84.8006], [50, 0, -82.7485], 1.0000),
    Pair([50, -0.9009, -85.5211], [50, 0, -82.7485], 1.0000),
    Pair([50, 0, 0], [50, -1, 2], 2.3669),
    Pair([50, -1, 2], [50, 0, 0], 2.3669),
    Pair([50, 2.4900, -0.0010], [50, -2.4900, 0.0009], 7.1792),
    Pair([50, 2.4900, -0.0010], [50, -2.4900, 0.0010], 7.1792),
    Pair([50, 2.4900, -0.0010], [50, -2.4900, 0.0011], 7.2195),
    Pair([50, 2.4900, -0.0010], [50, -2.4900, 0.0012], 7.2195),
    Pair([50, -0.0010, 2.4900], [50, 0.0009, -2.4900], 4.8045),
    Pair([50, -0.0010, 2.4900], [50, 0.0010, -2.4900], 4.8045),
    Pair([50, -0.0010, 2.4900], [50, 0.0011, -2.4900], 4.7461),
    Pair([50, 2.5, 0], [50, 0, -2.5], 4.3065),
    Pair([50, 2.5, 0], [73, 25, -18], 27.1492),
    Pair([50, 2.5, 0], [61, -5, 29], 22.8977),
    Pair([50, 2.5, 0], [56, -27, -3], 31.9030),
    Pair([50, 2.5, 0], [58, 24, 15], 19.4535),
    Pair([50, 2.5, 0], [50, 3.1736, 0.5854], 1.0000),
    Pair([50, 2.5, 0], [50, 3.2972, 0], 1.0000),
    Pair([50, 2.5, 0], [50, 1.8634, 0.5757], 1.0000),
    Pair([50, 2.5, 0], [50, 3.2592, 0.3350], 1.0000),
    Pair([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644),
    Pair([63.0109, -31.0961, -5.8663], [62.8187, -29.7946, -4.0864], 1.2630),
    Pair([61.2901, 3.7196, -5.3901], [61.4292, 2.2480, -4.9620], 1.8731),
    Pair([35.0831, -44.1164, 3.7933], [35.0232, -40.0716, 1.5901], 1.8645),
    Pair([22.7233, 20.0904, -46.6940], [23.0331, 14.9730, -42.5619], 2.0373),
    Pair([36.4612, 47.8580, 18.3852], [36.2715, 50.5065, 21.2231], 1.4146),
    Pair([90.8027, -2.0831, 1.4410], [91.1528, -1.6435, 0.0447], 1.4441),
    Pair([90.9257, -0.5406, -0.9208], [88.6381, -0.8985, -0.7239], 1.5381),
    Pair([6.7747, -0.2908, -2.4247], [5.8714, -0.0985, -2.2286], 0.6377),
    Pair([2.0776, 0.0795, -1.1350], [0.9033, -0.0636, -0.5514], 0.9082),
  ]

  @Test(arguments: sharma) func ciede2000HasThePublishedValues(_ pair: Pair) {
    let distance = cpixels_delta_e_2000(pair.standard, pair.sample)
    #expect((distance - pair.distance).magnitude < 1e-4)
    #expect((cpixels_delta_e_2000(pair.sample, pair.standard) - distance).magnitude < 1e-9)
  }

  @Test func cie94UsesTheReferencesChroma() {
    // dL 2, dC 5, dH 0: √(4 + (5 / (1 + 0.045 · C1))²).
    let forth = cpixels_delta_e_94([50, 20, 0], [52, 25, 0])
    let back = cpixels_delta_e_94([52, 25, 0], [50, 20, 0])
    #expect((forth - (4 + 25 / (1.9 * 1.9)).squareRoot()).magnitude < 1e-12)
    #expect((back - (4 + 25 / (2.125 * 2.125)).squareRoot()).magnitude < 1e-12)
  }

  @Test(
    arguments: [
      ([255, 255, 255], [100, 0, 0]),
      ([0, 0, 0], [0, 0, 0]),
      ([255, 0, 0], [53.2408, 80.0925, 67.2032]),
      ([0, 255, 0], [87.7347, -86.1827, 83.1793]),
      ([0, 0, 255], [32.2970, 79.1875, -107.8602]),
      ([119, 119, 119], [50.0344, 0, 0]),
    ] as [([UInt8], [Double])]
  )
  func primariesHaveTheirLabCoordinates(_ rgb: [UInt8], _ expected: [Double]) {
    var lab = [0.0, 0, 0]
    cpixels_lab(rgb, &lab)
    for (value, wanted) in zip(lab, expected) { #expect((value - wanted).magnitude < 0.02) }
  }

  @Test func blackAndWhiteHaveTheDocumentedDistance() throws {
    let black = try #require(Bitmap(width: 1, height: 1, bytes: [0, 0, 0, 255]))
    let white = try #require(Bitmap(width: 1, height: 1, bytes: [255, 255, 255, 255]))
    func worst(_ tolerance: ImageTolerance) -> Double {
      BitmapComparison(reference: black, actual: white, tolerance: tolerance).worst?.distance ?? 0
    }
    #expect((worst(.deltaE2000(atMost: 1)) - 100).magnitude < 1e-6)
    #expect((worst(.deltaE94(atMost: 1)) - 100).magnitude < 1e-6)
    #expect((worst(.hyab(atMost: 0.1)) - 1).magnitude < 1e-6)
    #expect((worst(.yiq()) - 0.9659).magnitude < 1e-4)
  }

  static let digits: [(tolerance: ImageTolerance, text: String)] = [
    (.deltaE2000(atMost: 1.23456), "worst ΔE2000 100 at (0, 0) (1.23 allowed)"),
    (.deltaE94(atMost: 1.23456), "worst ΔE94 100 at (0, 0) (1.23 allowed)"),
    (.hyab(atMost: 0.123456), "worst HyAB 1 at (0, 0) (0.1235 allowed)"),
    (.yiq(threshold: 0.123456), "worst YIQ 0.9659 at (0, 0) (0.1235 allowed)"),
  ]

  @Test(arguments: digits)
  func distancesHaveFewDigits(_ tolerance: ImageTolerance, _ text: String) throws {
    let black = try #require(Bitmap(width: 1, height: 1, bytes: [0, 0, 0, 255]))
    let white = try #require(Bitmap(width: 1, height: 1, bytes: [255, 255, 255, 255]))
    let found = BitmapComparison(reference: black, actual: white, tolerance: tolerance)
    #expect(found.summary.contains(text), "\(found.summary)")
  }

  @Test(arguments: [
    ImageTolerance.deltaE2000(atMost: 1), .deltaE94(atMost: 1), .hyab(atMost: 0.01),
  ])
  func transparencyCannotHideAColor(_ tolerance: ImageTolerance) throws {
    let clear = try #require(Bitmap(width: 1, height: 1, bytes: [0, 0, 0, 0]))
    for other: [UInt8] in [[255, 255, 255, 255], [0, 0, 0, 255], [255, 255, 255, 40]] {
      let actual = try #require(Bitmap(width: 1, height: 1, bytes: other))
      let comparison = BitmapComparison(reference: clear, actual: actual, tolerance: tolerance)
      #expect(!comparison.isWithinTolerance)
    }
    let unseen = try #require(Bitmap(width: 1, height: 1, bytes: [9, 99, 199, 0]))
    #expect(
      BitmapComparison(reference: clear, actual: unseen, tolerance: tolerance).isWithinTolerance
    )
  }
}

import CPixels
import Pixels
import Testing

@Suite struct YIQTests {
  struct Step: Sendable {
    let threshold: Double
    let gray: Int
    let red: Int
    let green: Int
    let blue: Int
  }

  /// The smallest step from black that exceeds each threshold.
  static let steps = [
    Step(threshold: 0.05, gray: 14, red: 24, green: 19, blue: 40),
    Step(threshold: 0.1, gray: 27, red: 47, green: 38, blue: 79),
    Step(threshold: 0.2, gray: 53, red: 94, green: 76, blue: 158),
  ]

  @Test(arguments: steps) func firstFlaggedStepMatchesPixelmatch(_ step: Step) throws {
    #expect(try firstFlagged(step.threshold) { [$0, $0, $0, 255] } == step.gray)
    #expect(try firstFlagged(step.threshold) { [$0, 0, 0, 255] } == step.red)
    #expect(try firstFlagged(step.threshold) { [0, $0, 0, 255] } == step.green)
    #expect(try firstFlagged(step.threshold) { [0, 0, $0, 255] } == step.blue)
  }

  private func firstFlagged(_ threshold: Double, _ pixel: (UInt8) -> [UInt8]) throws -> Int? {
    let black = try #require(Bitmap(width: 1, height: 1, bytes: [0, 0, 0, 255]))
    let tolerance = ImageTolerance.yiq(threshold: threshold, antialiasing: .counted)
    return try (1...255).first { value in
      let actual = try #require(Bitmap(width: 1, height: 1, bytes: pixel(UInt8(value))))
      return BitmapComparison(reference: black, actual: actual, tolerance: tolerance)
        .differingPixels == 1
    }
  }

  struct Count: Sendable, CustomTestStringConvertible {
    let seed: UInt64
    let opaque: Bool
    let threshold: Double
    let ignoring: Int
    let counting: Int
    var testDescription: String { "seed \(seed), \(opaque ? "opaque" : "alpha"), \(threshold)" }
  }

  /// The counts of an independent port of pixelmatch 7.2.0 for the pictures of `pair`.
  static let counts: [Count] = [
    Count(seed: 1, opaque: true, threshold: 0, ignoring: 146, counting: 198),
    Count(seed: 1, opaque: true, threshold: 0.05, ignoring: 101, counting: 140),
    Count(seed: 1, opaque: true, threshold: 0.1, ignoring: 77, counting: 98),
    Count(seed: 1, opaque: true, threshold: 0.2, ignoring: 28, counting: 33),
    Count(seed: 1, opaque: false, threshold: 0, ignoring: 122, counting: 161),
    Count(seed: 1, opaque: false, threshold: 0.05, ignoring: 74, counting: 97),
    Count(seed: 1, opaque: false, threshold: 0.1, ignoring: 32, counting: 38),
    Count(seed: 1, opaque: false, threshold: 0.2, ignoring: 4, counting: 4),
    Count(seed: 2, opaque: true, threshold: 0, ignoring: 146, counting: 195),
    Count(seed: 2, opaque: true, threshold: 0.05, ignoring: 108, counting: 151),
    Count(seed: 2, opaque: true, threshold: 0.1, ignoring: 63, counting: 95),
    Count(seed: 2, opaque: true, threshold: 0.2, ignoring: 23, counting: 33),
    Count(seed: 2, opaque: false, threshold: 0, ignoring: 139, counting: 201),
    Count(seed: 2, opaque: false, threshold: 0.05, ignoring: 87, counting: 131),
    Count(seed: 2, opaque: false, threshold: 0.1, ignoring: 46, counting: 67),
    Count(seed: 2, opaque: false, threshold: 0.2, ignoring: 14, counting: 19),
    Count(seed: 3, opaque: true, threshold: 0, ignoring: 121, counting: 213),
    Count(seed: 3, opaque: true, threshold: 0.05, ignoring: 88, counting: 159),
    Count(seed: 3, opaque: true, threshold: 0.1, ignoring: 61, counting: 109),
    Count(seed: 3, opaque: true, threshold: 0.2, ignoring: 28, counting: 49),
    Count(seed: 3, opaque: false, threshold: 0, ignoring: 76, counting: 148),
    Count(seed: 3, opaque: false, threshold: 0.05, ignoring: 46, counting: 93),
    Count(seed: 3, opaque: false, threshold: 0.1, ignoring: 19, counting: 47),
    Count(seed: 3, opaque: false, threshold: 0.2, ignoring: 2, counting: 9),
    Count(seed: 4, opaque: true, threshold: 0, ignoring: 134, counting: 216),
    Count(seed: 4, opaque: true, threshold: 0.05, ignoring: 89, counting: 152),
    Count(seed: 4, opaque: true, threshold: 0.1, ignoring: 54, counting: 95),
    Count(seed: 4, opaque: true, threshold: 0.2, ignoring: 11, counting: 24),
    Count(seed: 4, opaque: false, threshold: 0, ignoring: 158, counting: 211),
    Count(seed: 4, opaque: false, threshold: 0.05, ignoring: 84, counting: 114),
    Count(seed: 4, opaque: false, threshold: 0.1, ignoring: 43, counting: 53),
    Count(seed: 4, opaque: false, threshold: 0.2, ignoring: 10, counting: 11),
    Count(seed: 5, opaque: true, threshold: 0, ignoring: 130, counting: 216),
    Count(seed: 5, opaque: true, threshold: 0.05, ignoring: 91, counting: 160),
    Count(seed: 5, opaque: true, threshold: 0.1, ignoring: 63, counting: 119),
    Count(seed: 5, opaque: true, threshold: 0.2, ignoring: 25, counting: 42),
    Count(seed: 5, opaque: false, threshold: 0, ignoring: 141, counting: 186),
    Count(seed: 5, opaque: false, threshold: 0.05, ignoring: 82, counting: 109),
    Count(seed: 5, opaque: false, threshold: 0.1, ignoring: 41, counting: 55),
    Count(seed: 5, opaque: false, threshold: 0.2, ignoring: 11, counting: 12),
    Count(seed: 6, opaque: true, threshold: 0, ignoring: 176, counting: 224),
    Count(seed: 6, opaque: true, threshold: 0.05, ignoring: 131, counting: 174),
    Count(seed: 6, opaque: true, threshold: 0.1, ignoring: 95, counting: 123),
    Count(seed: 6, opaque: true, threshold: 0.2, ignoring: 32, counting: 36),
    Count(seed: 6, opaque: false, threshold: 0, ignoring: 148, counting: 207),
    Count(seed: 6, opaque: false, threshold: 0.05, ignoring: 84, counting: 121),
    Count(seed: 6, opaque: false, threshold: 0.1, ignoring: 49, counting: 72),
    Count(seed: 6, opaque: false, threshold: 0.2, ignoring: 16, counting: 23),
    Count(seed: 7, opaque: true, threshold: 0, ignoring: 141, counting: 232),
    Count(seed: 7, opaque: true, threshold: 0.05, ignoring: 107, counting: 174),
    Count(seed: 7, opaque: true, threshold: 0.1, ignoring: 75, counting: 129),
    Count(seed: 7, opaque: true, threshold: 0.2, ignoring: 32, counting: 52),
    Count(seed: 7, opaque: false, threshold: 0, ignoring: 145, counting: 207),
    Count(seed: 7, opaque: false, threshold: 0.05, ignoring: 78, counting: 115),
    Count(seed: 7, opaque: false, threshold: 0.1, ignoring: 38, counting: 62),
    Count(seed: 7, opaque: false, threshold: 0.2, ignoring: 13, counting: 18),
    Count(seed: 8, opaque: true, threshold: 0, ignoring: 140, counting: 237),
    Count(seed: 8, opaque: true, threshold: 0.05, ignoring: 92, counting: 165),
    Count(seed: 8, opaque: true, threshold: 0.1, ignoring: 70, counting: 124),
    Count(seed: 8, opaque: true, threshold: 0.2, ignoring: 28, counting: 50),
    Count(seed: 8, opaque: false, threshold: 0, ignoring: 142, counting: 198),
    Count(seed: 8, opaque: false, threshold: 0.05, ignoring: 52, counting: 75),
    Count(seed: 8, opaque: false, threshold: 0.1, ignoring: 16, counting: 24),
    Count(seed: 8, opaque: false, threshold: 0.2, ignoring: 0, counting: 0),
  ]

  @Test(arguments: counts) func countsMatchPixelmatch(_ count: Count) throws {
    let (reference, actual) = try #require(Self.pair(count.seed, opaque: count.opaque))
    func different(_ antialiasing: ImageTolerance.Antialiasing) -> BitmapComparison {
      let tolerance = ImageTolerance.yiq(threshold: count.threshold, antialiasing: antialiasing)
      return BitmapComparison(reference: reference, actual: actual, tolerance: tolerance)
    }
    #expect(different(.ignored).differingPixels == count.ignoring)
    #expect(different(.ignored).antialiasedPixels == count.counting - count.ignoring)
    #expect(different(.counted).differingPixels == count.counting)
  }

  /// Returns tiles of four colours with softened pixels, and a copy with a third of the pixels
  /// changed.
  private static func pair(_ seed: UInt64, opaque: Bool) -> (Bitmap, Bitmap)? {
    var source = Pictures(seed: seed)
    let levels = [0, 60, 128, 200, 255]
    let width = 29 + Int(seed)
    let height = 23
    let colors = (0..<4).map { _ in
      let rgb = (0..<3).map { _ in levels[source.next(below: 5)] }
      return rgb + [opaque ? 255 : levels[source.next(below: 5)]]
    }
    var pixels = (0..<width * height).map { index in
      colors[(index % width / 4 + index / width / 5 * 3 + Int(seed)) % 4]
    }
    for _ in 0..<width * height / 4 {
      let at = source.next(below: width * height)
      let color = colors[source.next(below: 4)]
      pixels[at] = zip(color, pixels[at]).map { ($0 + $1) / 2 }
    }
    let reference = pixels
    for _ in 0..<width * height / 3 {
      let at = source.next(below: width * height)
      var channel = source.next(below: 4)
      if channel == 3 && opaque { channel = 1 }
      pixels[at][channel] = (pixels[at][channel] + source.next(below: 256)) / 2
    }
    func bitmap(_ pixels: [[Int]]) -> Bitmap? {
      Bitmap(width: width, height: height, bytes: pixels.flatMap { $0.map { UInt8($0) } })
    }
    guard let first = bitmap(reference), let second = bitmap(pixels) else { return nil }
    return (first, second)
  }

  @Test(
    arguments: [
      CPIXELS_METRIC_CHANNEL, CPIXELS_METRIC_YIQ, CPIXELS_METRIC_DELTA_E_2000,
      CPIXELS_METRIC_DELTA_E_94, CPIXELS_METRIC_HYAB,
    ].map { Int32($0.rawValue) }
  )
  func vectorsAndScalarsAgreeToTheLastBit(metric: Int32) {
    var source = Pictures(seed: 11)
    for round in 0..<200 {
      var first = (0..<64).map { _ in UInt8(source.next(below: 256)) }
      var second = (0..<64).map { _ in UInt8(source.next(below: 256)) }
      // Opaque blocks use a different code path than translucent ones, and equal pixels occur.
      for pixel in 0..<16 where round % 2 == 0 {
        first[pixel * 4 + 3] = 255
        second[pixel * 4 + 3] = 255
      }
      second.replaceSubrange(0..<8, with: first[0..<8])
      let offset = UInt64(round * 97)
      var distances = [Double](repeating: -1, count: 16)
      cpixels_distances(metric, first, second, offset, &distances)
      let plain = (0..<16).map { pixel in
        let range = pixel * 4..<pixel * 4 + 4
        return cpixels_distance(
          metric,
          Array(first[range]),
          Array(second[range]),
          offset + UInt64(pixel)
        )
      }
      #expect(distances == plain)
    }
  }
}

import Testing

@testable import Pixels

@Suite struct ImageToleranceTests {
  static let made: [(ImageTolerance, ImageTolerance.Metric, ImageTolerance.Antialiasing)] = [
    (.exact, .channel(atMost: 0), .counted),
    (.channel(atMost: 7), .channel(atMost: 7), .counted),
    (.yiq(), .yiq(threshold: 0.1), .ignored),
    (.yiq(threshold: 0.3, antialiasing: .counted), .yiq(threshold: 0.3), .counted),
    (.deltaE2000(atMost: 2), .deltaE2000(atMost: 2), .counted),
    (.deltaE2000(atMost: 2, antialiasing: .ignored), .deltaE2000(atMost: 2), .ignored),
    (.deltaE94(atMost: 3), .deltaE94(atMost: 3), .counted),
    (.deltaE94(atMost: 3, antialiasing: .ignored), .deltaE94(atMost: 3), .ignored),
    (.hyab(atMost: 0.4), .hyab(atMost: 0.4), .counted),
    (.hyab(atMost: 0.4, antialiasing: .ignored), .hyab(atMost: 0.4), .ignored),
    (ImageTolerance(metric: .channel(atMost: 1)), .channel(atMost: 1), .counted),
  ]

  @Test(arguments: made.indices) func everyFunctionMakesItsTolerance(index: Int) {
    let (tolerance, metric, antialiasing) = Self.made[index]
    #expect(tolerance.metric == metric)
    #expect(tolerance.antialiasing == antialiasing)
    #expect(tolerance.limits.isEmpty && tolerance.ignored.isEmpty)
  }

  @Test func limitsAndIgnoredPartsAreAdded() {
    let box = PixelRect(x: 1, y: 2, width: 3, height: 4)
    let tolerance = ImageTolerance.channel(atMost: 3)
      .allowing(pixels: 5).allowing(fraction: 0.25).allowing(pixels: 6, inWindow: 7)
      .ignoring([box]).ignoring([box, box])
    #expect(
      tolerance.limits == [.pixels(5), .fraction(0.25), .window(pixels: 6, side: 7)]
    )
    #expect(tolerance.ignored == [box, box, box])
    #expect(tolerance.metric == .channel(atMost: 3))
  }

  @Test(arguments: [
    (ImageTolerance.Limit.pixels(5), 5, true), (.pixels(5), 6, false), (.pixels(5), 4, true),
    (.fraction(0.05), 5, true), (.fraction(0.05), 6, false), (.fraction(0.0499), 5, false),
    (.window(pixels: 13, side: 10), 1, true), (.window(pixels: 12, side: 10), 1, false),
  ])
  func limitsAreInclusive(limit: ImageTolerance.Limit, different: Int, isAllowed: Bool) {
    // The densest window has three more pixels than its side.
    #expect(limit.allows(different, of: 100) { $0 + 3 } == isAllowed)
  }

  @Test(arguments: [
    (ImageTolerance.Metric.channel(atMost: 9), 0, 9.0), (.yiq(threshold: 0.5), 1, 35215 * 0.25),
    (.deltaE2000(atMost: 2.5), 2, 2.5), (.deltaE94(atMost: 3.5), 3, 3.5),
    (.hyab(atMost: 4.5), 4, 4.5),
    (.deltaE2000(atMost: .nan), 2, 0), (.deltaE94(atMost: .nan), 3, 0), (.hyab(atMost: .nan), 4, 0),
    (.yiq(threshold: .nan), 1, 0),
  ])
  func ruleIsInTheUnitOfTheMetric(metric: ImageTolerance.Metric, number: Int32, allowed: Double) {
    let rule = ImageTolerance(metric: metric).rule
    #expect(rule.metric == number)
    #expect(rule.allowed == allowed)
  }
}

import Scene
import Testing

@Suite struct DecimalFormatTests {
  @Test(arguments: [
    (0, "0.0000"), (-0.0, "0.0000"), (12.5, "12.5000"), (-12.5, "-12.5000"), (0.1, "0.1000"),
    (0.00004, "0.0000"), (-0.00004, "0.0000"), (-0.0001, "-0.0001"), (1e-300, "0.0000"),
    (999.9999, "999.9999"), (999.99999, "1000.0000"), (1e9, "1000000000.0000"),
    (1e300, "1000000000.0000"), (-1e300, "-1000000000.0000"), (.nan, "0.0000"),
    (.infinity, "1000000000.0000"), (-.infinity, "-1000000000.0000"), (0.0102, "0.0102"),
  ])
  func fixedHasFourDecimals(value: Double, text: String) {
    #expect(DecimalFormat.fixed(value) == text)
  }

  @Test(arguments: [
    (0, "0"), (-0.0, "0"), (12.5, "12.5"), (-12.25, "-12.25"), (100, "100"), (0.0102, "0.0102"),
    (-0.00004, "0"), (1e300, "1000000000"), (.nan, "0"), (1.00001, "1"), (-3, "-3"),
  ])
  func shortestOmitsTrailingZeros(value: Double, text: String) {
    #expect(DecimalFormat.shortest(value) == text)
  }

  @Test(arguments: [
    (0, 7.5, "8", "8"), (0, -0.2, "0", "0"), (0, 40_000, "40000", "40000"),
    (1, 0.25, "0.3", "0.3"), (6, 0.5, "0.500000", "0.5"), (6, -1e-6, "-0.000001", "-0.000001"),
    (6, 1e300, "1000000000.000000", "1000000000"),
  ])
  func decimalCountCanBeChosen(places: Int, value: Double, fixed: String, shortest: String) {
    #expect(DecimalFormat.fixed(value, places: places) == fixed)
    #expect(DecimalFormat.shortest(value, places: places) == shortest)
  }

  /// 0.49999999999999994 plus 0.5 is 1 in floating-point arithmetic, but the number is below a
  /// half.
  @Test(arguments: [
    (0, 0.5, "1"), (0, -0.5, "-1"), (0, 0.499_999_999_999_999_94, "0"), (0, 2.5, "3"),
    (4, 0.00005, "0.0001"), (4, 12_345.678_949_999, "12345.6789"), (9, 0.1, "0.100000000"),
    (9, -1e9, "-1000000000.000000000"),
  ])
  func tiesAreRoundedAwayFromZero(places: Int, value: Double, text: String) {
    #expect(DecimalFormat.fixed(value, places: places) == text)
  }

  @Test func gridValuesAreReadExactly() {
    var generator = SeededGenerator(seed: 3)
    let values = (0..<500).map { _ in CoordinateGrid.coordinate(generator.number(-1e6...1e6)) }
    #expect(values.allSatisfy { Double(DecimalFormat.fixed($0)) == $0 })
    #expect(values.allSatisfy { Double(DecimalFormat.shortest($0)) == $0 })
  }

  @Test func decimalsAreBounded() {
    #expect(
      DecimalFormat.fixed(1.25, places: -1) == "1" && DecimalFormat.fixed(1.5, places: -9) == "2"
    )
    #expect(DecimalFormat.fixed(1.25, places: 9) == "1.250000000")
    #expect(DecimalFormat.fixed(1.25, places: 10) == "1.250000000")
    #expect(DecimalFormat.shortest(100, places: 0) == "100")
    #expect(DecimalFormat.shortest(10.05, places: 1) == "10.1")
    #expect(DecimalFormat.shortest(10.02, places: 1) == "10")
  }
}

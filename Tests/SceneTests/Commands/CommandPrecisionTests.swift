import Testing

@testable import Scene

@Suite struct CommandPrecisionTests {
  static let commands = """
    canvas 20.1255 10.0000
    group A 1.2345
      opacity 0.5555
      solid #FFCC00 0.1250

    fill nonzero B 1.2345
      move -0.0004 1e2
      line 1.2.3 12345
      transform 1.000049 0.000050 0.0 . 7.0000 0.9999
    stroke 1.2345

    """

  @Test(arguments: [
    (
      2,
      """
      canvas 20.13 10.00
      group A 1.2345
        opacity 0.56
        solid #FFCC00 0.13

      fill nonzero B 1.2345
        move 0.00 1e2
        line 1.2.3 12345
        transform 1.00 0.00 0.00 . 7.00 1.00
      stroke 1.2345

      """
    ),
    (
      0,
      """
      canvas 20 10
      group A 1.2345
        opacity 1
        solid #FFCC00 0

      fill nonzero B 1.2345
        move 0 1e2
        line 1.2.3 12345
        transform 1 0 0 . 7 1
      stroke 1.2345

      """
    ),
    (4, commands), (5, commands), (99, commands),
  ])
  func numbersAreRounded(places: Int, rounded: String) {
    #expect(CommandPrecision.rounding(Self.commands, places: places) == rounded)
  }

  @Test func negativePlacesCountAsZero() {
    let rounded = CommandPrecision.rounding(Self.commands, places: 0)
    #expect(CommandPrecision.rounding(Self.commands, places: -3) == rounded)
    #expect(CommandPrecision.rounding("a 1.26 2.34", places: 1) == "a 1.3 2.3")
    #expect(CommandPrecision.rounding("a 1.2345", places: 3) == "a 1.235")
  }
}

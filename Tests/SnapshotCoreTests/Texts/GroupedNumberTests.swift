import SnapshotCore
import Testing

@Suite struct GroupedNumberTests {
  @Test(arguments: [
    (0, "0"), (12, "12"), (123, "123"), (1_234, "1,234"), (123_456, "123,456"),
    (1_234_567, "1,234,567"), (-1, "-1"), (-1_234, "-1,234"), (-123, "-123"),
  ])
  func threeDigitsAreOneGroup(number: Int, text: String) {
    #expect(number.grouped == text)
  }

  @Test(arguments: [
    (0, "0 lines"), (1, "1 line"), (2, "2 lines"), (-1, "-1 lines"), (1_000, "1,000 lines"),
  ])
  func oneIsSingular(number: Int, text: String) {
    #expect(number.counted("line") == text)
  }
}

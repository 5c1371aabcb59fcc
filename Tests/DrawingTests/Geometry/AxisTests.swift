import Drawing
import Testing

@Suite
struct AxisTests {
  @Test(arguments: [(Axis.horizontal, "horizontal"), (.vertical, "vertical")])
  func describesAxes(axis: Axis, text: String) {
    #expect(axis.description == text)
    #expect("\(axis)" == text)
  }
}

import Charts
import Snapshot
import Testing

@MainActor @Suite struct ChartTests {
  @Test func bars() {
    let chart = BarChart(["Mon": 12, "Tue": 19, "Wed": 7, "Thu": 23, "Fri": 16])
    assertSnapshots(of: chart, as: .png(scale: 2), .svg)
  }

  @Test func line() {
    assertSnapshots(of: LineChart([3, 5, 4, 8, 7, 11, 9, 14]), as: .png(scale: 2), .svg)
  }

  @Test func oneValueIsNoLine() {
    assertSnapshot(of: LineChart([1]), as: .displayList)
  }
}

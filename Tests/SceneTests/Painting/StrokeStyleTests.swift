import Foundation
import Scene
import Testing

@Suite struct StrokeStyleTests {
  @Test func lengthsAreRoundedAndNeverNegative() {
    let style = StrokeStyle(
      lineWidth: -3,
      lineCap: .round,
      lineJoin: .bevel,
      miterLimit: .nan,
      dash: [1.00001, 2],
      dashPhase: -0.5
    ).snappedToGrid
    #expect(style.lineWidth == 0 && style.miterLimit == 0 && style.dashPhase == -0.5)
    #expect(style.dash == [1, 2] && style.lineCap == .round && style.lineJoin == .bevel)
  }

  @Test(
    arguments: [[0], [0, 0], [-1, 5], [.nan, 5], [5, .infinity], [0.00001, 0.00002], []]
      as [[CGFloat]]
  )
  func invalidPatternsAreIgnored(dash: [CGFloat]) {
    let style = StrokeStyle(dash: dash, dashPhase: 3).snappedToGrid
    #expect(style.dash.isEmpty)
    #expect(style == style.snappedToGrid)
  }
}

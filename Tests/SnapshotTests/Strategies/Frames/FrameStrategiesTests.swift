import Drawing
import Foundation
import Snapshot
import SnapshotCore
import Testing

@Suite struct FrameStrategiesTests {
  @Sendable private func growing(_ time: Double) -> some View {
    Rectangle().fill(.black).frame(width: 2 + time * 4, height: 4)
  }

  private let size = CGSize(width: 10, height: 6)

  @Test func framesAreJoinedInARow() throws {
    let strategy = Snapshotting<(Double) -> Color, Bitmap>.frames(at: [0, 1, 2], size: size)
    let strip = try strategy.snapshot { $0 == 1 ? .black : .white }
    #expect(strip.width == 30)
    #expect(strip.height == 6)
    #expect(Array(strip.bytes[36..<44]) == [255, 255, 255, 255, 0, 0, 0, 255] as [UInt8])
    #expect(Array(strip.bytes[76..<84]) == [0, 0, 0, 255, 255, 255, 255, 255] as [UInt8])
  }

  private struct Grower: View {
    @State private var isGrown = false

    var body: some View {
      Rectangle().fill(.black)
        .frame(width: isGrown ? 10 : 0, height: 6)
        .onAppear { withAnimation(.linear(duration: 2)) { isGrown = true } }
    }
  }

  /// The width of the black rectangle in the middle row of a frame of 10 pixels.
  private func width(_ bitmap: Bitmap, frame: Int) -> Int {
    (0..<10).count { bitmap.bytes[(3 * bitmap.width + frame * 10 + $0) * 4] == 0 }
  }

  @Test func aViewIsAnimatedByItsState() throws {
    let strip = try Snapshotting<Grower, Bitmap>.frames(at: [0, 1, 2], size: size)
      .snapshot(Grower())
    #expect((0..<3).map { width(strip, frame: $0) } == [0, 4, 10])
    let still = try Snapshotting<Grower, Bitmap>.png(size: size, time: 2).snapshot(Grower())
    #expect(width(still, frame: 0) == 10)
  }

  @Test func framesAreAsLargeAsTheLargest() throws {
    let frames: Snapshotting<(Double) -> AnyView, Bitmap> = .frames(at: [0, 1])
    let strip = try frames.snapshot { AnyView(self.growing($0)) }
    #expect(strip.width == 12)
    #expect(strip.height == 4)
  }

  @Test func aFailureNamesTheFramesThatDiffer() throws {
    let playground = try Playground()
    func strategy() -> Snapshotting<(Double) -> AnyView, Bitmap> {
      .frames(at: ["small": 0, "medium": 0.5, "large": 1], size: size)
    }
    withKnownIssue {
      playground.run { assertSnapshot(of: { AnyView(self.growing($0)) }, as: strategy()) }
    }
    playground.run { assertSnapshot(of: { AnyView(self.growing($0)) }, as: strategy()) }
    withKnownIssue {
      playground.run {
        assertSnapshot(of: { AnyView(self.growing($0 == 0.5 ? 0.75 : $0)) }, as: strategy())
      }
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      return text.contains("\n1 of 3 frames differ\n\nframe 2 at 0.5 s (“medium”): ")
        && !text.contains("frame 1") && !text.contains("frame 3")
    }
  }

  @Test(arguments: [
    [], [-1], [.nan], [.infinity], [0, 1e10], [Double](repeating: 0, count: 2_000),
  ])
  func invalidTimesAreRefused(times: [Double]) {
    let strategy = Snapshotting<(Double) -> Color, Bitmap>.frames(at: times)
    #expect(throws: (any Error).self) { try strategy.snapshot { _ in .red } }
  }

  @Test func stripsTooWideForAPictureAreRefused() {
    let strategy = Snapshotting<(Double) -> Color, Bitmap>.frames(
      at: [Double](repeating: 0, count: 40),
      size: CGSize(width: 500, height: 1)
    )
    #expect(throws: (any Error).self) { try strategy.snapshot { _ in .red } }
  }
}

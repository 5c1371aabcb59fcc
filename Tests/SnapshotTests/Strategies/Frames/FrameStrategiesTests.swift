import Drawing
import Foundation
import Pixels
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

  @Test func defaultsAreThoseOfTheDocumentation() throws {
    typealias Strategy = Snapshotting<(Double) -> AnyView, Bitmap>
    let view = { (time: Double) in AnyView(Color.black.opacity(time).frame(width: 3, height: 2)) }
    let plain = try Strategy.frames(at: [0, 1]).snapshot(view)
    #expect(plain.width == 6 && plain.height == 2)
    #expect(plain.bytes[0] == 255 && plain.bytes[12] == 0 && plain.bytes[3] == 255)
    let named = try Strategy.frames(at: ["a": 0, "b": 1]).snapshot(view)
    #expect(named == plain)
    let large = try Strategy.frames(at: [0], scale: 2, background: .clear).snapshot(view)
    #expect(large.width == 6 && large.height == 4 && large.bytes[3] == 0)
    let state = try Snapshotting<Grower, Bitmap>.frames(at: [2]).snapshot(Grower())
    #expect(state.width == 10 && state.height == 6)
    #expect(Snapshotting<Grower, Bitmap>.frames(at: [2]).pathExtension == "png")
  }

  /// A frame may differ within the tolerance while another differs more.
  @Test func theToleranceAppliesToEachFrame() throws {
    let playground = try Playground()
    let strategy = { (pixels: Int?) -> Snapshotting<(Double) -> AnyView, Bitmap> in
      .frames(
        at: [0, 1, 2],
        size: self.size,
        tolerance: pixels.map { ImageTolerance.exact.allowing(pixels: $0) }
      )
    }
    let bar = { (width: Double) in AnyView(Rectangle().fill(.black).frame(width: width, height: 6))
    }
    let verdict = { (widths: [Double], pixels: Int?) in
      playground.run {
        verifySnapshot(of: { bar(widths[Int($0)]) }, as: strategy(pixels), named: "x")
      }
    }
    #expect(verdict([4, 4, 4], nil).kind == .recorded)
    #expect(verdict([4, 4, 4], nil).kind == .matched)
    // A bar that is 2 points wider or narrower changes 12 pixels.
    #expect(verdict([4, 6, 2], 11).kind == .changed("2 of 3 frames differ"))
    #expect(verdict([4, 6, 2], 12).outcome == .pass)
    let mixed = verdict([4, 6, 0], 12)
    #expect(mixed.kind == .changed("1 of 3 frames differ"))
    #expect(mixed.message.contains("\nframe 3 at 2 s: 24 of 60 pixels differ"))
    #expect(!mixed.message.contains("frame 2 "))
    guard case .withinTolerance(let text) = verdict([4, 6, 2], 12).kind else {
      Issue.record("it isn't within the tolerance")
      return
    }
    let lines = text.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("frame 2 at 1 s: 12 of 60 pixels differ") == true)
    #expect(lines.last?.hasPrefix("frame 3 at 2 s: 12 of 60 pixels differ") == true)
  }
}

import Drawing
import Foundation
import Pixels
import Snapshot
import SnapshotCore
import Testing

@Suite struct AnimationStrategyTests {
  private typealias Strategy = Snapshotting<(Double) -> AnyView, AnimatedImage>

  private let size = CGSize(width: 10, height: 6)

  /// A bar that grows by four points per second.
  @Sendable private func growing(_ time: Double) -> AnyView {
    AnyView(Rectangle().fill(.black).frame(width: 2 + time * 4, height: 4))
  }

  private struct Grower: View {
    @State private var isGrown = false

    var body: some View {
      Rectangle().fill(.black)
        .frame(width: isGrown ? 10 : 0, height: 6)
        .onAppear { withAnimation(.linear(duration: 2)) { isGrown = true } }
    }
  }

  @Test func framesAreEquallySpaced() throws {
    let strategy = Strategy.animation(seconds: 1, framesPerSecond: 4, size: size)
    let picture = try strategy.snapshot(growing)
    #expect(picture.frames.count == 4)
    #expect(picture.frameDuration == 0.25)
    let last = try Snapshotting<AnyView, Bitmap>.png(size: size, background: .white)
      .snapshot(growing(0.75))
    #expect(picture.frames.last == last)
  }

  @Test func aViewIsAnimatedByItsState() throws {
    let picture = try Snapshotting<Grower, AnimatedImage>
      .animation(seconds: 2, framesPerSecond: 2, size: size).snapshot(Grower())
    let widths = picture.frames.map { frame in
      (0..<10).count { frame.bytes[(3 * 10 + $0) * 4] == 0 }
    }
    #expect(widths == [0, 2, 4, 6])
  }

  @Test func framesAreAsLargeAsTheLargest() throws {
    let picture = try Strategy.animation(seconds: 1, framesPerSecond: 2).snapshot(growing)
    #expect(picture.frames.map(\.width) == [4, 4])
  }

  @Test(arguments: [(10.0, 6.0, 10.0, 10.0), (6, 10, 10, 10), (10, 10, 10, 6)])
  func framesDifferingInOneSideAreMadeEqual(
    _ width: Double,
    _ height: Double,
    _ laterWidth: Double,
    _ laterHeight: Double
  ) throws {
    let picture = try Strategy.animation(seconds: 1, framesPerSecond: 2).snapshot { time in
      AnyView(
        Color.red.frame(
          width: time == 0 ? width : laterWidth,
          height: time == 0 ? height : laterHeight
        )
      )
    }
    #expect(picture.frames.map(\.width) == [10, 10])
    #expect(picture.frames.map(\.height) == [10, 10])
  }

  @Test func theFileIsReadUnchanged() throws {
    let strategy = Strategy.animation(seconds: 1, framesPerSecond: 4, size: size)
    let picture = try strategy.snapshot(growing)
    let file = try strategy.diffing.toData(picture)
    #expect(try strategy.diffing.fromData(file) == picture)
  }

  @Test func failureNamesAndShowsDifferentFrames() throws {
    let playground = try Playground()
    let strategy = Strategy.animation(seconds: 1, framesPerSecond: 4, size: size)
    withKnownIssue {
      playground.run { assertSnapshot(of: growing, as: strategy) }
    }
    playground.run { assertSnapshot(of: growing, as: strategy) }
    withKnownIssue {
      playground.run {
        assertSnapshot(of: { growing($0 == 0.5 ? 0.75 : $0) }, as: strategy)
      }
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      return text.contains("\n1 of 4 frames differ\n\nframe 3 at 0.5 s: ")
        && !text.contains("frame 1") && !text.contains("frame 4")
    }
    let name = "failureNamesAndShowsDifferentFrames.png"
    let folder = "\(playground.path)/.build/snapshots/failures/SnapshotTests/AnimationStrategyTests"
    let frames = try ["reference", "actual", "difference"].map { role in
      let file = FileManager.default.contents(atPath: "\(folder)/\(name)/\(role).png")
      return try PNG.Frames([UInt8](#require(file))).count
    }
    #expect(frames == [4, 4, 1])
  }

  @Test func theToleranceAppliesToEachFrame() throws {
    let playground = try Playground()
    func strategy(_ tolerance: ImageTolerance?) -> Strategy {
      .animation(seconds: 1, framesPerSecond: 4, size: size, tolerance: tolerance)
    }
    withKnownIssue {
      playground.run { assertSnapshot(of: growing, as: strategy(nil), named: "x") }
    }
    let changed = { growing($0 == 0.5 ? 0.75 : $0) }
    for (pixels, passes) in [(7, false), (8, true)] {
      let verdict = playground.run {
        verifySnapshot(of: changed, as: strategy(.exact.allowing(pixels: pixels)), named: "x")
      }
      #expect((verdict.outcome == .pass) == passes, "\(verdict)")
    }
  }

  @Test func anotherLengthOrPaceFails() throws {
    let playground = try Playground()
    func verdict(_ seconds: Double, _ framesPerSecond: Double) -> SnapshotVerdict {
      playground.run {
        verifySnapshot(
          of: { _ in AnyView(Color.red) },
          as: Strategy.animation(seconds: seconds, framesPerSecond: framesPerSecond, size: size),
          named: "x"
        )
      }
    }
    #expect(verdict(1, 4).kind == .recorded)
    #expect(verdict(1, 4).kind == .matched)
    #expect(verdict(1.25, 4).kind == .changed("4 frames in the reference, 5 now"))
    #expect(
      verdict(2, 2).kind == .changed("each frame shown for 0.25 s in the reference, 0.5 s now")
    )
  }

  @Test func aSingleFrameHasNoDuration() throws {
    let playground = try Playground()
    func verdict(_ seconds: Double, _ framesPerSecond: Double) -> SnapshotVerdict {
      playground.run {
        verifySnapshot(
          of: { _ in AnyView(Color.red) },
          as: Strategy.animation(seconds: seconds, framesPerSecond: framesPerSecond, size: size),
          named: "x"
        )
      }
    }
    #expect(verdict(1, 1).kind == .recorded)
    #expect(verdict(0.25, 4).kind == .matched)
    let failure = try #require(verdict(0.5, 4).failure)
    #expect(failure.contains("1 frame in the reference, 2 now"))
    #expect(failure.contains("each frame shown for 1.0 s in the reference, 0.25 s now"))
  }

  @Test(arguments: [(0, 10), (-1, 10), (1, 0), (1, -1), (.nan, 10), (1, .infinity), (101, 10)])
  func invalidTimesAreRefused(seconds: Double, framesPerSecond: Double) {
    let strategy = Strategy.animation(seconds: seconds, framesPerSecond: framesPerSecond)
    #expect(throws: (any Error).self) { try strategy.snapshot(growing) }
  }

  @Test func anInvalidNumberOfFramesIsRefused() throws {
    for (seconds, rate) in [(0.0, 10.0), (1, 0), (100.1, 10)] {
      let strategy = Strategy.animation(seconds: seconds, framesPerSecond: rate)
      let error = #expect(throws: (any Error).self) { try strategy.snapshot(growing) }
      #expect(
        error.map { "\($0)" }
          == "`.animation` can’t show \(seconds) s at \(rate) frames per second. Both must be "
          + "positive, and their product at most 1000."
      )
    }
  }

  @Test(arguments: [(100, 10, 1_000), (0.01, 10, 1), (0.14, 10, 1), (0.15, 10, 2), (2, 1.5, 3)])
  func theNumberOfFramesIsRounded(seconds: Double, rate: Double, count: Int) throws {
    let strategy = Strategy.animation(
      seconds: seconds,
      framesPerSecond: rate,
      size: CGSize(width: 1, height: 1)
    )
    #expect(try strategy.snapshot { _ in AnyView(Color.red) }.frames.count == count)
  }

  /// By default there are 10 frames per second on white, with one pixel per point.
  @Test func defaultsAreThoseOfTheDocumentation() throws {
    let time = try Strategy.animation(seconds: 0.3)
      .snapshot { AnyView(Color.black.opacity($0 * 10).frame(width: 3, height: 2)) }
    #expect(time.frames.count == 3 && time.frameDuration == 0.1)
    #expect(time.frames[0].width == 3 && time.frames[0].height == 2)
    #expect(time.frames.map { $0.bytes[0] } == [255, 0, 0])
    let view = try Snapshotting<Grower, AnimatedImage>.animation(seconds: 0.3).snapshot(Grower())
    #expect(view.frames.count == 3 && view.frameDuration == 0.1)
    #expect(view.frames[0].height == 6 && view.frames[0].bytes.prefix(4) == [255, 255, 255, 255])
    let large = try Strategy.animation(seconds: 0.1, size: size, scale: 2, background: .clear)
      .snapshot { _ in AnyView(Color.clear) }
    #expect(large.frames[0].width == 20 && large.frames[0].bytes[3] == 0)
    #expect(Strategy.animation(seconds: 1).pathExtension == "png")
    #expect(Strategy.animation(seconds: 1).name.hasPrefix("animation("))
  }
}

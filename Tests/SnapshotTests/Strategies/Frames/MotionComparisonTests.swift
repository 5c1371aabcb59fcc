import Foundation
import Pixels
import SnapshotCore
import Testing

@testable import Snapshot

/// Comparisons of animations frame by frame.
@Suite struct MotionComparisonTests {
  private func bitmap(_ value: UInt8, width: Int = 1, height: Int = 1) throws -> Bitmap {
    let pixels = [UInt8](repeating: value, count: width * height * 4)
    return try #require(Bitmap(width: width, height: height, bytes: pixels))
  }

  private func compare(
    _ old: [Bitmap],
    _ new: [Bitmap],
    duration: Double = 0.1,
    tolerance: ImageTolerance = .exact
  ) throws -> Comparison {
    let file = try PNG.encode(frames: old, duration: 0.1)
    return try MotionComparison(
      reference: PNG.Frames(file),
      count: new.count,
      duration: duration,
      tolerance: tolerance
    ) { index, _ in new[index] }.result
  }

  private func difference(_ comparison: Comparison) throws -> Difference {
    guard case .different(let difference) = comparison else {
      Issue.record("\(comparison)")
      throw CancellationError()
    }
    return difference
  }

  @Test func equalAnimationsAreEqual() throws {
    let frames = [try bitmap(1), try bitmap(2)]
    #expect(try compare(frames, frames) == .equal)
    #expect(try compare([frames[0]], [frames[0]], duration: 5) == .equal)
  }

  @Test func eachFrameThatDiffersIsListed() throws {
    let old = try (0..<30).map { try bitmap(UInt8(100 + $0)) }
    let new = try (0..<30).map { try bitmap(UInt8($0 == 1 ? 101 : 10 + $0)) }
    let difference = try difference(compare(old, new))
    #expect(difference.summary == "29 of 30 frames differ")
    let lines = difference.detail.split(separator: "\n")
    #expect(lines.count == 29)
    #expect(lines[0].hasPrefix("frame 1 at 0 s: "))
    #expect(lines[1].hasPrefix("frame 3 at 0.2 s: "))
    #expect(lines[2].hasPrefix("frame 4 at 0.3 s: "))
    #expect(difference.firstFrames == [0, 2, 3])
    // Two numbers of each of the first frames, and the pictures of 24.
    #expect(difference.measurements.count == 40)
    #expect(difference.measurements[0].what == "frame 1: differing pixels")
    #expect(difference.measurements[2].what == "frame 3: differing pixels")
    let picture = try PNG.Frames(try #require(difference.files.first).bytes)
    #expect(picture.count == 24)
    #expect(try picture.frame(0).duration == 0.5)
    #expect(difference.files.map(\.pathExtension) == ["png"])
    let mask = try PNG.Frames(try #require(difference.mask))
    #expect(mask.count == 30)
    #expect(try mask.frame(0).duration == 0.1)
  }

  @Test func toleratedFramesAreListed() throws {
    let old = try [bitmap(100), bitmap(100)]
    let new = try [bitmap(100), bitmap(101)]
    let tolerance = ImageTolerance.exact.allowing(pixels: 1)
    guard case .withinTolerance(let text, let numbers) = try compare(old, new, tolerance: tolerance)
    else {
      Issue.record("it isn't within the tolerance")
      return
    }
    #expect(text.hasPrefix("frame 2 at 0.1 s: ") && !text.contains("\n"))
    #expect(numbers.map(\.what).allSatisfy { $0.hasPrefix("frame 2: ") } && !numbers.isEmpty)
    let failed = try difference(
      compare(old, [bitmap(100, width: 2), bitmap(101)], tolerance: tolerance)
    )
    #expect(failed.summary == "1 of 2 frames differ")
    #expect(!failed.detail.contains("frame 2"))
  }

  @Test func theNumberAndDurationOfFramesAreCompared() throws {
    let frame = try bitmap(1)
    let fewer = try difference(compare([frame, frame], [frame]))
    #expect(fewer.summary == "2 frames in the reference, 1 now" && fewer.files.isEmpty)
    let slower = try difference(compare([frame, frame], [frame, frame], duration: 0.25))
    #expect(slower.summary == "each frame shown for 0.1 s in the reference, 0.25 s now")
    #expect(slower.mask == nil)
    let more = try difference(compare([frame], [frame, frame, try bitmap(3)], duration: 0.25))
    #expect(more.summary == "1 frame in the reference, 3 now")
    #expect(
      more.detail
        == "1 frame in the reference, 3 now\n"
        + "each frame shown for 0.1 s in the reference, 0.25 s now"
    )
    let both = try difference(compare([frame, frame], [try bitmap(2), frame, frame]))
    #expect(both.summary == "1 of 3 frames differ")
  }

  @Test func linesOfFramesHaveTheirNumbers() {
    let detail = "4 frames\nframe 3 at 1 s: x\nframe 12 at 2 s\nother\nframe 5 \nframe 6 at"
    #expect(Difference(summary: "", detail: detail).firstFrames == [2, 11, 4])
    #expect(Difference(summary: "", detail: "frame x at 1 s\n frame 1").firstFrames == [])
  }

  @Test(arguments: [(0.001, 0.001), (0.0005, 0.001), (65, 65), (65.0004, 65), (0.0014, 0.001)])
  func durationsAreRoundedToMilliseconds(_ seconds: Double, _ rounded: Double) throws {
    #expect(try AnimatedImage.roundedDuration(seconds) == rounded)
    let image = try AnimatedImage(frames: [bitmap(1)], frameDuration: seconds)
    #expect(image.frameDuration == rounded)
  }

  @Test(arguments: [0.0004, 0, -1, 65.0006, .nan, .infinity])
  func invalidDurationsAreErrors(_ seconds: Double) {
    #expect(throws: PNG.AnimationError.self) { try AnimatedImage.roundedDuration(seconds) }
    #expect(throws: PNG.AnimationError.self) {
      try AnimatedImage(frames: [], frameDuration: 1)
    }
  }

  @Test func framesOfAnImageArePaddedToOneSize() throws {
    let image = try AnimatedImage(
      frames: [bitmap(1, width: 2), bitmap(2, height: 2)],
      frameDuration: 1
    )
    #expect(image.frames.map(\.width) == [2, 2] && image.frames.map(\.height) == [2, 2])
    let file = try PNG.encode(frames: image.frames, duration: 1)
    #expect(try AnimatedImage(png: file) == image)
  }

  // MARK: - Masks

  @Test func masksAreWrittenOnlyIfNeeded() throws {
    var masks = DifferenceMask.Frames()
    #expect(masks.file == nil)
    masks.add(try bitmap(1), try bitmap(1), .exact, isNeeded: false)
    #expect(masks.file == nil)
    masks.add(try bitmap(1, width: 2), try bitmap(9, width: 2), .exact, isNeeded: true)
    masks.add(try bitmap(1), try bitmap(1, height: 3), .exact, isNeeded: false)
    let frames = try PNG.Frames(try #require(masks.file))
    #expect(frames.count == 3)
    let first = try frames.frame(0).bitmap
    #expect(first.width == 2 && first.height == 3)
    #expect(first.bytes == [UInt8](repeating: 0, count: 24))
    #expect(try frames.frame(1).bitmap.bytes.prefix(8).contains { $0 != 0 })
  }
}

#if Pictures
public import Drawing
public import Foundation
public import Pixels
internal import SnapshotCore

extension Snapshotting where Value: View, Format == AnimatedImage {
  /// Returns a strategy that records a view's animation as an animated PNG file, which browsers
  /// play.
  ///
  /// Frames are compared one by one, and a failure lists those that differ, with their times. The
  /// times are those of the renderer's virtual clock.
  ///
  /// ```swift
  /// assertSnapshot(of: Spinner(), as: .animation(seconds: 2))
  /// ```
  ///
  /// - Parameters:
  ///   - seconds: The duration, from the time at which the view appeared.
  ///   - framesPerSecond: The number of frames per second; 10 by default, at most 1,000 frames in
  ///     total.
  ///   - size: The exact size of a frame, in points. By default the view is proposed 256 × 256
  ///     points, and all frames have the size of the largest one.
  ///   - scale: Pixels per point; 1 by default.
  ///   - background: The background; white by default, `.clear` for none.
  ///   - tolerance: The permitted difference per frame; by default that of the current settings,
  ///     or none.
  public static func animation(
    seconds: Double,
    framesPerSecond: Double = 10,
    size: CGSize? = nil,
    scale: CGFloat = 1,
    background: Color = .white,
    tolerance: ImageTolerance? = nil
  ) -> Snapshotting {
    .animation(
      AnimationLength(seconds: seconds, perSecond: framesPerSecond),
      scale: Double(scale),
      tolerance: tolerance,
      frames: .drawing(on: ViewCanvas(size: size, background: background))
    )
  }
}

extension Snapshotting where Format == AnimatedImage {
  /// Returns a strategy that records a function of time as an animated PNG file, which browsers
  /// play.
  ///
  /// Frames are compared one by one, and a failure lists those that differ, with their times:
  ///
  /// ```swift
  /// assertSnapshot(of: { Fireworks(seed: 2020, time: $0) }, as: .animation(seconds: 4))
  /// ```
  ///
  /// - Parameters:
  ///   - seconds: The duration, from time 0.
  ///   - framesPerSecond: The number of frames per second; 10 by default, at most 1,000 frames in
  ///     total.
  ///   - size: The exact size of a frame, in points. By default the view is proposed 256 × 256
  ///     points, and all frames have the size of the largest one.
  ///   - scale: Pixels per point; 1 by default.
  ///   - background: The background; white by default, `.clear` for none.
  ///   - tolerance: The permitted difference per frame; by default that of the current settings,
  ///     or none.
  public static func animation<Content: View>(
    seconds: Double,
    framesPerSecond: Double = 10,
    size: CGSize? = nil,
    scale: CGFloat = 1,
    background: Color = .white,
    tolerance: ImageTolerance? = nil
  ) -> Snapshotting where Value == (Double) -> Content {
    .animation(
      AnimationLength(seconds: seconds, perSecond: framesPerSecond),
      scale: Double(scale),
      tolerance: tolerance,
      frames: .drawing(on: ViewCanvas(size: size, background: background))
    )
  }

  private static func animation(
    _ length: AnimationLength,
    scale: Double,
    tolerance: ImageTolerance?,
    frames: FrameDrawing<Value>
  ) -> Snapshotting {
    let drawing = { @Sendable (value: Value) throws in
      let times = try length.times
      let draw = frames.draw(value)
      return try DrawnFrames(count: times.count, duration: length.frameDuration) { index in
        try draw(times[index]).bitmap(scale: scale)
      }
    }
    let diffing = Diffing<AnimatedImage>.animation(tolerance: tolerance, scale: scale)
    var strategy = Snapshotting(pathExtension: "png", diffing: diffing) { value in
      try drawing(value).picture()
    }
    strategy.renderingOf = { value in
      let frames = try drawing(value)
      try PNG.pixelsPerMeter(scale: scale)
      var rendering = Rendering {
        [UInt8](try diffing.toData(frames.picture()))
      } compare: { reference in
        try frames.compare(
          with: reference,
          tolerance: .current(tolerance)
        )
      }
      rendering.isAnimated = frames.count > 1
      return rendering
    }
    strategy.sourceLines = { value, difference, reference in
      guard let times = try? length.times, let old = try? PNG.Frames(reference) else {
        return []
      }
      let draw = frames.draw(value)
      var lines = SourceLines()
      for index in difference.firstFrames where index < min(times.count, old.count) {
        guard let frame = try? old.frame(index).bitmap else { continue }
        let list = try? draw(times[index])
        lines.add(list, scale: scale, reference: frame)
      }
      return lines.all
    }
    return strategy
  }
}

extension Snapshotting where Value == AnimatedImage, Format == AnimatedImage {
  /// Returns a strategy that records an animated image as an animated PNG file, compared frame by
  /// frame.
  ///
  /// - Parameters:
  ///   - tolerance: The permitted difference per frame; by default that of the current settings,
  ///     or none.
  ///   - scale: Pixels per point, stored in the file for viewers; 1 by default.
  public static func animation(
    tolerance: ImageTolerance? = nil,
    scale: Double = 1
  ) -> Snapshotting {
    Snapshotting(pathExtension: "png", diffing: .animation(tolerance: tolerance, scale: scale))
  }
}

extension Snapshotting where Value == Data, Format == AnimatedImage {
  /// Returns a strategy that records an animated PNG file, compared by the pixels of each frame.
  ///
  /// The file must loop and consist of whole pictures of equal duration, like the files of
  /// `.animation(seconds:)`. Any other file fails the assertion.
  ///
  /// - Parameter tolerance: The permitted difference per frame; by default that of the current
  ///   settings.
  public static func animation(tolerance: ImageTolerance? = nil) -> Snapshotting {
    SimplySnapshotting.animation(tolerance: tolerance).pullback {
      try AnimatedImage(png: [UInt8]($0))
    }
  }
}

extension Snapshotting where Value == [UInt8], Format == AnimatedImage {
  /// Returns a strategy that records an animated PNG file, compared by the pixels of each frame.
  ///
  /// The file must loop and consist of whole pictures of equal duration, like the files of
  /// `.animation(seconds:)`. Any other file fails the assertion.
  ///
  /// - Parameter tolerance: The permitted difference per frame; by default that of the current
  ///   settings.
  public static func animation(tolerance: ImageTolerance? = nil) -> Snapshotting {
    SimplySnapshotting.animation(tolerance: tolerance).pullback { try AnimatedImage(png: $0) }
  }
}

/// The duration and the frame rate of an animation.
private struct AnimationLength {
  var seconds: Double
  var perSecond: Double
  private static let maxFrames = 1_000.0

  init(seconds: Double, perSecond: Double) {
    self.seconds = seconds
    self.perSecond = perSecond
  }

  /// The duration of a frame, in seconds.
  var frameDuration: Double { 1 / perSecond }

  /// The times, in seconds. The last one is one frame before the end, at which the animation
  /// repeats.
  var times: [Double] {
    get throws {
      let count = (seconds * perSecond).rounded()
      guard seconds > 0, perSecond > 0, count <= AnimationLength.maxFrames else {
        throw AnimationLengthError(length: self)
      }
      return (0..<max(Int(count), 1)).map { Double($0) / perSecond }
    }
  }
}

/// The error of an animation without frames or with too many.
private struct AnimationLengthError: Error, CustomStringConvertible {
  var length: AnimationLength

  var description: String {
    """
    `.animation` can’t show \(length.seconds) s at \(length.perSecond) frames per second. Both must be \
    positive, and their product at most 1000.
    """
  }
}
#endif

#if Pictures
public import Drawing
public import Foundation
public import Pixels
internal import SnapshotCore

extension Snapshotting where Value: View, Format == MovingPicture {
  /// Keeps how a view moves as an animated PNG file, which browsers play.
  ///
  /// Each frame is compared by itself, and a failure names those that differ with their times. The
  /// clock is the renderer's: animations stand where they would after so many seconds.
  ///
  /// ```swift
  /// assertSnapshot(of: Spinner(), as: .animation(seconds: 2))
  /// ```
  ///
  /// - Parameters:
  ///   - seconds: How long it plays, from the moment the view has appeared.
  ///   - framesPerSecond: How many pictures are drawn in a second; at most 1,000 in all.
  ///   - size: The exact size, in points; without it a view is proposed 256 × 256 points, and the
  ///     frames are as large as the largest answer.
  ///   - scale: Pixels a point.
  ///   - background: What stands behind the view; `.clear` for nothing.
  ///   - tolerance: How far each frame may be off; that of the scope unless given.
  public static func animation(
    seconds: Double,
    framesPerSecond: Double = 10,
    size: CGSize? = nil,
    scale: CGFloat = 1,
    background: Color = .white,
    tolerance: ImageTolerance? = nil
  ) -> Snapshotting {
    .animation(
      FrameTimes(seconds: seconds, perSecond: framesPerSecond),
      on: { ViewCanvas(size: size, background: background, time: $0) },
      scale: Double(scale),
      tolerance: tolerance,
      draw: Handover { view, _ in view }
    )
  }
}

extension Snapshotting where Format == MovingPicture {
  /// Keeps what is drawn as time goes by as an animated PNG file, which browsers play.
  ///
  /// Each frame is compared by itself, and a failure names those that differ with their times:
  ///
  /// ```swift
  /// assertSnapshot(of: { Fireworks(seed: 2020, time: $0) }, as: .animation(seconds: 4))
  /// ```
  ///
  /// - Parameters:
  ///   - seconds: How long it plays, from 0.
  ///   - framesPerSecond: How many pictures are drawn in a second; at most 1,000 in all.
  ///   - size: The exact size, in points; without it a view is proposed 256 × 256 points, and the
  ///     frames are as large as the largest answer.
  ///   - scale: Pixels a point.
  ///   - background: What stands behind the views; `.clear` for nothing.
  ///   - tolerance: How far each frame may be off; that of the scope unless given.
  public static func animation<Content: View>(
    seconds: Double,
    framesPerSecond: Double = 10,
    size: CGSize? = nil,
    scale: CGFloat = 1,
    background: Color = .white,
    tolerance: ImageTolerance? = nil
  ) -> Snapshotting where Value == (Double) -> Content {
    .animation(
      FrameTimes(seconds: seconds, perSecond: framesPerSecond),
      on: { _ in ViewCanvas(size: size, background: background) },
      scale: Double(scale),
      tolerance: tolerance,
      // Sendable in all but the metatype of `Content`, which nobody uses.
      draw: Handover { draw, time in draw(time) }
    )
  }

  private static func animation(
    _ times: FrameTimes,
    on canvas: @escaping @Sendable (Double) -> ViewCanvas,
    scale: Double,
    tolerance: ImageTolerance?,
    draw: Handover<(Value, Double) -> Any>
  ) -> Snapshotting {
    let drawing = { @Sendable (value: Value) throws in
      let all = try times.all
      return try DrawnFrames(count: all.count, duration: times.step) { index in
        try canvas(all[index]).displayList(of: draw.value(value, all[index])).bitmap(scale: scale)
      }
    }
    let diffing = Diffing<MovingPicture>.animation(tolerance: tolerance, scale: scale)
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
          tolerance: tolerance ?? RecordScope.current.settings.tolerance ?? .exact
        )
      }
      rendering.isAnimated = frames.count > 1
      return rendering
    }
    strategy.sourceLines = { value, difference, reference in
      guard let all = try? times.all, let frames = try? PNG.Frames(reference) else { return [] }
      var lines = SourceLines()
      for index in difference.firstFrames where index < min(all.count, frames.count) {
        guard let frame = try? frames.frame(index).bitmap else { continue }
        let list = try? canvas(all[index]).displayList(of: draw.value(value, all[index]))
        lines.add(list, scale: scale, reference: frame)
      }
      return lines.all
    }
    return strategy
  }
}

extension Snapshotting where Value == MovingPicture, Format == MovingPicture {
  /// Keeps a moving picture as an animated PNG file, compared frame by frame.
  ///
  /// - Parameters:
  ///   - tolerance: How far each frame may be off; that of the scope unless given.
  ///   - scale: Pixels a point, kept in the file for those who show it.
  public static func animation(
    tolerance: ImageTolerance? = nil,
    scale: Double = 1
  ) -> Snapshotting {
    Snapshotting(pathExtension: "png", diffing: .animation(tolerance: tolerance, scale: scale))
  }
}

extension Snapshotting where Value == Data, Format == MovingPicture {
  /// Keeps an animated PNG file, compared frame by frame, however it is compressed.
  ///
  /// The file plays without end and shows whole pictures, each equally long, as those that
  /// `.animation(seconds:)` writes. Any other fails the assertion.
  ///
  /// - Parameter tolerance: How far each frame may be off; that of the scope unless given.
  public static func animation(tolerance: ImageTolerance? = nil) -> Snapshotting {
    SimplySnapshotting.animation(tolerance: tolerance).pullback {
      try MovingPicture(png: [UInt8]($0))
    }
  }
}

extension Snapshotting where Value == [UInt8], Format == MovingPicture {
  /// Keeps an animated PNG file, compared frame by frame, however it is compressed.
  ///
  /// The file plays without end and shows whole pictures, each equally long, as those that
  /// `.animation(seconds:)` writes. Any other fails the assertion.
  ///
  /// - Parameter tolerance: How far each frame may be off; that of the scope unless given.
  public static func animation(tolerance: ImageTolerance? = nil) -> Snapshotting {
    SimplySnapshotting.animation(tolerance: tolerance).pullback { try MovingPicture(png: $0) }
  }
}

/// When the frames of an animation are drawn.
private struct FrameTimes {
  var seconds: Double
  var perSecond: Double
  private static let mostFrames = 1_000.0

  init(seconds: Double, perSecond: Double) {
    self.seconds = seconds
    self.perSecond = perSecond
  }

  /// How long a frame is shown, in seconds.
  var step: Double { 1 / perSecond }

  /// The times, in seconds. The last one is a step before the end, where the file begins again.
  var all: [Double] {
    get throws {
      let count = (seconds * perSecond).rounded()
      guard seconds > 0, perSecond > 0, count <= FrameTimes.mostFrames else {
        throw FrameTimesError(times: self)
      }
      return (0..<max(Int(count), 1)).map { Double($0) / perSecond }
    }
  }
}

/// An animation of no frames, or of too many.
private struct FrameTimesError: Error, CustomStringConvertible {
  var times: FrameTimes

  var description: String {
    """
    `.animation` can’t show \(times.seconds) s with \(times.perSecond) frames a second. Both are \
    positive numbers, and their product is at most 1000.
    """
  }
}
#endif

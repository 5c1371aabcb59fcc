#if Pictures
public import Drawing
public import Foundation
public import Pixels

extension Snapshotting where Format == Bitmap {
  /// Keeps what is drawn at several times as one picture, a strip of frames from left to right.
  ///
  /// Each frame is compared by itself, and a failure names those that differ with their times:
  ///
  /// ```swift
  /// assertSnapshot(of: { Fireworks(seed: 2020, time: $0) }, as: .frames(at: [0, 0.5, 2]))
  /// ```
  ///
  /// - Parameters:
  ///   - times: The times, in seconds, at which the value is asked for a view.
  ///   - size: The exact size of a frame, in points; without it a view is proposed 256 × 256 points,
  ///     and the frames are as large as the largest answer.
  ///   - scale: Pixels a point.
  ///   - background: What stands behind the views; `.clear` for nothing.
  ///   - tolerance: How far each frame may be off; that of the scope unless given.
  public static func frames<Content: View>(
    at times: [Double],
    size: CGSize? = nil,
    scale: CGFloat = 1,
    background: Color = .white,
    tolerance: ImageTolerance? = nil
  ) -> Snapshotting where Value == (Double) -> Content {
    .frames(
      times.map { Moments.Moment(time: $0) },
      on: { _ in ViewCanvas(size: size, background: background) },
      scale: Double(scale),
      tolerance: tolerance,
      // Sendable in all but the metatype of `Content`, which nobody uses.
      draw: Handover { draw, time in draw(time) }
    )
  }

  /// Keeps what is drawn at several named times as one picture, a strip of frames.
  ///
  /// ```swift
  /// assertSnapshot(of: { Fireworks(seed: 2020, time: $0) }, as: .frames(at: ["lit": 0, "peak": 2]))
  /// ```
  ///
  /// - Parameters:
  ///   - times: The times, in seconds, by name, in the order of the strip.
  ///   - size: The exact size of a frame, in points; without it a view is proposed 256 × 256 points,
  ///     and the frames are as large as the largest answer.
  ///   - scale: Pixels a point.
  ///   - background: What stands behind the views; `.clear` for nothing.
  ///   - tolerance: How far each frame may be off; that of the scope unless given.
  public static func frames<Content: View>(
    at times: KeyValuePairs<String, Double>,
    size: CGSize? = nil,
    scale: CGFloat = 1,
    background: Color = .white,
    tolerance: ImageTolerance? = nil
  ) -> Snapshotting where Value == (Double) -> Content {
    .frames(
      times.map { Moments.Moment(name: $0.key, time: $0.value) },
      on: { _ in ViewCanvas(size: size, background: background) },
      scale: Double(scale),
      tolerance: tolerance,
      // Sendable in all but the metatype of `Content`, which nobody uses.
      draw: Handover { draw, time in draw(time) }
    )
  }

  fileprivate static func frames(
    _ moments: [Moments.Moment],
    on canvas: @escaping @Sendable (Double) -> ViewCanvas,
    scale: Double,
    tolerance: ImageTolerance?,
    draw: Handover<(Value, Double) -> Any>
  ) -> Snapshotting {
    var strategy = Snapshotting(
      pathExtension: "png",
      diffing: .filmStrip(moments, tolerance: tolerance, scale: scale)
    ) { value in
      try FilmStrip.joined(
        Moments(moments).all.map { moment in
          try canvas(moment.time).displayList(of: draw.value(value, moment.time))
            .bitmap(scale: scale)
        }
      )
    }
    strategy.sourceLines = { value, difference, reference in
      guard let reference = try? PNG.decode(reference),
        let strip = FilmStrip(reference, count: moments.count)
      else { return [] }
      var lines = SourceLines()
      for index in difference.firstFrames where index < moments.count {
        guard let frame = strip.frame(index, of: reference) else { continue }
        let time = moments[index].time
        let list = try? canvas(time).displayList(of: draw.value(value, time))
        lines.add(list, scale: scale, reference: frame)
      }
      return lines.all
    }
    return strategy
  }
}

extension Snapshotting where Value: View, Format == Bitmap {
  /// Keeps how a view moves as one picture: a strip of what it shows at several times.
  ///
  /// The clock is the renderer's: animations stand where they would after so many seconds.
  ///
  /// ```swift
  /// assertSnapshot(of: Spinner(), as: .frames(at: [0, 0.25, 0.5]))
  /// ```
  ///
  /// - Parameters:
  ///   - times: The times, in seconds after the view has appeared.
  ///   - size: The exact size of a frame, in points; without it a view is proposed 256 × 256 points,
  ///     and the frames are as large as the largest answer.
  ///   - scale: Pixels a point.
  ///   - background: What stands behind the view; `.clear` for nothing.
  ///   - tolerance: How far each frame may be off; that of the scope unless given.
  public static func frames(
    at times: [Double],
    size: CGSize? = nil,
    scale: CGFloat = 1,
    background: Color = .white,
    tolerance: ImageTolerance? = nil
  ) -> Snapshotting {
    .frames(
      times.map { Moments.Moment(time: $0) },
      on: { ViewCanvas(size: size, background: background, time: $0) },
      scale: Double(scale),
      tolerance: tolerance,
      draw: Handover { view, _ in view }
    )
  }
}
#endif

#if Pictures
public import Drawing
public import Foundation
public import Pixels

extension Snapshotting where Format == Bitmap {
  /// Returns a strategy that records a function of time as one picture, a strip of frames.
  ///
  /// Frames are compared one by one, and a failure lists those that differ, with their times:
  ///
  /// ```swift
  /// assertSnapshot(of: { Fireworks(seed: 2020, time: $0) }, as: .frames(at: [0, 0.5, 2]))
  /// ```
  ///
  /// - Parameters:
  ///   - times: The times, in seconds, in the order of the strip, from left to right.
  ///   - size: The exact size of a frame, in points. By default the view is proposed 256 × 256
  ///     points, and all frames have the size of the largest one.
  ///   - scale: Pixels per point; 1 by default.
  ///   - background: The background; white by default, `.clear` for none.
  ///   - tolerance: The permitted difference per frame; by default that of the current settings,
  ///     or none.
  public static func frames<Content: View>(
    at times: [Double],
    size: CGSize? = nil,
    scale: CGFloat = 1,
    background: Color = .white,
    tolerance: ImageTolerance? = nil
  ) -> Snapshotting where Value == (Double) -> Content {
    .frames(
      times.map { FrameTimes.FrameTime(seconds: $0) },
      scale: Double(scale),
      tolerance: tolerance,
      frames: .drawing(on: ViewCanvas(size: size, background: background))
    )
  }

  /// Returns a strategy that records a function of time at named times as one picture, a strip of
  /// frames.
  ///
  /// ```swift
  /// assertSnapshot(of: { Fireworks(seed: 2020, time: $0) }, as: .frames(at: ["lit": 0, "peak": 2]))
  /// ```
  ///
  /// - Parameters:
  ///   - times: The times, in seconds, by name, in the order of the strip.
  ///   - size: The exact size of a frame, in points. By default the view is proposed 256 × 256
  ///     points, and all frames have the size of the largest one.
  ///   - scale: Pixels per point; 1 by default.
  ///   - background: The background; white by default, `.clear` for none.
  ///   - tolerance: The permitted difference per frame; by default that of the current settings,
  ///     or none.
  public static func frames<Content: View>(
    at times: KeyValuePairs<String, Double>,
    size: CGSize? = nil,
    scale: CGFloat = 1,
    background: Color = .white,
    tolerance: ImageTolerance? = nil
  ) -> Snapshotting where Value == (Double) -> Content {
    .frames(
      times.map { FrameTimes.FrameTime(name: $0.key, seconds: $0.value) },
      scale: Double(scale),
      tolerance: tolerance,
      frames: .drawing(on: ViewCanvas(size: size, background: background))
    )
  }

  fileprivate static func frames(
    _ times: [FrameTimes.FrameTime],
    scale: Double,
    tolerance: ImageTolerance?,
    frames: FrameDrawing<Value>
  ) -> Snapshotting {
    var strategy = Snapshotting(
      pathExtension: "png",
      diffing: .filmStrip(times, tolerance: tolerance, scale: scale)
    ) { value in
      let draw = frames.draw(value)
      return try FilmStrip.joined(
        FrameTimes(times).all.map { try draw($0.seconds).bitmap(scale: scale) }
      )
    }
    strategy.sourceLines = { value, difference, reference in
      guard let reference = try? PNG.decode(reference),
        let strip = FilmStrip(reference, count: times.count)
      else { return [] }
      let draw = frames.draw(value)
      var lines = SourceLines()
      for index in difference.firstFrames where index < times.count {
        guard let frame = strip.frame(index, of: reference) else { continue }
        let list = try? draw(times[index].seconds)
        lines.add(list, scale: scale, reference: frame)
      }
      return lines.all
    }
    return strategy
  }
}

extension Snapshotting where Value: View, Format == Bitmap {
  /// Returns a strategy that records a view at several times as one picture, a strip of frames.
  ///
  /// The times are those of the renderer's virtual clock.
  ///
  /// ```swift
  /// assertSnapshot(of: Spinner(), as: .frames(at: [0, 0.25, 0.5]))
  /// ```
  ///
  /// - Parameters:
  ///   - times: The times, in seconds after the view appeared.
  ///   - size: The exact size of a frame, in points. By default the view is proposed 256 × 256
  ///     points, and all frames have the size of the largest one.
  ///   - scale: Pixels per point; 1 by default.
  ///   - background: The background; white by default, `.clear` for none.
  ///   - tolerance: The permitted difference per frame; by default that of the current settings,
  ///     or none.
  public static func frames(
    at times: [Double],
    size: CGSize? = nil,
    scale: CGFloat = 1,
    background: Color = .white,
    tolerance: ImageTolerance? = nil
  ) -> Snapshotting {
    .frames(
      times.map { FrameTimes.FrameTime(seconds: $0) },
      scale: Double(scale),
      tolerance: tolerance,
      frames: .drawing(on: ViewCanvas(size: size, background: background))
    )
  }
}
#endif

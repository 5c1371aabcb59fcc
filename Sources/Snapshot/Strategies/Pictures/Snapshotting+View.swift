#if Pictures
public import Drawing
public import Foundation
public import Pixels

extension Snapshotting where Value: View, Format == Bitmap {
  /// Keeps what a view draws as a PNG file and compares every pixel.
  ///
  /// The view is proposed 256 × 256 points, and the picture is as large as it answers.
  public static var png: Snapshotting { .png() }

  /// Keeps what a view draws as a PNG file.
  ///
  /// ```swift
  /// assertSnapshot(of: Badge(), as: .png(size: CGSize(width: 64, height: 64), scale: 2))
  /// ```
  ///
  /// - Parameters:
  ///   - size: The exact size of the canvas, in points; without it the view is proposed 256 × 256
  ///     points, and the picture is as large as it answers.
  ///   - scale: The number of pixels per point; 1 by default.
  ///   - time: The moment that is drawn, in seconds after the view has appeared; 0 by default.
  ///   - background: The colour behind the view; white by default, `.clear` for none.
  ///   - tolerance: The allowed difference; by default that of the scope, else none.
  ///   - masks: Parts whose look doesn't count, by name or rectangle.
  public static func png(
    size: CGSize? = nil,
    scale: CGFloat = 1,
    time: Double = 0,
    background: Color = .white,
    tolerance: ImageTolerance? = nil,
    ignoring masks: [SnapshotMask] = []
  ) -> Snapshotting {
    let canvas = ViewCanvas(size: size, background: background, time: time, masks: masks)
    return .png(on: canvas, scale: Double(scale), tolerance: tolerance)
  }
}

extension Snapshotting where Value: View, Format == String {
  /// Keeps what a view draws as an SVG document, which shows in a diff what has changed.
  public static var svg: Snapshotting { .svg() }

  /// Keeps what a view draws as an SVG document.
  ///
  /// - Parameters:
  ///   - size: The exact size of the canvas, in points; without it the view is proposed 256 × 256
  ///     points, and the picture is as large as it answers.
  ///   - time: The moment that is drawn, in seconds after the view has appeared; 0 by default.
  ///   - background: The colour behind the view; none by default.
  ///   - masks: Parts whose look doesn't count, by name or rectangle.
  public static func svg(
    size: CGSize? = nil,
    time: Double = 0,
    background: Color = .clear,
    ignoring masks: [SnapshotMask] = []
  ) -> Snapshotting {
    .svg(on: ViewCanvas(size: size, background: background, time: time, masks: masks))
  }

  /// Keeps what a view draws as text, a drawing command a line.
  public static var pathCommands: Snapshotting { .pathCommands() }

  /// Keeps what a view draws as text, a drawing command a line.
  ///
  /// - Parameters:
  ///   - precision: The number of decimals, 0…4.
  ///   - size: The exact size of the canvas, in points; without it the view is proposed 256 × 256
  ///     points, and the picture is as large as it answers.
  ///   - time: The moment that is drawn, in seconds after the view has appeared; 0 by default.
  ///   - background: The colour behind the view; none by default.
  ///   - masks: Parts whose look doesn't count, by name or rectangle.
  public static func pathCommands(
    precision: Int = 4,
    size: CGSize? = nil,
    time: Double = 0,
    background: Color = .clear,
    ignoring masks: [SnapshotMask] = []
  ) -> Snapshotting {
    let canvas = ViewCanvas(size: size, background: background, time: time, masks: masks)
    return .pathCommands(on: canvas, precision: precision)
  }

  /// Keeps what a view draws as a list of its elements: paint, bounds, a fingerprint of the shape.
  ///
  /// It is the shortest text that any change of the picture changes.
  public static var displayList: Snapshotting { .displayList() }

  /// Keeps what a view draws as a list of its elements: paint, bounds, a fingerprint of the shape.
  ///
  /// - Parameters:
  ///   - size: The exact size of the canvas, in points; without it the view is proposed 256 × 256
  ///     points, and the picture is as large as it answers.
  ///   - time: The moment that is drawn, in seconds after the view has appeared; 0 by default.
  ///   - background: The colour behind the view; none by default.
  ///   - masks: Parts whose look doesn't count, by name or rectangle.
  public static func displayList(
    size: CGSize? = nil,
    time: Double = 0,
    background: Color = .clear,
    ignoring masks: [SnapshotMask] = []
  ) -> Snapshotting {
    .displayList(on: ViewCanvas(size: size, background: background, time: time, masks: masks))
  }
}
#endif

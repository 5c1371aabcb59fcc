#if Pictures
public import Drawing
public import Foundation
public import Pixels
public import Scene

extension Snapshotting where Value: View, Format == Bitmap {
  /// A strategy that records a view as a PNG file and compares every pixel.
  ///
  /// The view is proposed 256 × 256 points, and the picture takes the view's size.
  public static var png: Snapshotting { .png() }

  /// Returns a strategy that records a view as a PNG file.
  ///
  /// ```swift
  /// assertSnapshot(of: Badge(), as: .png(size: CGSize(width: 64, height: 64), scale: 2))
  /// ```
  ///
  /// - Parameters:
  ///   - size: The exact size of the canvas, in points. By default the view is proposed 256 × 256
  ///     points, and the canvas takes the view's size.
  ///   - scale: Pixels per point; 1 by default.
  ///   - time: The time at which the view is drawn, in seconds after it appeared, from 0 to 1e9; 0
  ///     by default.
  ///   - background: The background; white by default, `.clear` for none.
  ///   - tolerance: The permitted difference; by default that of the current settings, or none.
  ///   - masks: Parts of the drawing to ignore, by element name or rectangle.
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
  /// A strategy that records a view as an SVG document, whose diff shows what changed.
  public static var svg: Snapshotting { .svg() }

  /// Returns a strategy that records a view as an SVG document.
  ///
  /// - Parameters:
  ///   - size: The exact size of the canvas, in points. By default the view is proposed 256 × 256
  ///     points, and the canvas takes the view's size.
  ///   - time: The time at which the view is drawn, in seconds after it appeared, from 0 to 1e9; 0
  ///     by default.
  ///   - background: The background; none by default.
  ///   - text: The representation of text in registered fonts; outlines by default.
  ///   - masks: Parts of the drawing to ignore, by element name or rectangle.
  public static func svg(
    size: CGSize? = nil,
    time: Double = 0,
    background: Color = .clear,
    text: SVGText = .outlines,
    ignoring masks: [SnapshotMask] = []
  ) -> Snapshotting {
    let canvas = ViewCanvas(size: size, background: background, time: time, masks: masks)
    return .svg(on: canvas, text: text)
  }

  /// A strategy that records a view as text, one drawing command per line.
  public static var pathCommands: Snapshotting { .pathCommands() }

  /// Returns a strategy that records a view as text, one drawing command per line.
  ///
  /// - Parameters:
  ///   - precision: The number of decimals, from 0 to 4; others fail the assertion.
  ///   - size: The exact size of the canvas, in points. By default the view is proposed 256 × 256
  ///     points, and the canvas takes the view's size.
  ///   - time: The time at which the view is drawn, in seconds after it appeared, from 0 to 1e9; 0
  ///     by default.
  ///   - background: The background; none by default.
  ///   - masks: Parts of the drawing to ignore, by element name or rectangle.
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

  /// A strategy that records a view as a list of its elements: paint, bounds, a hash of the shape.
  ///
  /// It is the shortest text that changes with every change of the picture.
  public static var displayList: Snapshotting { .displayList() }

  /// Returns a strategy that records a view as a list of its elements: paint, bounds, a hash of the
  /// shape.
  ///
  /// - Parameters:
  ///   - size: The exact size of the canvas, in points. By default the view is proposed 256 × 256
  ///     points, and the canvas takes the view's size.
  ///   - time: The time at which the view is drawn, in seconds after it appeared, from 0 to 1e9; 0
  ///     by default.
  ///   - background: The background; none by default.
  ///   - masks: Parts of the drawing to ignore, by element name or rectangle.
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

public import Foundation
import Scene

extension GraphicsContext {
  /// A picture ready to be drawn.
  public struct ResolvedImage {
    /// The size of the picture, in points.
    public var size: CGSize { image.size }
    /// The baseline on which an image is placed in a line of text, in points from its top.
    public var baseline: CGFloat { image.size.height }
    /// What the picture is painted with in place of its own colours; `nil` for those.
    ///
    /// A template begins with the foreground.
    public var shading: Shading?
    fileprivate var image: PaintedImage
  }

  /// Makes a picture ready to be drawn.
  public func resolve(_ image: Image) -> ResolvedImage {
    let painted = PaintedImage(image, in: environment)
    return ResolvedImage(
      shading: painted.foreground == nil ? nil : .foreground,
      image: painted
    )
  }

  /// Draws a picture, stretched into a rectangle.
  public func draw(
    _ image: ResolvedImage,
    in rect: CGRect,
    style: FillStyle = FillStyle(),
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    var painted = image.image
    painted.foreground = image.shading?.resolvedStyle(in: environment)
    draw(painted, in: rect, line: SourceLine(calledAt: fileID, line))
  }

  /// Draws a picture whose environment is settled.
  func draw(_ painted: PaintedImage, in rect: CGRect, line: SourceLine? = nil) {
    let nodes = painted.nodes(
      named: target.name.at(line),
      in: rect.size,
      transform: total.translatedBy(x: rect.minX, y: rect.minY),
      opacity: totalOpacity,
      blend: filters.isEmpty ? blendMode : .normal
    )
    for node in nodes { add(node) }
  }

  /// Draws a picture with one of its points at a point.
  public func draw(
    _ image: ResolvedImage,
    at point: CGPoint,
    anchor: UnitPoint = .center,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    let offset = anchor.point(in: image.size)
    let origin = CGPoint(x: point.x - offset.x, y: point.y - offset.y)
    let rect = CGRect(origin: origin, size: image.size)
    draw(image, in: rect, fileID: fileID, line: line)
  }

  /// Draws a picture, stretched into a rectangle.
  public func draw(
    _ image: Image,
    in rect: CGRect,
    style: FillStyle = FillStyle(),
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    draw(resolve(image), in: rect, style: style, fileID: fileID, line: line)
  }

  /// Draws a picture with one of its points at a point.
  public func draw(
    _ image: Image,
    at point: CGPoint,
    anchor: UnitPoint = .center,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    draw(resolve(image), at: point, anchor: anchor, fileID: fileID, line: line)
  }
}

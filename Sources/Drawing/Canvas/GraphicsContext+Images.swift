public import Foundation
import Scene

extension GraphicsContext {
  /// An image that is ready to be drawn.
  public struct ResolvedImage {
    /// The size of the image, in points.
    public var size: CGSize { image.size }
    /// The position of the image's baseline in a line of text, in points from its top.
    public var baseline: CGFloat { image.size.height }
    /// The shading that replaces the colours of the image; `nil` for its own colours.
    ///
    /// For a template image it defaults to the foreground.
    public var shading: Shading?
    fileprivate var image: ImageContent
  }

  /// Resolves an image, so that it is ready to be drawn.
  public func resolve(_ image: Image) -> ResolvedImage {
    let painted = ImageContent(image, in: environment)
    return ResolvedImage(
      shading: painted.foreground == nil ? nil : .foreground,
      image: painted
    )
  }

  /// Draws an image, stretched into a rectangle.
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

  /// Draws an image that is already resolved.
  func draw(_ painted: ImageContent, in rect: CGRect, line: SourceLine? = nil) {
    let nodes = painted.nodes(
      named: target.name.at(line),
      in: rect.size,
      transform: pictureTransform.translatedBy(x: rect.minX, y: rect.minY),
      opacity: totalOpacity,
      blend: filters.isEmpty ? blendMode : .normal
    )
    for node in nodes { add(node) }
  }

  /// Draws an image with its anchor at a point.
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

  /// Draws an image, stretched into a rectangle.
  public func draw(
    _ image: Image,
    in rect: CGRect,
    style: FillStyle = FillStyle(),
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    draw(resolve(image), in: rect, style: style, fileID: fileID, line: line)
  }

  /// Draws an image with its anchor at a point.
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

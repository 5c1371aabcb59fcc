public import Foundation
public import Scene

/// A painted shape that can be painted again on top.
///
/// ```swift
/// Circle()
///   .fill(.yellow)
///   .stroke(.orange, lineWidth: 4)
/// ```
nonisolated public protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape
  /// The shape.
  var shape: Content { get }
}

extension ShapeView {
  /// Fills the same shape again, over the existing painting.
  public func fill<Style: ShapeStyle>(
    _ content: Style = .foreground,
    style: FillStyle = FillStyle(),
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> FillShapeView<Content, Style, Self> {
    FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
      .withLine(SourceLine(calledAt: fileID, line))
  }

  /// Strokes the outline of the same shape, over the existing painting.
  public func stroke<Style: ShapeStyle>(
    _ content: Style,
    style: StrokeStyle,
    antialiased: Bool = true,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> StrokeShapeView<Content, Style, Self> {
    StrokeShapeView(
      shape: shape,
      style: content,
      strokeStyle: style,
      isAntialiased: antialiased,
      background: self
    )
    .withLine(SourceLine(calledAt: fileID, line))
  }

  /// Strokes the outline of the same shape, over the existing painting; the width is in points.
  public func stroke<Style: ShapeStyle>(
    _ content: Style,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> StrokeShapeView<Content, Style, Self> {
    stroke(
      content,
      style: StrokeStyle(lineWidth: lineWidth),
      antialiased: antialiased,
      fileID: fileID,
      line: line
    )
  }
}

extension ShapeView where Content: InsettableShape {
  /// Strokes inside the outline of the same shape, over the existing painting.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style = .foreground,
    style: StrokeStyle,
    antialiased: Bool = true,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> StrokeBorderShapeView<Content, Style, Self> {
    StrokeBorderShapeView(
      shape: shape,
      style: content,
      strokeStyle: style,
      isAntialiased: antialiased,
      background: self
    )
    .withLine(SourceLine(calledAt: fileID, line))
  }

  /// Strokes inside the outline of the same shape, over the existing painting; the width is in
  /// points.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style = .foreground,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> StrokeBorderShapeView<Content, Style, Self> {
    strokeBorder(
      content,
      style: StrokeStyle(lineWidth: lineWidth),
      antialiased: antialiased,
      fileID: fileID,
      line: line
    )
  }
}

public import Foundation
public import Scene

/// A painted shape, which can be painted again on top.
///
/// ```swift
/// Circle()
///   .fill(.yellow)
///   .stroke(.orange, lineWidth: 4)
/// ```
public protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape
  /// The shape.
  var shape: Content { get }
}

extension ShapeView {
  /// Paints the inside of the same shape once more, over what is there.
  public func fill<Style: ShapeStyle>(
    _ content: Style = .foreground,
    style: FillStyle = FillStyle(),
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> FillShapeView<Content, Style, Self> {
    FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
      .painted(at: SourceLine(calledAt: fileID, line))
  }

  /// Paints a line along the outline of the same shape, over what is there.
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
    .painted(at: SourceLine(calledAt: fileID, line))
  }

  /// Paints a line along the outline of the same shape, over what is there; the width in points.
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
  /// Paints a line inside the outline of the same shape, over what is there.
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
    .painted(at: SourceLine(calledAt: fileID, line))
  }

  /// Paints a line inside the outline of the same shape, over what is there; the width in points.
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

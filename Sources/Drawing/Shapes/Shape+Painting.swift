public import Foundation
public import Scene

extension Shape {
  /// Paints the inside with a style, by default the foreground.
  public func fill<Style: ShapeStyle>(
    _ content: Style = .foreground,
    style: FillStyle = FillStyle(),
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> FillShapeView<Self, Style, EmptyView> {
    FillShapeView(shape: self, style: content, fillStyle: style, background: EmptyView())
      .withLine(SourceLine(calledAt: fileID, line))
  }

  /// Strokes the outline with a style.
  public func stroke<Style: ShapeStyle>(
    _ content: Style,
    style: StrokeStyle,
    antialiased: Bool = true,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> StrokeShapeView<Self, Style, EmptyView> {
    StrokeShapeView(
      shape: self,
      style: content,
      strokeStyle: style,
      isAntialiased: antialiased,
      background: EmptyView()
    )
    .withLine(SourceLine(calledAt: fileID, line))
  }

  /// Strokes the outline with a style; the width is in points, centred on the outline.
  public func stroke<Style: ShapeStyle>(
    _ content: Style,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> StrokeShapeView<Self, Style, EmptyView> {
    stroke(
      content,
      style: StrokeStyle(lineWidth: lineWidth),
      antialiased: antialiased,
      fileID: fileID,
      line: line
    )
  }

  /// Returns the shape of a stroke along the outline.
  public func stroke(style: StrokeStyle) -> StrokedShape<Self> {
    StrokedShape(shape: self, style: style)
  }

  /// Returns the shape of a stroke along the outline; the width is in points.
  public func stroke(lineWidth: CGFloat = 1) -> StrokedShape<Self> {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension InsettableShape {
  /// Strokes inside the outline with a style, by default the foreground.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style = .foreground,
    style: StrokeStyle,
    antialiased: Bool = true,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> StrokeBorderShapeView<Self, Style, EmptyView> {
    StrokeBorderShapeView(
      shape: self,
      style: content,
      strokeStyle: style,
      isAntialiased: antialiased,
      background: EmptyView()
    )
    .withLine(SourceLine(calledAt: fileID, line))
  }

  /// Strokes inside the outline; the width is in points.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style = .foreground,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> StrokeBorderShapeView<Self, Style, EmptyView> {
    strokeBorder(
      content,
      style: StrokeStyle(lineWidth: lineWidth),
      antialiased: antialiased,
      fileID: fileID,
      line: line
    )
  }
}

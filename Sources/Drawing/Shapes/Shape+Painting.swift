public import Foundation
public import Scene

extension Shape {
  /// Paints the inside with a style.
  public func fill<Style: ShapeStyle>(
    _ content: Style,
    style: FillStyle = FillStyle()
  ) -> ShapeView<Self, Style, EmptyView> {
    ShapeView(shape: self, style: content, fillStyle: style, background: EmptyView())
  }

  /// Paints the inside with the foreground style.
  public func fill(
    style: FillStyle = FillStyle()
  ) -> ShapeView<Self, ForegroundStyle, EmptyView> {
    fill(ForegroundStyle(), style: style)
  }

  /// Paints a line along the outline with a style.
  public func stroke<Style: ShapeStyle>(
    _ content: Style,
    style: StrokeStyle
  ) -> ShapeView<StrokedShape<Self>, Style, EmptyView> {
    stroke(style: style).fill(content)
  }

  /// Paints a line along the outline with a style; the width is in points, centred on the outline.
  public func stroke<Style: ShapeStyle>(
    _ content: Style,
    lineWidth: CGFloat = 1
  ) -> ShapeView<StrokedShape<Self>, Style, EmptyView> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Returns the shape of a line along the outline.
  public func stroke(style: StrokeStyle) -> StrokedShape<Self> {
    StrokedShape(shape: self, style: style)
  }

  /// Returns the shape of a line along the outline; the width is in points.
  public func stroke(lineWidth: CGFloat = 1) -> StrokedShape<Self> {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension InsettableShape {
  /// Paints a line that lies wholly inside the outline.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> ShapeView<StrokedShape<InsetShape>, Style, EmptyView> {
    strokedBorder(style).fill(content, style: FillStyle(antialiased: antialiased))
  }

  /// Paints a line that lies wholly inside the outline; the width is in points.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> ShapeView<StrokedShape<InsetShape>, Style, EmptyView> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// Paints a line inside the outline with the foreground style.
  public func strokeBorder(
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> ShapeView<StrokedShape<InsetShape>, ForegroundStyle, EmptyView> {
    strokeBorder(ForegroundStyle(), style: style, antialiased: antialiased)
  }

  /// Paints a line inside the outline with the foreground style; the width is in points.
  public func strokeBorder(
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> ShapeView<StrokedShape<InsetShape>, ForegroundStyle, EmptyView> {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth, antialiased: antialiased)
  }

  fileprivate func strokedBorder(_ style: StrokeStyle) -> StrokedShape<InsetShape> {
    inset(by: style.lineWidth / 2).stroke(style: style)
  }
}

extension ShapeView {
  /// Paints the inside of the same shape once more, over what is there.
  public func fill<Other: ShapeStyle>(
    _ content: Other,
    style: FillStyle = FillStyle()
  ) -> ShapeView<Content, Other, Self> {
    ShapeView<Content, Other, Self>(
      shape: shape,
      style: content,
      fillStyle: style,
      background: self
    )
  }

  /// Paints a line along the outline of the same shape, over what is there.
  public func stroke<Other: ShapeStyle>(
    _ content: Other,
    style: StrokeStyle
  ) -> ShapeView<StrokedShape<Content>, Other, Self> {
    ShapeView<StrokedShape<Content>, Other, Self>(
      shape: shape.stroke(style: style),
      style: content,
      background: self
    )
  }

  /// Paints a line along the outline of the same shape, over what is there; the width in points.
  public func stroke<Other: ShapeStyle>(
    _ content: Other,
    lineWidth: CGFloat = 1
  ) -> ShapeView<StrokedShape<Content>, Other, Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension ShapeView where Content: InsettableShape {
  /// Paints a line inside the outline of the same shape, over what is there; the width in points.
  public func strokeBorder<Other: ShapeStyle>(
    _ content: Other,
    lineWidth: CGFloat = 1
  ) -> ShapeView<StrokedShape<Content.InsetShape>, Other, Self> {
    ShapeView<StrokedShape<Content.InsetShape>, Other, Self>(
      shape: shape.strokedBorder(StrokeStyle(lineWidth: lineWidth)),
      style: content,
      background: self
    )
  }
}

public import Scene

extension View {
  /// Lays another view over this one; it is proposed this view's size and takes no room.
  public func overlay<Overlay: View>(
    _ overlay: Overlay,
    alignment: Alignment = .center
  ) -> some View {
    OverlayView(content: self, secondary: overlay, role: .overlay, alignment: alignment)
  }

  /// Lays the views of a closure over this one; they are proposed this view's size.
  public func overlay<Overlay: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Overlay
  ) -> some View {
    overlay(content(), alignment: alignment)
  }

  /// Fills the frame of this view with a style, over the view.
  public func overlay<Style: ShapeStyle>(_ style: Style) -> some View {
    overlay(Rectangle().fill(style))
  }

  /// Lays a shape filled with a style over this view.
  public func overlay<Style: ShapeStyle, Content: Shape>(
    _ style: Style,
    in shape: Content,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay(shape.fill(style, style: fillStyle))
  }

  /// Lays another view behind this one; it is proposed this view's size and takes no room.
  public func background<Background: View>(
    _ background: Background,
    alignment: Alignment = .center
  ) -> some View {
    OverlayView(content: self, secondary: background, role: .background, alignment: alignment)
  }

  /// Lays the views of a closure behind this one; they are proposed this view's size.
  public func background<Background: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Background
  ) -> some View {
    background(content(), alignment: alignment)
  }

  /// Fills the frame of this view with a style, behind the view.
  public func background<Style: ShapeStyle>(_ style: Style) -> some View {
    background(Rectangle().fill(style))
  }

  /// Lays a shape filled with a style behind this view.
  public func background<Style: ShapeStyle, Content: Shape>(
    _ style: Style,
    in shape: Content,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(shape.fill(style, style: fillStyle))
  }

  /// Fills the frame of this view with a style, over the view; there are no safe areas.
  public func overlay<Style: ShapeStyle>(
    _ style: Style,
    ignoresSafeAreaEdges edges: Edge.Set
  ) -> some View {
    overlay(style)
  }

  /// Fills the frame of this view with a style, behind the view; there are no safe areas.
  public func background<Style: ShapeStyle>(
    _ style: Style,
    ignoresSafeAreaEdges edges: Edge.Set
  ) -> some View {
    background(style)
  }

  /// Fills the frame of this view with the style of what lies behind everything.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle())
  }

  /// Lays a shape filled with the style of what lies behind everything behind this view.
  public func background<Content: Shape>(
    in shape: Content,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }
}

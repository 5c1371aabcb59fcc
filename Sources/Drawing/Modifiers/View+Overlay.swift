public import Scene

nonisolated extension View {
  /// Overlays this view with another one, which is proposed this view's size and takes no space.
  @_transparent public consuming func overlay<Overlay: View>(
    _ overlay: Overlay,
    alignment: Alignment = .center
  ) -> some View {
    OverlayView(content: self, secondary: overlay, role: .overlay, alignment: alignment)
  }

  /// Overlays this view with the views of a closure, which are proposed this view's size.
  @_transparent public consuming func overlay<Overlay: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Overlay
  ) -> some View {
    overlay(content(), alignment: alignment)
  }

  /// Overlays the frame of this view with a style.
  @_transparent public consuming func overlay<Style: ShapeStyle>(_ style: Style) -> some View {
    overlay(Rectangle().fill(style))
  }

  /// Overlays this view with a shape filled with a style.
  @_transparent public consuming func overlay<Style: ShapeStyle, Content: Shape>(
    _ style: Style,
    in shape: Content,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay(shape.fill(style, style: fillStyle))
  }

  /// Adds another view as a background, which is proposed this view's size and takes no space.
  @_transparent public consuming func background<Background: View>(
    _ background: Background,
    alignment: Alignment = .center
  ) -> some View {
    OverlayView(content: self, secondary: background, role: .background, alignment: alignment)
  }

  /// Adds the views of a closure as a background; they are proposed this view's size.
  @_transparent public consuming func background<Background: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Background
  ) -> some View {
    background(content(), alignment: alignment)
  }

  /// Adds a style as a background of this view's frame.
  @_transparent public consuming func background<Style: ShapeStyle>(_ style: Style) -> some View {
    background(Rectangle().fill(style))
  }

  /// Adds a shape filled with a style as a background.
  @_transparent public consuming func background<Style: ShapeStyle, Content: Shape>(
    _ style: Style,
    in shape: Content,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(shape.fill(style, style: fillStyle))
  }

  /// Overlays the frame of this view with a style; `edges` is ignored, as there are no safe areas.
  @_transparent public consuming func overlay<Style: ShapeStyle>(
    _ style: Style,
    ignoresSafeAreaEdges edges: Edge.Set
  ) -> some View {
    overlay(style)
  }

  /// Adds a style as a background of this view's frame; `edges` is ignored, as there are no safe
  /// areas.
  @_transparent public consuming func background<Style: ShapeStyle>(
    _ style: Style,
    ignoresSafeAreaEdges edges: Edge.Set
  ) -> some View {
    background(style)
  }

  /// Adds the background style as a background of this view's frame.
  @_transparent public consuming func background(ignoresSafeAreaEdges edges: Edge.Set = .all)
    -> some View
  {
    background(BackgroundStyle())
  }

  /// Adds a shape filled with the background style as a background.
  @_transparent public consuming func background<Content: Shape>(
    in shape: Content,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }
}

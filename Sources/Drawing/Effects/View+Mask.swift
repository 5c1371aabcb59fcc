nonisolated extension View {
  /// Masks this view with the opacity of another view.
  public consuming func mask<Mask: View>(_ mask: Mask) -> some View {
    OverlayView(content: self, secondary: mask, role: .mask)
  }

  /// Masks this view with the opacity of the views of a closure.
  public consuming func mask<Mask: View>(
    alignment: Alignment = .center,
    @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    OverlayView(content: self, secondary: mask(), role: .mask, alignment: alignment)
  }
}

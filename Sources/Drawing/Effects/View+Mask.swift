nonisolated extension View {
  /// Masks this view with the opacity of another view.
  @_transparent public consuming func mask<Mask: View>(_ mask: Mask) -> some View {
    OverlayView(content: self, secondary: mask, role: .mask)
  }

  /// Masks this view with the opacity of the views of a closure.
  @_transparent public consuming func mask<Mask: View>(
    alignment: Alignment = .center,
    @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    OverlayView(content: self, secondary: mask(), role: .mask, alignment: alignment)
  }
}

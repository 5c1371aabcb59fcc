extension View {
  /// Shows this view only where another view is opaque; translucent places show it faintly.
  public func mask<Mask: View>(_ mask: Mask) -> some View {
    OverlayView(content: self, secondary: mask, role: .mask)
  }

  /// Shows this view only where the views of a closure are opaque.
  public func mask<Mask: View>(
    alignment: Alignment = .center,
    @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    OverlayView(content: self, secondary: mask(), role: .mask, alignment: alignment)
  }
}

public import Foundation

nonisolated extension View {
  /// Gives the view a fixed width, height or both, in points.
  @_transparent public consuming func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    LayoutModifiedView(self, FixedFrameRule(width: width, height: height, alignment: alignment))
  }

  /// Keeps the width and height of the view within limits, in points.
  @_transparent public consuming func frame(
    minWidth: CGFloat? = nil,
    idealWidth: CGFloat? = nil,
    maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    LayoutModifiedView(
      self,
      FlexibleFrameRule(
        width: LengthLimits(least: minWidth, ideal: idealWidth, greatest: maxWidth),
        height: LengthLimits(least: minHeight, ideal: idealHeight, greatest: maxHeight),
        alignment: alignment
      )
    )
  }

  /// Has no effect; it exists for source compatibility.
  @available(*, deprecated, message: "Please pass one or more parameters.")
  public consuming func frame() -> some View { self }
}

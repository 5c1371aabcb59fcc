public import Foundation

nonisolated extension View {
  /// Returns the view unchanged, because scroll indicators aren't drawn.
  public consuming func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility,
    axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }

  /// Returns the view unchanged, because nothing scrolls in a rendering.
  public consuming func scrollDisabled(_ disabled: Bool) -> some View { self }

  /// Returns the view unchanged. Records a note if `disabled` is true, because scroll views always
  /// clip their content.
  public consuming func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    noting("scrollClipDisabled", if: disabled)
  }

  /// Returns the view unchanged, because nothing scrolls in a rendering.
  public consuming func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

  /// Returns the view unchanged. Records a note unless the length is 0, because scroll views have
  /// no content margins.
  public consuming func contentMargins(_ length: CGFloat) -> some View {
    noting("contentMargins", if: length != 0)
  }
}

/// The visibility of scroll indicators, which aren't drawn.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let name: String

  /// The default visibility.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// Visible.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// Hidden, unless the platform shows them regardless.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// Always hidden.
  public static let never = ScrollIndicatorVisibility(name: "never")
}

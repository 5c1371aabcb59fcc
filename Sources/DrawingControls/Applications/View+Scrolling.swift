public import Foundation

extension View {
  /// Is accepted and changes nothing: a picture shows no scroll bars.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility,
    axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }

  /// Is accepted and changes nothing: nothing scrolls in a picture.
  public func scrollDisabled(_ disabled: Bool) -> some View { self }

  /// Is accepted and changes nothing: what reaches out of a scroll view is cut.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }

  /// Is accepted and changes nothing: nothing scrolls in a picture.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

  /// Is accepted and changes nothing: scroll views keep no margins.
  public func contentMargins(_ length: CGFloat) -> some View { self }
}

/// Whether bars show how far a view is scrolled; there are none in a picture.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let name: String

  /// As usual.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// Shown.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// Not shown.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// Never shown.
  public static let never = ScrollIndicatorVisibility(name: "never")
}

public import Foundation

extension View {
  /// Is accepted and changes nothing: nothing scrolls in a picture.
  public func scrollTargetBehavior(_ behavior: ScrollTargetBehavior) -> some View { self }

  /// Is accepted and changes nothing: nothing scrolls in a picture.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior,
    axes: Axis.Set = .vertical
  ) -> some View { self }

  /// Is accepted and changes nothing: a picture shows the beginning.
  public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>,
    anchor: UnitPoint? = nil
  ) -> some View { self }

  /// Is accepted and changes nothing: a picture shows the beginning.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }

  /// Is accepted and changes nothing: rows have no ground of their own.
  public func scrollContentBackground(_ visibility: Visibility) -> some View { self }

  /// Is accepted and changes nothing: there is no keyboard.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }

  /// Is accepted and changes nothing: scroll views keep no margins.
  public func contentMargins(
    _ edges: Edge.Set,
    _ length: CGFloat?,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }

  /// Is accepted and changes nothing: scroll views keep no margins.
  public func contentMargins(
    _ length: CGFloat,
    for placement: ContentMarginPlacement
  ) -> some View { self }

  /// Is accepted and changes nothing: nothing scrolls in a picture.
  public func onScrollVisibilityChange(
    threshold: Double = 0.5,
    _ action: @escaping (Bool) -> Void
  ) -> some View { self }
}

/// Where scrolling comes to rest; of no consequence here.
public struct ScrollTargetBehavior: Hashable, Sendable {
  private let name: String
  /// Page by page.
  public static let paging = ScrollTargetBehavior(name: "paging")
  /// At a view.
  public static let viewAligned = ScrollTargetBehavior(name: "viewAligned")
}

/// Whether scrolling goes beyond the end; of no consequence here.
public enum ScrollBounceBehavior: Hashable, Sendable {
  /// As usual.
  case automatic
  /// Always.
  case always
  /// Where there is more than is seen.
  case basedOnSize
}

/// How scrolling sends a keyboard away; there is none here.
public enum ScrollDismissesKeyboardMode: Hashable, Sendable {
  /// As usual.
  case automatic
  /// At once.
  case immediately
  /// Following the finger.
  case interactively
  /// Not at all.
  case never
}

/// What margins apply to; of no consequence here.
public enum ContentMarginPlacement: Hashable, Sendable {
  /// As usual.
  case automatic
  /// What is scrolled.
  case scrollContent
  /// The bars.
  case scrollIndicators
}

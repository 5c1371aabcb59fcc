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
    for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }

  /// Is accepted and changes nothing: nothing scrolls in a picture.
  public func onScrollVisibilityChange(
    threshold: Double = 0.5,
    _ action: @escaping (Bool) -> Void
  ) -> some View { self }
}

extension View {
  /// Is accepted and changes nothing: a picture shows the beginning.
  public func scrollPosition(
    _ position: Binding<ScrollPosition>,
    anchor: UnitPoint? = nil
  ) -> some View { self }

  /// Is accepted and changes nothing: nothing scrolls in a picture.
  public func onScrollGeometryChange<Value: Equatable>(
    for type: Value.Type,
    of transform: @escaping (ScrollGeometry) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View { self }

  /// Is accepted and changes nothing: nothing scrolls in a picture.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View { self }

  /// Is accepted and changes nothing: there are no bars above a picture.
  public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set)
    -> some View
  { self }

  /// Is accepted and changes nothing: there are no bars beside a picture.
  public func backgroundExtensionEffect() -> some View { self }
}

/// Where a scroll view stands; here always at its beginning.
public struct ScrollPosition: Equatable, Sendable {
  /// Creates the beginning.
  public init(edge: Edge = .top) {}
  /// Creates the beginning of views of a kind.
  public init<ID: Hashable>(idType: ID.Type) {}
  /// Does nothing.
  public mutating func scrollTo(edge: Edge) {}
  /// Does nothing.
  public mutating func scrollTo<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) {}
  /// Does nothing.
  public mutating func scrollTo(point: CGPoint) {}
  /// Does nothing.
  public mutating func scrollTo(x: CGFloat) {}
  /// Does nothing.
  public mutating func scrollTo(y: CGFloat) {}
}

/// What a scroll view shows of what is in it.
public struct ScrollGeometry: Equatable, Sendable {
  /// How far it is scrolled.
  public var contentOffset = CGPoint.zero
  /// The size of what is in it.
  public var contentSize = CGSize.zero
  /// Its margins.
  public var contentInsets = EdgeInsets()
  /// Its own size.
  public var containerSize = CGSize.zero
  /// The part that is seen.
  public var visibleRect = CGRect.zero
}

/// What moves a scroll view; here nothing does.
public enum ScrollPhase: Hashable, Sendable {
  /// Nothing.
  case idle
  /// A finger about to.
  case tracking
  /// A finger.
  case interacting
  /// What is left of a push.
  case decelerating
  /// A program.
  case animating

  /// Whether anything does.
  public var isScrolling: Bool { self != .idle }
}

/// How what is scrolled ends at a bar; there are none.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String
  /// As usual.
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  /// At once.
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  /// Little by little.
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
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

public import Foundation

nonisolated extension View {
  /// Returns the view unchanged, because a rendering has no touch input.
  public consuming func onTapGesture(count: Int = 1, perform action: @escaping () -> Void)
    -> some View
  {
    self
  }

  /// Returns the view unchanged, because a rendering has no touch input.
  public consuming func onTapGesture(
    count: Int = 1,
    coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View { self }

  /// Returns the view unchanged, because a rendering has no touch input.
  public consuming func onLongPressGesture(
    minimumDuration: Double = 0.5,
    maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View { self }

  /// Returns the view unchanged, because a rendering has no pointer.
  public consuming func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

  /// Returns the view unchanged, because a rendering has no touch input.
  public consuming func allowsHitTesting(_ enabled: Bool) -> some View { self }

  /// Returns the view unchanged, because a rendering has no touch input.
  public consuming func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    self
  }

  /// Returns the view unchanged, because a rendering has no touch input.
  public consuming func contentShape<S: Shape>(
    _ kind: ContentShapeKinds,
    _ shape: S,
    eoFill: Bool = false
  ) -> some View { self }

  /// Sets `\.isEnabled` in the environment of this view. Without a button style, disabled buttons
  /// have grey labels.
  public consuming func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }

  /// Returns the view unchanged, because a rendering has no touch input.
  public consuming func focusable(_ isFocusable: Bool = true) -> some View { self }

  /// Returns the view unchanged, because help tags aren't drawn.
  public consuming func help<Label>(_ label: Label) -> some View { self }
}

/// The purpose of a content shape.
public struct ContentShapeKinds: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public let rawValue: Int

  /// Hit testing.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// Drag previews.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// Previews of context menus.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// Hover effects.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// Accessibility.
  public static let accessibility = ContentShapeKinds(rawValue: 16)

  /// Creates a set of options from bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}

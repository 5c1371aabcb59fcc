public import Foundation

extension View {
  /// Is accepted and changes nothing: nobody touches a picture.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    self
  }

  /// Is accepted and changes nothing: nobody touches a picture.
  public func onTapGesture(
    count: Int = 1,
    coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View { self }

  /// Is accepted and changes nothing: nobody touches a picture.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5,
    maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View { self }

  /// Is accepted and changes nothing: no pointer moves over a picture.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

  /// Is accepted and changes nothing: nobody touches a picture.
  public func allowsHitTesting(_ enabled: Bool) -> some View { self }

  /// Is accepted and changes nothing: nobody touches a picture.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }

  /// Is accepted and changes nothing: nobody touches a picture.
  public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds,
    _ shape: S,
    eoFill: Bool = false
  ) -> some View { self }

  /// Tells the views in this view by `\.isEnabled` whether they can be used; titles of buttons that
  /// can't are grey.
  public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }

  /// Is accepted and changes nothing: nobody touches a picture.
  public func focusable(_ isFocusable: Bool = true) -> some View { self }

  /// Is accepted and changes nothing: no help is shown.
  public func help<Label>(_ label: Label) -> some View { self }
}

/// What the shape of a view is asked for.
public struct ContentShapeKinds: OptionSet, Hashable, Sendable {
  /// A bit for each.
  public let rawValue: Int

  /// Touching.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// Dragging.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// Menus.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// Pointing.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// Reading aloud.
  public static let accessibility = ContentShapeKinds(rawValue: 16)

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}

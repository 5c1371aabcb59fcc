import Foundation

/// The properties that views with one geometry share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The position.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
  /// Gives this view the frame of the source with its name, or makes it the source for others.
  ///
  /// ```swift
  /// Text(tab.name).background {
  ///   if tab == chosen { Capsule().matchedGeometryEffect(id: "chosen", in: namespace) }
  /// }
  /// ```
  ///
  /// The layout doesn't change. If one source is removed and another one with its name is inserted
  /// with an animation, both move from the first frame to the second.
  ///
  /// - Parameters:
  ///   - id: The name.
  ///   - namespace: The scope of the name.
  ///   - properties: The properties of the source's frame that the view takes.
  ///   - anchor: The point that both frames share, if not all properties are taken.
  ///   - isSource: Whether other views follow this one; otherwise it follows the source. Of several
  ///     sources, the one drawn last is used.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID,
    properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    LayoutModifiedView(
      self,
      MatchedGeometryRule(
        name: GeometryName(namespace: namespace, id: AnyHashable(id)),
        properties: properties,
        anchor: anchor,
        isSource: isSource
      )
    )
  }

  /// Has no effect: frames are always animated separately.
  public func geometryGroup() -> some View { self }
}

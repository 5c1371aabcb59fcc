import Foundation

/// The properties that views with a matched geometry share.
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
  /// The position and the size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

nonisolated extension View {
  /// Gives this view the frame of the source with the same identifier, or makes it that source.
  ///
  /// ```swift
  /// Text(tab.name).background {
  ///   if tab == selection { Capsule().matchedGeometryEffect(id: "selection", in: namespace) }
  /// }
  /// ```
  ///
  /// The layout doesn't change. If a source is removed and another one with the same identifier is
  /// inserted with an animation, both move from the first frame to the second.
  ///
  /// - Parameters:
  ///   - id: The identifier that the views share.
  ///   - namespace: The scope of the identifier.
  ///   - properties: The properties of the source's frame that the view takes.
  ///   - anchor: The point that both frames share if the view takes only some properties.
  ///   - isSource: Whether other views follow this one; otherwise it follows the source. If there
  ///     are several sources, the one drawn first is used.
  public consuming func matchedGeometryEffect<ID: Hashable>(
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

  /// Returns the view unchanged, because the frame of each view is always animated separately.
  public consuming func geometryGroup() -> some View { self }
}

import Foundation

/// What two views with one geometry have in common.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Where they stand.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// How large they are.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
  /// Draws this view where another one of its name stands, or lets others do so where it stands.
  ///
  /// ```swift
  /// Text(tab.name).background {
  ///   if tab == chosen { Capsule().matchedGeometryEffect(id: "chosen", in: namespace) }
  /// }
  /// ```
  ///
  /// The layout takes no notice. Where, under an animation, one source goes and another one of its
  /// name comes, both are drawn on the way from the frame of the one to that of the other.
  ///
  /// - Parameters:
  ///   - id: The name.
  ///   - namespace: Where the name means something.
  ///   - properties: What of the source's frame the view takes over.
  ///   - anchor: The point of both frames that comes to lie in one place, where not all is taken over.
  ///   - isSource: Whether others follow this view, else it follows the source. Of several sources
  ///     that stay, the one that is drawn last counts.
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

  /// Is accepted and changes nothing: frames move by themselves in any case.
  public func geometryGroup() -> some View { self }
}

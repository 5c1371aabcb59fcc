/// A name of its own for each view, to tell its geometry from that of others.
@propertyWrapper
public struct Namespace {
  let token = PropertyToken()

  /// Creates the name.
  public init() {}

  /// What tells one namespace from another one.
  public struct ID: Hashable, Sendable {
    fileprivate let number: Int
  }

  /// The name; outside of a rendering, always the same.
  public var wrappedValue: ID { (token.bound as? Storage)?.id ?? ID(number: 0) }

  /// A class, because it is kept in the view graph.
  private final class Storage {
    let id: ID

    init(_ id: ID) {
      self.id = id
    }
  }
}

extension Namespace: BoundProperty {
  func value(for owner: PropertyOwner) -> Any? {
    let graph = owner.context.pass.graph
    let storage: Storage = owner.stored {
      graph.namespaces += 1
      return Storage(ID(number: graph.namespaces))
    }
    return storage
  }
}

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
  /// Is accepted and changes nothing: the view stands where its layout puts it.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID,
    properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View { self }

  /// Is accepted and changes nothing: frames move by themselves in any case.
  public func geometryGroup() -> some View { self }
}

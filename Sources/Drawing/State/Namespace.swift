/// A scope for the identifiers of matched geometries, unique to a view.
@propertyWrapper
public struct Namespace {
  let token = PropertyToken()

  /// Creates a namespace.
  public init() {}

  /// The identity of a namespace.
  public struct ID: Hashable, Sendable {
    fileprivate let number: Int
  }

  /// The identity; outside a rendering, always the same one.
  public var wrappedValue: ID { (token.bound as? Storage)?.id ?? ID(number: 0) }

  /// The storage of the identity.
  ///
  /// It is a class because the view graph stores it.
  private final class Storage: KeptObject {
    let id: ID

    init(_ id: ID) {
      self.id = id
    }
  }
}

extension Namespace: BoundProperty {
  func value(for owner: PropertyOwner) -> AnyObject? {
    let graph = owner.context.graph
    let storage: Storage = owner.stored {
      let count = graph.sharedObject { NamespaceCount() }
      count.value += 1
      return Storage(ID(number: count.value))
    }
    return storage
  }
}

/// The number of namespaces in a rendering.
///
/// It is a class because the view graph stores it.
private final class NamespaceCount {
  var value = 0
}

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
      let count = graph.belonging { NamespaceCount() }
      count.value += 1
      return Storage(ID(number: count.value))
    }
    return storage
  }
}

/// How many namespaces there are in a rendering.
///
/// A class, because it is kept in the view graph.
private final class NamespaceCount {
  var value = 0
}

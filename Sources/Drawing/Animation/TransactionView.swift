public import Scene

/// A change of a transaction.
///
/// It is an enum because resolvers read it through a raw pointer, and a bare closure could have
/// another representation there.
@usableFromInline nonisolated enum TransactionChange {
  /// An animation; without a closure, because thousands of views may have one.
  case animation(Animation?)
  /// Any other change. `readsProperties` is true for a user's closure, which may read dynamic
  /// properties.
  case closure((inout Transaction) -> Void, readsProperties: Bool)
}

/// A view with a modified transaction.
@usableFromInline nonisolated struct TransactionView<Content: View>: View, LocatedView {
  @usableFromInline typealias Body = Never

  let content: Content
  var line: SourceLine?
  let change: TransactionChange

  @usableFromInline init(
    content: Content,
    readsProperties: Bool = false,
    change: @escaping (inout Transaction) -> Void
  ) {
    self.content = content
    self.change = .closure(change, readsProperties: readsProperties)
  }
}

extension TransactionView: ResolvableView {
  package static var resolverFactory: (ViewGraph) -> ViewResolver {
    let (line, change) = (storedOffset(of: \Self.line), storedOffset(of: \Self.change))
    return {
      TransactionResolver<Content>(
        lineOffset: line,
        changeOffset: change,
        observed: nil,
        in: $0
      )
    }
  }
}

/// A view with a transaction that is modified when a value changes.
@usableFromInline
nonisolated struct ValueTransactionView<Content: View, Value: Equatable>: View, LocatedView {
  @usableFromInline typealias Body = Never

  @usableFromInline let content: Content
  @usableFromInline var line: SourceLine?
  @usableFromInline let observed: Value
  @usableFromInline let change: TransactionChange

  @_transparent @usableFromInline init(
    content: Content,
    observed: Value,
    change: TransactionChange
  ) {
    self.content = content
    line = nil
    self.observed = observed
    self.change = change
  }
}

extension ValueTransactionView: ResolvableView {
  package static var resolverFactory: (ViewGraph) -> ViewResolver {
    let (line, change) = (storedOffset(of: \Self.line), storedOffset(of: \Self.change))
    let observed = ObservedProperty(
      offset: storedOffset(of: \Self.observed),
      storage: TypedObservedValue<Value>.self
    )
    return {
      TransactionResolver<Content>(
        lineOffset: line,
        changeOffset: change,
        observed: observed,
        in: $0
      )
    }
  }
}

/// A property whose changes a resolver observes.
private struct ObservedProperty {
  /// The offset of the property in its view, in bytes.
  let offset: Int
  /// The class that stores the last value.
  let storage: ObservedValue.Type
}

/// The evaluation of views with a modified transaction.
private final class TransactionResolver<Content: View>: ContentResolver<Content> {
  /// The offset of the change in the view, in bytes.
  private let changeOffset: Int
  private let observed: ObservedProperty?

  init(lineOffset: Int, changeOffset: Int, observed: ObservedProperty?, in graph: ViewGraph) {
    self.changeOffset = changeOffset
    self.observed = observed
    super.init(lineOffset: lineOffset, in: graph)
  }

  override func resolve(
    _ view: UnsafeRawPointer,
    in context: inout ViewContext,
    into nodes: inout [LayoutNode]
  ) {
    setLine(of: view, in: &context)
    guard applies(to: view, at: context.path, in: context.status) else {
      resolveContent(of: view, in: &context, into: &nodes)
      return
    }
    let outside = context.surroundings
    switch (view + changeOffset).assumingMemoryBound(to: TransactionChange.self).pointee {
    case .animation(let animation): context.transaction.animate(animation)
    // A value in the pattern would copy the change several times in debug builds.
    case .closure(let change, let readsProperties):
      if readsProperties {
        bound(change, in: context)(&context.transaction)
      } else {
        change(&context.transaction)
      }
    }
    resolveContent(of: view, in: &context, into: &nodes)
    context.restore(outside)
  }

  /// Returns whether the change applies in an evaluation.
  private func applies(
    to view: UnsafeRawPointer,
    at path: IdentityPath,
    in status: UnsafeMutablePointer<RenderStatus>
  ) -> Bool {
    guard let observed else { return true }
    let address = view + observed.offset
    let last = status.pointee.object(observed.storage, at: path) {
      observed.storage.init(at: address)
    }
    // An evaluation that only shows the current state starts no motions, so it must leave the
    // change to the next one.
    return status.pointee.appliesChanges && last.update(from: address)
  }
}

/// The last value of a property whose changes are observed.
///
/// Its subclass knows the type of the value, so that the resolver needs no generic class, which
/// debug builds look up each time.
private class ObservedValue: KeptObject {
  /// Creates an object with the value at an address.
  required init(at address: UnsafeRawPointer) {}

  /// Stores the value at an address, and returns whether it differs from the last one.
  func update(from address: UnsafeRawPointer) -> Bool { false }
}

private final class TypedObservedValue<Value: Equatable>: ObservedValue {
  @exclusivity(unchecked) private var value: Value

  required init(at address: UnsafeRawPointer) {
    value = address.assumingMemoryBound(to: Value.self).pointee
    super.init(at: address)
  }

  override func update(from address: UnsafeRawPointer) -> Bool {
    let new = address.assumingMemoryBound(to: Value.self)
    let isChanged = value != new.pointee
    value = new.pointee
    return isChanged
  }
}

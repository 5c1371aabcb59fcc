public import Scene

/// A change of a transaction.
///
/// It is a structure because resolvers read it in place, where a closure alone may have another
/// representation.
@usableFromInline nonisolated struct TransactionChange {
  @usableFromInline let apply: (inout Transaction) -> Void

  @inlinable init(_ apply: @escaping (inout Transaction) -> Void) {
    self.apply = apply
  }
}

/// A view with a modified transaction.
@usableFromInline nonisolated struct TransactionView<Content: View>: View, LocatedView {
  @usableFromInline typealias Body = Never

  let content: Content
  var line: SourceLine?
  let change: TransactionChange

  @usableFromInline init(content: Content, change: @escaping (inout Transaction) -> Void) {
    self.content = content
    self.change = TransactionChange(change)
  }
}

extension TransactionView: ResolvableView {
  package static var resolverFactory: () -> ViewResolver {
    let (line, change) = (storedOffset(of: \Self.line), storedOffset(of: \Self.change))
    return { TransactionResolver<Content>(lineOffset: line, changeOffset: change, watched: nil) }
  }
}

/// A view with a transaction that is modified when a value changes.
@usableFromInline
nonisolated struct WatchingTransactionView<Content: View, Value: Equatable>: View, LocatedView {
  @usableFromInline typealias Body = Never

  @usableFromInline let content: Content
  @usableFromInline var line: SourceLine?
  @usableFromInline let watched: Value
  @usableFromInline let change: TransactionChange

  @inlinable init(
    content: Content,
    watched: Value,
    change: @escaping (inout Transaction) -> Void
  ) {
    self.content = content
    line = nil
    self.watched = watched
    self.change = TransactionChange(change)
  }
}

extension WatchingTransactionView: ResolvableView {
  package static var resolverFactory: () -> ViewResolver {
    let (line, change) = (storedOffset(of: \Self.line), storedOffset(of: \Self.change))
    let watched = WatchedProperty(
      offset: storedOffset(of: \Self.watched),
      storage: LastWatchedValue<Value>.self
    )
    return {
      TransactionResolver<Content>(lineOffset: line, changeOffset: change, watched: watched)
    }
  }
}

/// A property whose changes a resolver observes.
private struct WatchedProperty {
  /// The offset of the property in its view, in bytes.
  let offset: Int
  /// The class that stores the last value.
  let storage: WatchedValue.Type
}

/// The evaluation of views with a modified transaction.
private final class TransactionResolver<Content: View>: ViewResolver {
  @exclusivity(unchecked) private var content: ViewResolver?
  /// The offsets of the view's properties, in bytes.
  private let lineOffset: Int
  private let changeOffset: Int
  private let watched: WatchedProperty?

  init(lineOffset: Int, changeOffset: Int, watched: WatchedProperty?) {
    self.lineOffset = lineOffset
    self.changeOffset = changeOffset
    self.watched = watched
  }

  override func resolve(
    _ view: UnsafeRawPointer,
    in context: inout ViewContext,
    into nodes: inout [LayoutNode]
  ) {
    if let line = (view + lineOffset).assumingMemoryBound(to: SourceLine?.self).pointee {
      context.line = line
    }
    let content = content ?? context.resolver(of: Content.self)
    self.content = content
    // The content is the first property.
    guard applies(to: view, in: context) else {
      content.resolveNested(view, in: &context, into: &nodes)
      return
    }
    let change = (view + changeOffset).assumingMemoryBound(to: TransactionChange.self)
    let outside = context.changeTransaction(change.pointee.apply)
    content.resolveNested(view, in: &context, into: &nodes)
    context.restore(outside)
  }

  private func applies(to view: UnsafeRawPointer, in context: ViewContext) -> Bool {
    guard let watched else { return true }
    let (pass, value) = (context.pass, view + watched.offset)
    let node = pass.graph.node(at: context.path)
    let last = node.object(watched.storage, in: pass.number) { watched.storage.init(value) }
    // An evaluation that only shows the current state starts no motions, so it must leave the
    // change to the next one.
    return pass.appliesChanges && last.update(to: value)
  }
}

/// The last value of a property whose changes are observed.
///
/// Its subclass knows the type, which would take longer to look up than to compare the values.
private class WatchedValue: KeptObject {
  /// Stores the value at an address.
  required init(_ value: UnsafeRawPointer) {}

  /// Stores the value at an address, and returns whether it differs from the last one.
  func update(to value: UnsafeRawPointer) -> Bool { false }
}

private final class LastWatchedValue<Value: Equatable>: WatchedValue {
  @exclusivity(unchecked) private var value: Value

  required init(_ value: UnsafeRawPointer) {
    self.value = value.assumingMemoryBound(to: Value.self).pointee
    super.init(value)
  }

  override func update(to value: UnsafeRawPointer) -> Bool {
    let new = value.assumingMemoryBound(to: Value.self)
    guard self.value != new.pointee else { return false }
    self.value = new.pointee
    return true
  }
}

/// A view with a transaction that an inner view can opt out of.
@usableFromInline
nonisolated struct ScopedTransactionView<Content: View>: View, PrimitiveView, LocatedView {
  @usableFromInline typealias Body = Never

  let content: Content
  var line: SourceLine?
  let change: (inout Transaction) -> Void

  func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    var context = context
    context.outerTransactions += [context.transaction]
    change(&context.transaction)
    content.resolve(in: &context, into: &nodes)
  }
}

/// A view with a clock that is ahead.
@usableFromInline nonisolated struct ClockView<Content: View>: View, PrimitiveView {
  @usableFromInline typealias Body = Never

  let content: Content
  let seconds: Double

  func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    var context = context
    context.clockOffset += seconds
    content.resolve(in: &context, into: &nodes)
  }
}

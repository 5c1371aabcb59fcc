/// The views collected by a view builder, such as `TupleView<(Text, Image)>`.
///
/// A modifier of a tuple view applies to each of its views.
nonisolated public struct TupleView<T>: View {
  /// The body type. A tuple view has no body; the enclosing container lays out its views.
  public typealias Body = Never

  /// The views, as a tuple.
  public var value: T
  /// The closure that calls an action with each view of the tuple. It is stored because only the
  /// initialiser knows the types of the elements.
  let forEachView: (T, (any View) -> Void) -> Void

  /// Collects the views of a tuple in order; elements that aren't views are ignored.
  public init(_ value: T) {
    self.value = value
    forEachView = { value, action in
      if let view = value as? any View { return action(view) }
      for child in Mirror(reflecting: value).children {
        if let view = child.value as? any View { action(view) }
      }
    }
  }

  init<each Content: View>(views: repeat each Content) where T == (repeat each Content) {
    value = (repeat each views)
    forEachView = { (value: (repeat each Content), action) in
      for view in repeat each value { action(view) }
    }
  }
}

extension TupleView: PrimitiveView {
  package func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    var index = 0
    forEachView(value) { view in
      view.resolve(in: context.at(.index(index)), into: &nodes)
      index += 1
    }
  }
}

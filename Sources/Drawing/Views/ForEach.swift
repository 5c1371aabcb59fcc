/// A view for each element of a collection, in the collection's order.
///
/// ```swift
/// ForEach(0..<8) { index in
///   Petal().rotationEffect(.degrees(45 * Double(index)))
/// }
/// ```
///
/// A modifier of a `ForEach` applies to each of its views.
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content>: View
where Content: View {
  /// The body type. A `ForEach` has no body; the enclosing container lays out its views.
  public typealias Body = Never

  /// The elements.
  public var data: Data
  /// The closure that creates the view of an element.
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
  /// The view drawn instead of the elements if the `ForEach` was created from subviews.
  var whole: Content?
}

extension ForEach where ID == Data.Element.ID, Data.Element: Identifiable {
  /// Creates a view for each element, identified by the element's own identity.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: { $0.id })
  }
}

extension ForEach {
  /// Creates a view for each element, identified by the property at `id`.
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// Creates a view for each integer in a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: { $0 })
  }
}

extension ForEach: PrimitiveView {
  package func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    if let whole { return whole.resolve(in: context, into: &nodes) }
    let tracker: TransitionTracker<ID>? = context.transitionTracker(of: Self.self) {
      id,
      index,
      context in
      var context = context
      context.path = context.path(ofElement: id, position: index)
      return context
    }
    var ids: [ID] = []
    if let tracker {
      // A lazy container shows only the first elements.
      let count = context.visibleElements == nil ? data.count : ForEach.trackedCount
      ids = data.prefix(count).map(id)
      tracker.begin(ids, in: context) { view(at: $0) }
    }
    let visible = context.visibleElements
    let isNamed = ID.self is any LosslessStringConvertible.Type
    let end = data.endIndex
    let resolver = context.resolver(of: Content.self)
    // Its path changes with each element; a copy of the context for each would retain its objects.
    var inner = context
    var (position, index) = (0, data.startIndex)
    while index != end {
      guard !context.pass.hasFailed else { return }
      if let visible, visible.isFull {
        visible.skip(data.distance(from: index, to: end))
        break
      }
      let element = data[index]
      let id = id(element)
      tracker?.appendRemoved(before: id, in: context, to: &nodes)
      inner.path = context.path(ofElement: id, position: position, isNamed: isNamed)
      let (first, measuredCount) = (nodes.count, visible?.count)
      let view = inner.evaluating { content(element) }
      withUnsafePointer(to: view) { view in
        resolver.resolveNested(UnsafeRawPointer(view), in: &inner, into: &nodes)
      }
      tracker?.show(id, from: first, in: inner, nodes: &nodes)
      // A `ForEach` inside the element has measured its own elements.
      if let visible, visible.count == measuredCount { visible.add(nodes[first...], in: inner) }
      position += 1
      data.formIndex(after: &index)
    }
    tracker?.appendRemoved(before: nil, in: context, to: &nodes)
  }

  /// The number of elements in a lazy container whose insertion and removal can be animated.
  private static var trackedCount: Int { 10_000 }

  private func view(at index: Int) -> (any View)? {
    guard index < data.count else { return nil }
    return content(data[data.index(data.startIndex, offsetBy: index)])
  }
}

extension ViewContext {
  /// Returns the path of an element at a position.
  ///
  /// - Parameter isNamed: Whether every identity of the type can be shown as text.
  fileprivate func path<ID: Hashable>(
    ofElement id: ID,
    position: Int,
    isNamed: Bool = false
  ) -> IdentityPath {
    let graph = pass.graph
    if ID.self == Int.self {
      return graph.path(path, .number(withSameValue(id, as: Int.self) { $0.pointee }))
    }
    let id = AnyHashable(id)
    let inner = graph.path(path, .id(id))
    // If the identity has no stable text, the path shows its position instead.
    let isShown = isNamed || IdentityPath.text(of: id) != nil
    return isShown ? inner : graph.path(inner, .position(position))
  }
}

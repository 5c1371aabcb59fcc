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
    self.init(data: data, content: content, id: ForEach.reader(of: id))
  }

  /// Returns a closure that reads the property at `id`.
  ///
  /// Reading `\.self`, which identifies the elements of most ranges, is much faster without the key
  /// path.
  private static func reader(of id: KeyPath<Data.Element, ID>) -> (Data.Element) -> ID {
    guard ID.self == Int.self, Data.Element.self == Int.self, id == \Int.self else {
      return { $0[keyPath: id] }
    }
    return { element in withSameValue(element, as: ID.self) { $0.pointee } }
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
      context.path = context.graph.path(context.path, ofElement: id, position: index)
      return context
    }
    let numbers = numbers
    let count = numbers?.count ?? data.count
    var ids: [ID] = []
    if let tracker {
      // A lazy container shows only the first elements.
      let trackedCount = context.visibleElements == nil ? count : min(count, ForEach.trackedCount)
      ids = firstIDs(trackedCount, numbers)
      tracker.begin(ids, in: context) { view(at: $0) }
    }
    let visible = context.visibleElements
    let isNamed = ID.self is any LosslessStringConvertible.Type
    let end = data.endIndex
    // Reading the property for each element would look up the generic type each time.
    let content = content
    let (graph, path) = (context.graph, context.path)
    let resolver = graph.resolver(of: Content.self)
    // Its path changes with each element; a copy of the context for each would retain its objects.
    var inner = context
    var (position, index) = (0, data.startIndex)
    while position < count {
      guard !context.status.pointee.hasFailed else { return }
      if let visible, visible.isFull {
        visible.skip(count - position)
        break
      }
      let element: Data.Element
      if let numbers {
        element = ForEach.element(at: position, of: numbers)
      } else {
        guard index != end else { break }
        element = data[index]
        data.formIndex(after: &index)
      }
      let id = position < ids.count ? ids[position] : id(element)
      if let tracker, tracker.hasRemovedViews {
        tracker.appendRemoved(before: id, in: context, to: &nodes)
      }
      let elementPath = graph.path(path, ofElement: id, position: position, isNamed: isNamed)
      inner.path = elementPath
      let (first, measuredCount) = (nodes.count, visible?.count)
      let view = graph.evaluating(at: elementPath, scope: inner.scope) { content(element) }
      withUnsafePointer(to: view) { view in
        inner.resolve(UnsafeRawPointer(view), with: resolver, into: &nodes)
      }
      if let tracker, tracker.shows(nodes, from: first) {
        tracker.show(id, from: first, in: inner, nodes: &nodes)
      }
      // A `ForEach` inside the element has measured its own elements.
      if let visible, visible.count == measuredCount { visible.add(nodes[first...], in: inner) }
      position += 1
    }
    tracker?.appendRemoved(before: nil, in: context, to: &nodes)
  }

  /// The elements, if they are a range of integers, as those of most large `ForEach` views are. The
  /// functions of a generic collection are several times slower.
  private var numbers: Range<Int>? {
    guard Data.self == Range<Int>.self else { return nil }
    return withSameValue(data, as: Range<Int>.self) { $0.pointee }
  }

  private static func element(at position: Int, of numbers: Range<Int>) -> Data.Element {
    withSameValue(numbers.lowerBound + position, as: Data.Element.self) { $0.pointee }
  }

  private func firstIDs(_ count: Int, _ numbers: Range<Int>?) -> [ID] {
    guard let numbers else { return data.prefix(count).map(id) }
    var ids: [ID] = []
    ids.reserveCapacity(count)
    var position = 0
    while position < count {
      ids.append(id(ForEach.element(at: position, of: numbers)))
      position += 1
    }
    return ids
  }

  /// The number of elements in a lazy container whose insertion and removal can be animated.
  private static var trackedCount: Int { 10_000 }

  private func view(at index: Int) -> (any View)? {
    guard index < data.count else { return nil }
    return content(data[data.index(data.startIndex, offsetBy: index)])
  }
}

extension ViewGraph {
  /// Returns the path of an element at a position of a `ForEach`.
  ///
  /// - Parameters:
  ///   - parent: The path of the `ForEach`.
  ///   - isNamed: Whether every identity of the type can be shown as text.
  fileprivate func path<ID: Hashable>(
    _ parent: IdentityPath,
    ofElement id: ID,
    position: Int,
    isNamed: Bool = false
  ) -> IdentityPath {
    if ID.self == Int.self {
      return path(parent, .number(withSameValue(id, as: Int.self) { $0.pointee }))
    }
    let id = AnyHashable(id)
    let inner = path(parent, .id(id))
    // If the identity has no stable text, the path shows its position instead.
    let isShown = isNamed || IdentityPath.text(of: id) != nil
    return isShown ? inner : path(inner, .position(position))
  }
}

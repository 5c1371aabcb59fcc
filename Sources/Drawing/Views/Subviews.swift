/// One of a view's subviews, for containers that arrange each subview themselves.
///
/// Use it in the rendering that creates it. Any other rendering draws nothing and records a note.
///
/// ```swift
/// struct Pages<Content: View>: View {
///   @ViewBuilder var content: Content
///
///   var body: some View {
///     ForEach(subviews: content) { page in
///       page.padding().background(page.containerValues.isMarked ? .yellow : .white)
///     }
///   }
/// }
/// ```
nonisolated public struct Subview: View, Identifiable {
  /// The identity of a view in its container.
  public struct ID: Hashable {
    let path: String
    /// The number of preceding views with the same path. A view keeps its identity when views with
    /// other paths are inserted before it.
    let occurrence: Int
  }

  /// The body type. A subview has no body; it is drawn unchanged.
  public typealias Body = Never

  let node: LayoutNode
  /// The rendering in which the view exists.
  private let rendering: ViewGraph.Identity
  /// The identity of the view.
  public let id: ID

  /// Creates a view of a node, which is then marked as shared.
  fileprivate init(node: LayoutNode, id: ID, in context: ViewContext) {
    node.isShared = true
    self.node = node
    self.id = id
    rendering = context.graph.identity
  }

  /// The values that the view sets for its container.
  public var containerValues: ContainerValues { ContainerValues(node.traits.values) }
}

extension Subview: PrimitiveView {
  package func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    // The storage of another rendering's views may have been released.
    guard context.graph.identity === rendering else {
      let note =
        "A subview of another rendering draws nothing; use it in the closure that receives it"
      return context.pass.note(note, in: context, isSentence: true)
    }
    nodes.append(node)
  }
}

/// The subviews of a view, in order.
nonisolated public struct SubviewsCollection: RandomAccessCollection, View {
  /// The body type. The enclosing container lays out the views.
  public typealias Body = Never

  let views: [Subview]

  /// The index of the first view.
  public var startIndex: Int { 0 }
  /// The index after the last view.
  public var endIndex: Int { views.count }
  /// The view at an index.
  public subscript(index: Int) -> Subview { views[index] }
}

extension SubviewsCollection: PrimitiveView {
  package func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    for view in views { view.resolvePrimitive(in: context, into: &nodes) }
  }
}

/// A view built from the subviews of another view.
@usableFromInline nonisolated struct SubviewsReader<Source: View, Result: View>: View, PrimitiveView
{
  @usableFromInline typealias Body = Never

  let source: Source
  let result: (SubviewsCollection) -> Result

  func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    let views = source.resolved(in: context.at(.role(.subviews)))
    // An evaluation that is abandoned has found only some of the views.
    guard !context.status.pointee.hasFailed else { return }
    var occurrences: [String: Int] = [:]
    let subviews = views.map { node in
      let path = node.path.description
      let occurrence = occurrences[path, default: 0]
      occurrences[path] = occurrence + 1
      return Subview(
        node: node,
        id: Subview.ID(path: path, occurrence: occurrence),
        in: context
      )
    }
    let inner = context.at(.role(.arranged))
    let collection = SubviewsCollection(views: subviews)
    inner.evaluating { result(collection) }.resolve(in: inner, into: &nodes)
  }
}

extension ForEach where Data == SubviewsCollection, ID == Subview.ID {
  /// Creates a view for each subview of another view.
  public init<Source: View, Made: View>(
    subviews view: Source,
    @ViewBuilder content: @escaping (Subview) -> Made
  ) where Content == SubviewsForEach<Source, Made> {
    let all = SubviewsForEach(source: view, content: content)
    self.init(data: SubviewsCollection(views: []), content: { _ in all }, id: { $0.id })
    whole = all
  }
}

/// A view for each subview of another view.
nonisolated public struct SubviewsForEach<Source: View, Made: View>: View {
  let source: Source
  let content: (Subview) -> Made

  /// The views created from the subviews.
  public var body: some View {
    SubviewsReader(source: source) { views in
      ForEach(views) { content($0) }
    }
  }
}

extension Group {
  /// Creates a view from all subviews of another view.
  public init<Source: View, Made: View>(
    subviews view: Source,
    @ViewBuilder transform: @escaping (SubviewsCollection) -> Made
  ) where Content == SubviewsGroup<Source, Made> {
    self.init { SubviewsGroup(source: view, transform: transform) }
  }
}

/// A view built from all subviews of another view.
nonisolated public struct SubviewsGroup<Source: View, Made: View>: View {
  let source: Source
  let transform: (SubviewsCollection) -> Made

  /// The view created from the subviews.
  public var body: some View { SubviewsReader(source: source, result: transform) }
}

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
    /// The position of the view, which is the same object in each evaluation.
    private let position: IdentityPath
    /// The number of preceding views at the same position. A view keeps its identity when views at
    /// other positions are inserted before it.
    private let occurrence: Int

    fileprivate init(position: IdentityPath, occurrence: Int) {
      self.position = position
      self.occurrence = occurrence
    }

    /// Returns whether two identities are those of the same view.
    public static func == (left: ID, right: ID) -> Bool {
      left.position === right.position && left.occurrence == right.occurrence
    }

    /// Adds the identity to a hasher.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(position))
      hasher.combine(occurrence)
    }
  }

  /// The body type. A subview has no body; it is drawn unchanged.
  public typealias Body = Never

  /// The element of the view in the evaluation that created it.
  let node: LayoutNode
  /// The elements in the latest evaluation.
  private let latest: SubviewElements
  /// The rendering in which the view exists.
  private let rendering: ViewGraph.Identity
  /// The identity of the view.
  public let id: ID

  fileprivate init(node: LayoutNode, id: ID, among latest: SubviewElements, in context: ViewContext)
  {
    self.node = node
    self.id = id
    self.latest = latest
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
    // A view that is being removed was created by an earlier evaluation.
    let shown = SubviewUse().node(around: latest[id] ?? node, traits: (latest[id] ?? node).traits)
    shown.identity = context.at(Subview.self).path
    nodes.append(shown)
  }
}

/// One use of a subview. Each use has its own transition, and modifiers around it their own values,
/// because a subview may be shown several times.
private struct SubviewUse: UnchangedLayout {}

extension Subview.ID: CustomReflectable {
  /// Nothing, so that dumps contain no addresses, which differ between runs.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

/// The elements of a view's subviews in the latest evaluation.
///
/// It is a class because the view graph stores it, and because subviews of earlier evaluations
/// refer to it.
private final class SubviewElements: KeptObject {
  private var nodes: [Subview.ID: LayoutNode] = [:]

  subscript(id: Subview.ID) -> LayoutNode? { nodes[id] }

  /// Replaces the elements, and returns the subviews among them: those that aren't being removed.
  func replace(with elements: [LayoutNode], in context: ViewContext) -> [Subview] {
    nodes = [:]
    var occurrences: [ObjectIdentifier: Int] = [:]
    var views: [Subview] = []
    for node in elements {
      let position = node.path.identity(in: context.graph.tree)
      let occurrence = occurrences[ObjectIdentifier(position), default: 0]
      occurrences[ObjectIdentifier(position)] = occurrence + 1
      let id = Subview.ID(position: position, occurrence: occurrence)
      node.isShared = true
      nodes[id] = node
      if node.traits.isBeingRemoved {
        // The view that shows it removes it once more, with its own transition.
        node.traits.removal = nil
      } else {
        views.append(Subview(node: node, id: id, among: self, in: context))
      }
    }
    return views
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
    ForEach(self) { $0 }.resolve(in: context, into: &nodes)
  }
}

/// A view built from the subviews of another view.
@usableFromInline nonisolated struct SubviewsReader<Source: View, Result: View>: View, PrimitiveView
{
  @usableFromInline typealias Body = Never

  let source: Source
  let result: (SubviewsCollection) -> Result

  func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    let list = context.at(.role(.subviews)).listingSubviews()
    var found: [LayoutNode] = []
    source.resolve(in: list, into: &found)
    // An evaluation that is abandoned has found only some of the views.
    guard !context.status.pointee.hasFailed else { return }
    let views = list.subviewElements.replace(with: found, in: context)
    let inner = context.at(.role(.arranged))
    let collection = SubviewsCollection(views: views)
    inner.evaluating { result(collection) }.resolve(in: inner, into: &nodes)
  }
}

extension ViewContext {
  /// The stored elements of the subviews at this path; new ones if values aren't kept.
  fileprivate var subviewElements: SubviewElements {
    guard status.pointee.keepsValues else { return SubviewElements() }
    return status.pointee.object(at: path) { SubviewElements() }
  }

  /// Returns the context of a view whose elements become subviews. The view that arranges them
  /// applies their transitions, and lays out as many as it shows.
  fileprivate func listingSubviews() -> ViewContext {
    var context = self
    context.outerTraits = LayoutTraits()
    context.visibleElements = nil
    context.listsSubviews = true
    return context
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

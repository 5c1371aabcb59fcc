/// One of a view's subviews, for containers that arrange each subview themselves.
///
/// Use it in the rendering that creates it. Any other rendering draws nothing and records a note.
///
/// A `ForEach` over the subviews inserts and removes them with their transitions. A subview that is
/// selected by its index, such as `views[0]`, changes at once when that index refers to another
/// view.
///
/// If several modifiers set a transition for a subview, the outermost one applies.
///
/// A subview that is shown several times may be drawn in a wrong place during an animation, because
/// all its uses share the motion of its frame.
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
    // A view that is being removed was created by an earlier evaluation, and continues its motions
    // in the latest one.
    let element = latest[id] ?? node
    let shown = SubviewUse().node(around: element, traits: element.traits)
    shown.identity = context.at(Subview.self).path
    nodes.append(shown)
  }
}

/// A single use of a subview. A subview may be shown several times, so each use has its own
/// transition, and modifiers around it store separate values.
private struct SubviewUse: UnchangedLayout {}

extension Subview.ID: CustomReflectable {
  /// An empty mirror. Dumps would otherwise contain addresses, which differ between runs.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

/// The elements of a view's subviews in the latest evaluation.
///
/// It is a class because the view graph stores it, and because subviews of earlier evaluations
/// refer to it.
private final class SubviewElements: KeptObject {
  private var nodes: [Subview.ID: LayoutNode] = [:]

  subscript(id: Subview.ID) -> LayoutNode? { nodes[id] }

  /// Replaces the elements, which become shared, and returns the subviews: the elements that aren't
  /// being removed. The others are no longer marked as removed, because the view that shows them
  /// removes them itself, with their transitions.
  func update(with elements: [LayoutNode], in context: ViewContext) -> [Subview] {
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
        node.traits.removal = nil
      } else {
        views.append(Subview(node: node, id: id, among: self, in: context))
      }
    }
    return views
  }
}

/// The subviews of a view, in order. Views that are being removed aren't included.
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
    let views = list.subviewElements.update(with: found, in: context)
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
  /// applies their transitions.
  ///
  /// All elements are evaluated, because the arranging view may use any of them. A lazy container
  /// limits only those that it lays out.
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

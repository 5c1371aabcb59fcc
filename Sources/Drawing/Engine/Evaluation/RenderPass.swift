package import Foundation

/// One evaluation of the whole view: its results and its failure.
///
/// It is a class because all nodes of the tree report to the same pass.
final class RenderPass {
  /// The default maximum number of views in one evaluation.
  static let viewLimit = 250_000

  /// The maximum nesting depth of groups: clips, masks and effects that are composited as one
  /// layer.
  static let groupLimit = 1_000

  /// The state kept between evaluations.
  let graph: ViewGraph
  /// The transaction of the changes that this evaluation applies; `nil` if it only shows the
  /// current state.
  let transaction: Transaction?
  /// The values that views and motions read, to which contexts and drawing states refer directly.
  ///
  /// The graph owns them, and each evaluation replaces them. A view that is being removed
  /// keeps contexts of an earlier evaluation, and reads the current time and number through them.
  let status: UnsafeMutablePointer<RenderStatus>
  /// Whether the pass draws an image. Such a pass allocates its own `status`.
  private let ownsStatus: Bool
  /// Whether the evaluation was abandoned because the views turned out to change over time.
  @exclusivity(unchecked) private(set) var isAbandoned = false
  private(set) var failure: RenderingError?
  /// The positions of all views, if they were requested.
  private(set) var placements: [PlacedView]?

  /// The closures that draw hidden content, to be called for their side effects, in drawing order.
  private var unseenDrawings: [() -> Void] = []

  /// The objects of drawing states, which don't retain them.
  private var objectsOfStates: [AnyObject] = []

  init(
    graph: ViewGraph,
    number: Int,
    transaction: Transaction?,
    isShown: Bool,
    lead: Double,
    recordsPlacements: Bool,
    viewLimit: Int = RenderPass.viewLimit,
    ownsStatus: Bool = false
  ) {
    self.ownsStatus = ownsStatus
    status = ownsStatus ? .allocate(capacity: 1) : graph.status
    status.initialize(
      to: RenderStatus(
        tree: graph.tree,
        keepsValues: graph.keepsValues,
        number: number,
        viewLimit: viewLimit,
        isShown: isShown,
        recordsPlacements: recordsPlacements,
        time: graph.time,
        appliesChanges: transaction != nil,
        lead: lead
      )
    )
    self.graph = graph
    self.transaction = transaction
    placements = recordsPlacements ? [] : nil
    // Notes and errors are reported to the running evaluation, which an image must not replace.
    if !ownsStatus { graph.evaluation = self }
  }

  deinit {
    if graph.evaluation === self { graph.evaluation = nil }
    if ownsStatus { status.deallocate() }
  }

  /// The number of the evaluation of the graph, from 1.
  var number: Int { status.pointee.number }

  /// Whether the picture is used. If not, only changes to the graph matter.
  var isShown: Bool { status.pointee.isShown }

  /// Whether views are nested so deeply that a larger stack is needed.
  var isDeep: Bool { status.pointee.isDeep }

  /// Whether the evaluation applies changes, that is, has a transaction.
  var appliesChanges: Bool { status.pointee.appliesChanges }

  /// The time between the moment being evaluated and the moment that the picture shows, in seconds.
  var lead: Double { status.pointee.lead }

  /// Whether the picture contains a running animation.
  var showsMotion: Bool { status.pointee.showsMotion }

  /// Keeps an object of a drawing state as long as the pass exists, and returns it.
  func keep<Object: AnyObject>(_ object: Object) -> Object {
    objectsOfStates.append(object)
    return object
  }

  /// Records the nesting depth of a group of the display list.
  func enterGroup(depth: Int) {
    guard depth > RenderPass.groupLimit else { return }
    fail(.groupsNestedTooDeeply(limit: RenderPass.groupLimit))
  }

  /// Whether the rest of the evaluation can be skipped.
  private(set) var hasFailed: Bool {
    get { status.pointee.hasFailed }
    set { status.pointee.hasFailed = newValue }
  }

  /// Sets the lead to 0 from here on, because the content that is shown affects later events.
  func resetLead() {
    status.pointee.lead = 0
  }

  /// Abandons the evaluation if it doesn't keep values, which the calling view needs.
  func abandonUnlessKept() {
    guard !graph.keepsValues else { return }
    isAbandoned = true
    hasFailed = true
  }

  /// Ends the rendering with an error; the first error counts.
  func fail(_ error: RenderingError) {
    if let current = graph.evaluation, current !== self, current.status == status {
      return current.fail(error)
    }
    failure = failure ?? error
    hasFailed = true
  }

  /// The notes on content that SwiftUI would show but that isn't drawn, in the order of the view
  /// tree.
  private(set) var notes: [RenderingNote] = []

  private var notedLines: Set<RenderingNote> = []

  /// Records that SwiftUI would show something that isn't drawn, once per source line.
  ///
  /// - Parameter isSentence: Whether the text is a whole sentence instead of a name.
  func note(_ name: String, in context: ViewContext, isSentence: Bool = false) {
    note(name, at: context.path, line: context.line, isSentence: isSentence)
  }

  /// Records that SwiftUI would show something that isn't drawn, once per source line.
  func note(_ name: String, at path: IdentityPath, line: SourceLine?, isSentence: Bool = false) {
    let place = line == nil ? path.description : ""
    var note = RenderingNote(name: name, view: place, line: line, isSentence: isSentence)
    guard notedLines.insert(note).inserted else { return }
    note.view = path.description
    notes.append(note)
  }

  /// The appearance that the views prefer; that of the outermost and first view that has one.
  private(set) var preferredColorScheme: ColorScheme?

  /// Records the appearance that a view prefers.
  func prefer(_ colorScheme: ColorScheme) {
    preferredColorScheme = preferredColorScheme ?? colorScheme
  }

  /// Ends the rendering because a view exceeds a limit.
  func refuseView(depth: Int, at path: IdentityPath) {
    if depth > RenderStatus.nestingLimit {
      fail(.nestedTooDeeply(limit: RenderStatus.nestingLimit))
    } else {
      fail(.tooManyViews(container: path.container.description, limit: status.pointee.viewLimit))
    }
  }

  /// Returns the closures that draw hidden content, and drops them, because they refer to the pass.
  func takeUnseenDrawings() -> [() -> Void] {
    defer { unseenDrawings = [] }
    return unseenDrawings
  }

  /// Records a closure that draws hidden content, for its side effects.
  func addUnseenDrawing(_ draw: @escaping () -> Void) {
    unseenDrawings.append(draw)
  }

  func record(_ path: IdentityPath, _ frame: CGRect) {
    placements?.append(PlacedView(name: path.description, frame: frame))
  }
}

/// The position of a view, for layout tests.
package struct PlacedView: Hashable, Sendable {
  /// Its path in the view tree.
  package var name: String
  /// Its frame on the canvas, in points: the bounding box of its four corners.
  package var frame: CGRect
}

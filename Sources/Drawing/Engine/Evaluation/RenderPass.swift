package import Foundation

/// One evaluation of the whole view: what it has found out and whether it still goes on.
///
/// A class, because every node of the tree reports to the same one.
final class RenderPass {
  /// How many views may stand in one another, counting every body, container and modifier.
  static let nestingLimit = 16_384

  /// How many views are evaluated unless a renderer sets its own limit.
  static let viewLimit = 250_000

  /// How many groups (clips, masks, effects painted as one) may stand in one another.
  static let groupLimit = 1_000

  /// From how many on the usual stack of a thread may be too small to lay them out.
  private static let deepNesting = 64

  /// What is kept from the evaluation before.
  let graph: ViewGraph
  /// Which evaluation of the graph it is, from 1.
  let number: Int
  /// How the changes that this evaluation shows are animated; `nil` where it shows a moment only.
  let transaction: Transaction?
  /// Whether the picture is looked at; else only what lasts from it is wanted.
  let isShown: Bool
  /// How far what is shown is ahead of what happens, in seconds.
  ///
  /// Where nothing else can happen before the moment that is asked for, the evaluation which begins
  /// the last motions can show them at that moment.
  private(set) var lead: Double
  /// Whether anything is on its way.
  var showsMotion = false
  /// Whether it need not be finished, as the views turned out to move.
  private(set) var isAbandoned = false
  /// Whether views stand in one another so deeply that a larger stack is called for.
  private(set) var isDeep = false
  private(set) var failure: RenderingError?
  /// How many views may be evaluated.
  private let viewLimit: Int
  /// Where everything was placed, where that is asked for.
  private(set) var placements: [PlacedView]?

  /// The closures that draw what isn't shown, for their side effects, in the order of drawing.
  private(set) var unseenDrawings: [() -> Void] = []

  init(
    graph: ViewGraph,
    number: Int,
    transaction: Transaction?,
    isShown: Bool,
    lead: Double,
    recordsPlacements: Bool,
    viewLimit: Int = RenderPass.viewLimit
  ) {
    self.viewLimit = viewLimit
    self.lead = lead
    self.isShown = isShown
    self.graph = graph
    self.number = number
    self.transaction = transaction
    placements = recordsPlacements ? [] : nil
  }

  /// Notes that a view stands in `depth` others; returns whether it may.
  func enter(depth: Int) -> Bool {
    isDeep = isDeep || depth > RenderPass.deepNesting
    guard depth > RenderPass.nestingLimit else { return true }
    fail(.nestedTooDeeply(limit: RenderPass.nestingLimit))
    return false
  }

  /// Notes that groups of the display list stand in one another.
  func enterGroup(depth: Int) {
    guard depth > RenderPass.groupLimit else { return }
    fail(.groupsNestedTooDeeply(limit: RenderPass.groupLimit))
  }

  /// Whether the rest of the evaluation is of no use.
  private(set) var hasFailed = false

  /// Shows what happens when it does from here on, as what is shown decides on what happens.
  func endLead() {
    lead = 0
  }

  /// Ends an evaluation that doesn't keep values, as soon as it is known that they can change.
  func abandonUnlessKept() {
    guard !graph.keepsValues else { return }
    isAbandoned = true
    hasFailed = true
  }

  /// Ends the rendering; of several reasons the first counts.
  func fail(_ error: RenderingError) {
    failure = failure ?? error
    hasFailed = true
  }

  /// What SwiftUI would show and isn't drawn, in the order of the view tree.
  private(set) var notes: [RenderingNote] = []

  private var notedLines: Set<RenderingNote> = []

  /// Notes something that SwiftUI would show and that isn't drawn; what a line asks for counts once.
  ///
  /// - Parameter isSentence: Whether the text says by itself what is wrong.
  func note(_ name: String, in context: ViewContext, isSentence: Bool = false) {
    let place = context.line == nil ? context.path.description : ""
    var note = RenderingNote(name: name, view: place, line: context.line, isSentence: isSentence)
    guard notedLines.insert(note).inserted else { return }
    note.view = context.path.description
    notes.append(note)
  }

  /// How many views were evaluated: every body, container and modifier.
  private var viewCount = 0

  /// Notes that a view is evaluated; returns whether it may be.
  func countView(at path: IdentityPath) -> Bool {
    viewCount += 1
    guard viewCount > viewLimit else { return true }
    fail(.tooManyViews(container: path.container.description, limit: viewLimit))
    return false
  }

  /// Notes a closure that draws what isn't shown, for its side effects.
  func drawUnseen(_ draw: @escaping () -> Void) {
    unseenDrawings.append(draw)
  }

  /// Whether the positions of all views are recorded.
  var recordsPlacements: Bool { placements != nil }

  func record(_ path: IdentityPath, _ frame: CGRect) {
    placements?.append(PlacedView(name: path.description, frame: frame))
  }

  /// Returns the name of a type without its module and its generic arguments.
  func name(of type: Any.Type) -> String { graph.name(of: type) }
}

/// Where a view was placed, for layout tests.
package struct PlacedView: Hashable, Sendable {
  /// Its place in the view tree.
  package var name: String
  /// Its frame on the canvas, in points: the box of its four corners.
  package var frame: CGRect
}

import Foundation
import Scene

/// A view brought to a moment on the virtual clock, and drawn there.
///
/// Each rendering begins at time 0 with nothing, so that what it gives depends on the view, the
/// time and the seed alone. It evaluates the view, does what the views ask for when they appear,
/// and evaluates again until nothing changes any more; then goes on to the next moment at which
/// anything can happen.
struct RenderSession<Content: View> {
  /// How many evaluations there may be at one moment.
  static var settlingLimit: Int { 200 }
  /// The latest time, in seconds; what is later is brought back to it.
  static var latest: Double { 1e9 }

  let content: Content
  let proposal: ProposedViewSize
  let canvas: CGSize?
  let time: Double
  let seed: UInt64
  var recordsPlacements = false
  /// How many moments may be evaluated on the way.
  var momentLimit = 36_000

  /// What an evaluation gives.
  struct Result {
    var picture: DisplayList
    var placements: [PlacedView]
  }

  /// Returns what is drawn at the time.
  func run() throws -> Result {
    let graph = ViewGraph(seed: seed)
    return try ViewGraph.with(graph) { try run(graph) }
  }

  private func run(_ graph: ViewGraph) throws -> Result {
    let target = time > 0 ? min(time, Self.latest) : 0
    var result = try evaluate(graph, transaction: Transaction())
    guard graph.hasActions || !graph.updates.isEmpty || graph.nextMoment != nil else {
      return result
    }
    // Only now is it known that values can change: what they are at first is kept from here on.
    graph.keepsValues = true
    result = try evaluate(graph, transaction: Transaction())
    try settle(graph, into: &result)
    guard target > 0 else { return result }
    var moments = 0
    while let next = graph.nextEvent, next < target {
      moments += 1
      guard moments <= momentLimit else {
        throw RenderingError.tooManyMoments(time: target, limit: momentLimit)
      }
      graph.time = next
      result = try evaluate(graph, transaction: Transaction())
      try settle(graph, into: &result)
    }
    // Between the moments at which anything can happen, nothing begins.
    let isEvent = graph.nextEvent == target
    graph.time = target
    result = try evaluate(graph, transaction: isEvent ? Transaction() : nil)
    try settle(graph, into: &result)
    return result
  }

  /// Does what is due, and evaluates, until nothing is due any more.
  private func settle(_ graph: ViewGraph, into result: inout Result) throws {
    var evaluations = 0
    while true {
      graph.runActions()
      guard let update = graph.takeUpdate() else { return }
      evaluations += 1
      guard evaluations <= Self.settlingLimit else {
        throw RenderingError.neverSettles(
          view: graph.lastChange,
          time: graph.time,
          limit: Self.settlingLimit
        )
      }
      result = try evaluate(graph, transaction: update.transaction)
      graph.schedule(update.transaction.completions)
    }
  }

  private func evaluate(_ graph: ViewGraph, transaction: Transaction?) throws -> Result {
    try graph.evaluating { number in
      let pass = RenderPass(
        graph: graph,
        number: number,
        transaction: transaction,
        recordsPlacements: recordsPlacements
      )
      var picture = DisplayList(size: .zero)
      RenderTree(content: content, pass: pass).draw(
        proposal: proposal,
        canvas: canvas,
        onto: &picture
      )
      if let failure = pass.failure { throw failure }
      return Result(picture: picture, placements: pass.placements ?? [])
    }
  }
}

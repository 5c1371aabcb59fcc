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
  let vocabulary: any EvaluationVocabulary
  var recordsPlacements = false
  /// How many moments may be evaluated on the way.
  var momentLimit = 36_000
  /// How many views an evaluation may evaluate.
  var viewLimit = RenderPass.viewLimit
  /// The work that was scheduled while the view was made.
  var beginning: ViewGraph?
  /// From how many moments on their number before the time is foretold.
  private static var foretelling: Int { 3_600 }

  /// What an evaluation gives.
  struct Result {
    var picture: DisplayList
    var placements: [PlacedView]
    /// The time that the picture shows, in seconds; `nil` where it isn't whole.
    var shownTime: Double?
    /// The closures that draw what isn't shown.
    var unseenDrawings: [() -> Void] = []
    /// What SwiftUI would show and isn't drawn.
    var notes: [RenderingNote] = []
  }

  /// Returns what is drawn at the time.
  func run() throws -> Result {
    let still = ViewGraph(seed: seed, vocabulary: vocabulary)
    if beginning == nil, let result = try ViewGraph.with(still, { try evaluateStill(still) }) {
      return result
    }
    // The views move: what they are at first is kept from here on.
    let graph = ViewGraph(seed: seed, vocabulary: vocabulary)
    graph.keepsValues = true
    if let beginning { graph.adopt(beginning) }
    return try ViewGraph.with(graph) {
      defer { graph.endTasks() }
      return try run(graph)
    }
  }

  /// Returns what is drawn at any time, or `nil` where that depends on the time.
  private func evaluateStill(_ graph: ViewGraph) throws -> Result? {
    let result = try evaluate(graph, transaction: Transaction(), isShown: true)
    return graph.isMoving ? nil : result
  }

  private func run(_ graph: ViewGraph) throws -> Result {
    let target = time > 0 ? min(time, Self.latest) : 0
    // Here an `onAppear` is about to change something: the picture before that isn't looked at.
    var result = try evaluate(graph, transaction: Transaction(), isShown: false)
    try settle(graph, showing: target, into: &result)
    var moments = 0
    while target > 0, let next = graph.nextEvent, next < target {
      try drawUnseen(graph, showing: target, of: &result)
      moments += 1
      guard moments <= momentLimit, !isHopeless(moments, at: next, before: target) else {
        throw RenderingError.tooManyMoments(time: target, limit: momentLimit)
      }
      graph.time = next
      result = try evaluate(graph, transaction: Transaction(), isShown: false)
      try settle(graph, showing: target, into: &result)
    }
    if target > 0, result.shownTime != target || graph.nextEvent == target {
      // Between the moments at which anything can happen, nothing begins.
      let isEvent = graph.nextEvent == target
      // What is drawn at the time stands for the entry before it, unless there is another entry now.
      if isEvent || graph.isContinuous {
        try drawUnseen(graph, showing: target, of: &result)
      }
      graph.time = target
      result = try evaluate(graph, transaction: isEvent ? Transaction() : nil, isShown: true)
      try settle(graph, showing: target, into: &result)
    }
    guard result.shownTime != target else { return result }
    return try evaluate(graph, transaction: nil, isShown: true)
  }

  /// Whether moments that keep following one another as they have so far are too many.
  private func isHopeless(_ moments: Int, at moment: Double, before target: Double) -> Bool {
    guard moments >= Self.foretelling else { return false }
    return target / moment * Double(moments) > Double(momentLimit) * 1.05
  }

  /// Calls the closures that draw a moment which isn't asked for, once, and settles what they change.
  private func drawUnseen(
    _ graph: ViewGraph,
    showing target: Double,
    of result: inout Result
  ) throws {
    guard result.shownTime != target, !result.unseenDrawings.isEmpty else { return }
    let drawings = result.unseenDrawings
    result.unseenDrawings = []
    graph.drawing { for draw in drawings { draw() } }
    try settle(graph, showing: target, into: &result)
    result.unseenDrawings = []
  }

  /// Does what is due, and evaluates, until nothing is due any more.
  ///
  /// - Parameter target: The time that is asked for. If nothing else can happen before it, it is
  ///   what the result shows.
  private func settle(
    _ graph: ViewGraph,
    showing target: Double,
    into result: inout Result
  ) throws {
    var evaluations = 0
    while true {
      if graph.runActions() { result.shownTime = nil }
      let update = graph.takeUpdate()
      guard update != nil || graph.hasActions else { return }
      evaluations += 1
      guard evaluations <= Self.settlingLimit else {
        throw RenderingError.neverSettles(
          view: graph.lastChange.isEmpty ? "a task" : graph.lastChange,
          time: graph.time,
          limit: Self.settlingLimit
        )
      }
      guard let update else { continue }
      let lead = graph.nextEvent == nil && !graph.isTimed ? target - graph.time : 0
      result = try evaluate(
        graph,
        transaction: update.transaction,
        isShown: graph.time + lead >= target,
        lead: lead
      )
      graph.schedule(update.transaction.completions)
    }
  }

  private func evaluate(
    _ graph: ViewGraph,
    transaction: Transaction?,
    isShown: Bool,
    lead: Double = 0
  ) throws -> Result {
    try graph.evaluating { number in
      let pass = RenderPass(
        graph: graph,
        number: number,
        transaction: transaction,
        isShown: isShown,
        lead: lead,
        recordsPlacements: recordsPlacements,
        viewLimit: viewLimit
      )
      var picture = DisplayList(size: .zero)
      RenderTree(content: content, pass: pass).draw(
        proposal: proposal,
        canvas: canvas,
        onto: &picture
      )
      if pass.isAbandoned { graph.showsTime() }
      if let failure = pass.failure { throw failure }
      return Result(
        picture: picture,
        placements: pass.placements ?? [],
        shownTime: isShown && pass.lead == lead ? graph.time + lead : nil,
        unseenDrawings: pass.unseenDrawings,
        notes: pass.notes
      )
    }
  }
}

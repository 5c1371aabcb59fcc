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

  /// What an evaluation gives.
  struct Result {
    var picture: DisplayList
    var placements: [PlacedView]
    /// The time that the picture shows, in seconds; `nil` where it isn't whole.
    var shownTime: Double?
  }

  /// Returns what is drawn at the time.
  func run() throws -> Result {
    let still = ViewGraph(seed: seed, vocabulary: vocabulary)
    if let result = try ViewGraph.with(still, { try evaluateStill(still) }) { return result }
    // The views move: what they are at first is kept from here on.
    let graph = ViewGraph(seed: seed, vocabulary: vocabulary)
    graph.keepsValues = true
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
      moments += 1
      guard moments <= momentLimit else {
        throw RenderingError.tooManyMoments(time: target, limit: momentLimit)
      }
      graph.time = next
      result = try evaluate(graph, transaction: Transaction(), isShown: false)
      try settle(graph, showing: target, into: &result)
    }
    if target > 0, result.shownTime != target || graph.nextEvent == target {
      // Between the moments at which anything can happen, nothing begins.
      let isEvent = graph.nextEvent == target
      graph.time = target
      result = try evaluate(graph, transaction: isEvent ? Transaction() : nil, isShown: true)
      try settle(graph, showing: target, into: &result)
    }
    guard result.shownTime != target else { return result }
    return try evaluate(graph, transaction: nil, isShown: true)
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
      guard let update = graph.takeUpdate() else { return }
      evaluations += 1
      guard evaluations <= Self.settlingLimit else {
        throw RenderingError.neverSettles(
          view: graph.lastChange,
          time: graph.time,
          limit: Self.settlingLimit
        )
      }
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
        recordsPlacements: recordsPlacements
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
        shownTime: isShown && pass.lead == lead ? graph.time + lead : nil
      )
    }
  }
}

import Foundation
import Scene

/// The evaluation of a view from time 0 to a requested time on the virtual clock, and its drawing
/// at that time.
///
/// Each rendering starts at time 0 without stored state, so that its result depends only on the
/// view, the time and the seed. It evaluates the view, runs the actions of views that appear, and
/// evaluates again until nothing changes. Then it advances to the next moment at which anything can
/// happen.
struct RenderSession<Content: View> {
  /// The maximum length of a chain of evaluations at one moment, each caused by a change that the
  /// previous one made.
  static var settlingLimit: Int { 200 }
  /// The latest time, in seconds. Later times are clamped to it.
  static var latest: Double { 1e9 }

  let content: Content
  let proposal: ProposedViewSize
  let canvas: CGSize?
  let time: Double
  let seed: UInt64
  let hooks: any EvaluationHooks
  var recordsPlacements = false
  /// The maximum number of moments to evaluate.
  var momentLimit = 36_000
  /// The maximum number of views in one evaluation.
  var viewLimit = RenderPass.viewLimit
  /// The graph with the work scheduled while the view was created.
  var creationGraph: ViewGraph?
  /// The number of moments after which the total before the requested time is estimated.
  private static var momentsBeforeEstimate: Int { 3_600 }

  /// The number of moments before the requested time that are evaluated after others were skipped.
  private static var momentsAfterSkipping: Double { 600 }

  /// The result of an evaluation.
  struct Result {
    var picture: DisplayList
    var placements: [PlacedView]
    /// The time that the picture shows, in seconds; `nil` if the picture isn't up to date.
    var shownTime: Double?
    /// The closures that draw hidden content.
    var unseenDrawings: [() -> Void] = []
    /// The notes on content that SwiftUI would show but that isn't drawn.
    var notes: [RenderingNote] = []
    /// The appearance that the views prefer.
    var preferredColorScheme: ColorScheme?
  }

  /// Returns the result at the requested time.
  func run() throws -> Result {
    var shared = Shared.unknown
    return try run(sharing: &shared)
  }

  /// The requested time, at most `latest`.
  var clampedTime: Double { time > 0 ? min(time, Self.latest) : 0 }

  /// Returns the result if it is the same at every time, or `nil` if it depends on the time.
  func evaluateStill(_ graph: ViewGraph) throws -> Result? {
    let result = try evaluate(graph, transaction: Transaction(), isShown: true)
    return graph.isMoving ? nil : result
  }

  func run(_ graph: ViewGraph) throws -> Result {
    let target = clampedTime
    // An `onAppear` may change state, so the picture before that isn't used.
    var result = try evaluate(graph, transaction: Transaction(), isShown: false)
    try settle(graph, showing: target, into: &result)
    var (moments, hasUpdated, hasSkipped) = (0, false, false)
    while target > 0, let next = graph.nextEvent, next < target {
      try drawUnseen(graph, showing: target, of: &result)
      moments += 1
      var moment = next
      if moments > momentLimit
        || !hasSkipped && willExceedLimit(moments, at: next, before: target)
      {
        // Timelines that change no state show the same whether or not every entry was shown.
        guard !hasUpdated, !hasSkipped, !graph.hasScheduledActions else {
          throw RenderingError.tooManyMoments(time: target, limit: momentLimit)
        }
        let lastMoments = Self.momentsAfterSkipping * (next - graph.time)
        moment = max(next, target - lastMoments)
        (moments, hasSkipped) = (0, true)
      }
      graph.time = moment
      result = try evaluate(graph, transaction: Transaction(), isShown: false)
      try settle(graph, showing: target, into: &result)
      hasUpdated = hasUpdated || graph.hasUpdates
    }
    if target > 0, result.shownTime != target || graph.nextEvent == target {
      // Motions start only at events, so any other evaluation has no transaction.
      let isEvent = graph.nextEvent == target
      // The drawing at the requested time replaces that of the entry before it, unless a new entry
      // starts now.
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

  /// Whether the number of moments before the requested time, extrapolated from those so far,
  /// exceeds the limit.
  private func willExceedLimit(_ moments: Int, at moment: Double, before target: Double) -> Bool {
    guard moments >= Self.momentsBeforeEstimate else { return false }
    return target / moment * Double(moments) > Double(momentLimit) * 1.05
  }

  /// Calls the closures that draw hidden content, once, and settles the changes that they make.
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

  /// Runs due actions and evaluates until nothing is due.
  ///
  /// - Parameter target: The requested time. If nothing else can happen before it, the result shows
  ///   that time.
  private func settle(
    _ graph: ViewGraph,
    showing target: Double,
    into result: inout Result
  ) throws {
    var chain = EvaluationChain()
    while true {
      if graph.runActions() { result.shownTime = nil }
      chain.advance(pending: graph.changes.updates.count)
      let update = graph.takeUpdate()
      guard update != nil || graph.hasActions else { return }
      guard chain.length <= Self.settlingLimit else {
        throw RenderingError.neverSettles(
          view: graph.lastChange.isEmpty ? "a task" : graph.lastChange,
          time: graph.time,
          limit: Self.settlingLimit
        )
      }
      guard let update else { continue }
      let canLead = graph.nextEvent == nil && !graph.isTimed && !graph.readsMovingFrames
      let lead = canLead ? target - graph.time : 0
      result = try evaluate(
        graph,
        transaction: update.transaction,
        isShown: graph.time + lead >= target,
        lead: lead
      )
      graph.schedule(update.transaction.completions)
    }
  }

  func evaluate(
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
      let unseenDrawings = pass.takeUnseenDrawings()
      if pass.isAbandoned { graph.noteTimeDependence() }
      if let failure = pass.failure { throw failure }
      return Result(
        picture: picture,
        placements: pass.placements ?? [],
        shownTime: isShown && pass.lead == lead ? graph.time + lead : nil,
        unseenDrawings: unseenDrawings,
        notes: pass.notes,
        preferredColorScheme: pass.preferredColorScheme
      )
    }
  }
}

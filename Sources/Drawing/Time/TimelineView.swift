public import Foundation

/// A view that is updated as time advances.
///
/// ```swift
/// TimelineView(.animation) { context in
///   Hand(angle: .degrees(6 * context.date.timeIntervalSinceReferenceDate))
/// }
/// ```
///
/// Time 0 of the rendering is the reference date, 1 January 2001. If the view or anything else in
/// the picture keeps state, all entries of the schedule up to the requested time are evaluated in
/// order. The picture shows the entry at the requested time.
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  /// The body type. A timeline view has no body; its content is created for each moment.
  public typealias Body = Never

  /// The context passed to the content closure.
  public struct Context: Sendable {
    /// The update frequency of a timeline view.
    public enum Cadence: Comparable, Sendable {
      /// An update per frame.
      case live
      /// At most once a second.
      case seconds
      /// At most once a minute.
      case minutes
    }

    /// The shown entry of the schedule.
    public let date: Date
    /// The update frequency; in a rendering, always `live`.
    public let cadence: Cadence

    /// Creates the context of an entry.
    init(date: Date) {
      self.date = date
      cadence = .live
    }
  }

  private let schedule: Schedule
  private let content: (TimelineViewDefaultContext) -> Content

  /// Creates a view with content for each entry of a schedule.
  public init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }
}

/// The context of a timeline with any schedule and content.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
  .Context

extension TimelineView: PrimitiveView {
  package func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    context.pass.abandonUnlessKept()
    context.pass.resetLead()
    var inner = context.at(TimelineView.self)
    let now = inner.time
    let entries = ScheduleEntries(schedule, at: now)
    let entryTime = entries.current - context.clockOffset
    let isNew = entryTime > context.graph.previousTime
    if entryTime > inner.entryTime { inner.entryTime = entryTime }
    if isNew, !inner.isNewEntry { inner.isNewEntry = true }
    if entries.isContinuous { context.graph.noteContinuousTimeline() }
    if let next = entries.next {
      context.graph.requestEvaluation(at: next - context.clockOffset)
    }
    let shown = TimelineViewDefaultContext(
      date: Date(timeIntervalSinceReferenceDate: entries.current)
    )
    inner.evaluatingEntry { content(shown) }.resolve(in: inner, into: &nodes)
  }
}

/// The entries of a schedule around a time, in seconds since the reference date.
private struct ScheduleEntries {
  /// The maximum number of entries to search.
  private static let searched = 1_000_000

  /// The last entry at or before the time, or else the first one.
  var current = 0.0
  /// The first entry after the time.
  var next: Double?
  /// Whether every time is an entry.
  var isContinuous = false

  init<Schedule: TimelineSchedule>(_ schedule: Schedule, at time: Double) {
    if let animation = schedule as? AnimationTimelineSchedule {
      (current, next) = animation.entries(around: time)
      isContinuous = animation.isContinuous
      return
    }
    let everyMinute =
      schedule is EveryMinuteTimelineSchedule
      ? PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60) : nil
    if let periodic = schedule as? PeriodicTimelineSchedule ?? everyMinute {
      (current, next) = periodic.entries(around: time)
      isContinuous = next == nil && current == time
      return
    }
    let start = Date(timeIntervalSinceReferenceDate: 0)
    var isFirst = true
    for date in schedule.entries(from: start, mode: .normal).prefix(ScheduleEntries.searched) {
      let entry = date.timeIntervalSinceReferenceDate
      // A NaN date differs from itself and would count as a change in each evaluation.
      guard !entry.isNaN else { continue }
      guard isFirst || entry <= time else {
        next = entry
        return
      }
      current = entry
      isFirst = false
    }
  }
}

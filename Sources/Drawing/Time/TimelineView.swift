public import Foundation

/// A view that is updated as time advances.
///
/// ```swift
/// TimelineView(.animation) { context in
///   Hand(angle: .degrees(6 * context.date.timeIntervalSinceReferenceDate))
/// }
/// ```
///
/// Time is that of the rendering, whose time 0 is the reference date (2001). Where the view or
/// anything else in the picture keeps state, all entries of the schedule up to the time are
/// evaluated in turn; the one at the time itself is shown.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  /// Has no body: its content is made for each moment.
  public typealias Body = Never

  /// What the content is made from.
  public struct Context: Sendable {
    /// How often a view is to change.
    public enum Cadence: Comparable, Sendable {
      /// As often as there are frames.
      case live
      /// At most once a second.
      case seconds
      /// At most once a minute.
      case minutes
    }

    /// The entry of the schedule that is shown.
    public let date: Date
    /// How often the view is to change; in a rendering, always as often as there are frames.
    public let cadence: Cadence

    /// Creates the context of an entry.
    init(date: Date) {
      self.date = date
      cadence = .live
    }
  }

  private let schedule: Schedule
  private let content: (TimelineViewDefaultContext) -> Content

  /// Makes a view for each entry of a schedule.
  public init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }
}

/// The context of a timeline, whatever its types.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
  .Context

extension TimelineView: PrimitiveView {
  package func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    context.pass.abandonUnlessKept()
    context.pass.endLead()
    var inner = context.at(.type("TimelineView"))
    let now = inner.time
    let entries = ScheduleEntries(schedule, at: now)
    let isNew = entries.current - context.clockOffset > context.pass.graph.previousTime
    if isNew, !inner.isNewEntry { inner.isNewEntry = true }
    if entries.isContinuous { context.pass.graph.noteContinuousTimeline() }
    if let next = entries.next { context.pass.graph.askForMoment(next - context.clockOffset) }
    let shown = TimelineViewDefaultContext(
      date: Date(timeIntervalSinceReferenceDate: entries.current)
    )
    inner.evaluating { content(shown) }.resolve(in: inner, into: &nodes)
  }
}

/// The entries of a schedule around a time.
private struct ScheduleEntries {
  /// How many entries are looked through at most.
  private static let searched = 1_000_000

  /// The last one up to the time, or else the first one; in seconds since the reference date.
  var current = 0.0
  /// The first one after the time.
  var next: Double?
  /// Whether any time is an entry.
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
      // A date that is none differs from itself, and so would change at each look.
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

/// The values of an evaluation that views and motions read.
///
/// The evaluation stores them outside itself, so that contexts and drawing states read them through
/// a pointer. Reading a property of the evaluation itself would retain and release it, which takes
/// much of the time when there are thousands of views.
struct RenderStatus {
  /// The maximum nesting depth of views; every body, container and modifier counts.
  static var nestingLimit: Int { 16_384 }

  /// The nesting depth beyond which layout runs on a larger stack.
  private static var deepNesting: Int { 64 }

  /// The maximum number of views.
  let viewLimit: Int
  /// Whether the picture is used. If not, only changes to the graph matter.
  let isShown: Bool
  /// Whether the positions of all views are recorded.
  let recordsPlacements: Bool
  /// The time on the rendering's clock, in seconds.
  let time: Double
  /// Whether the evaluation applies changes instead of only showing the current state.
  let appliesChanges: Bool
  /// The time between the moment being evaluated and the moment that the picture shows, in seconds.
  ///
  /// If nothing else can happen before the requested moment, the evaluation that starts the last
  /// animations can already show them at that moment.
  var lead: Double
  /// Whether the picture contains a running animation.
  private(set) var showsMotion = false
  /// Whether a running animation may affect the frames of the views that are drawn next.
  var movesFrames = false
  /// The `CurveCache` of the rendering, once a motion has requested it; the graph owns it.
  unowned(unsafe) var curves: AnyObject?
  /// Whether the rest of the evaluation can be skipped.
  var hasFailed = false
  /// Whether views are nested so deeply that a larger stack is needed.
  private(set) var isDeep = false
  /// The number of views evaluated so far: every body, container and modifier.
  private var viewCount = 0

  init(
    viewLimit: Int,
    isShown: Bool,
    recordsPlacements: Bool,
    time: Double,
    appliesChanges: Bool,
    lead: Double
  ) {
    self.viewLimit = viewLimit
    self.isShown = isShown
    self.recordsPlacements = recordsPlacements
    self.time = time
    self.appliesChanges = appliesChanges
    self.lead = lead
  }

  /// Records that an animation is running.
  mutating func noteMotion() {
    showsMotion = true
    movesFrames = true
  }

  /// Counts a view that is nested in `depth` others; returns whether the limits allow it.
  mutating func countView(depth: Int) -> Bool {
    viewCount += 1
    if depth > RenderStatus.deepNesting { isDeep = true }
    return depth <= RenderStatus.nestingLimit && viewCount <= viewLimit
  }
}

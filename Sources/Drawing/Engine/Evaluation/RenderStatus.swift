/// The values of an evaluation that each view reads.
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
  /// Whether the rest of the evaluation can be skipped.
  var hasFailed = false
  /// Whether views are nested so deeply that a larger stack is needed.
  private(set) var isDeep = false
  /// The number of views evaluated so far: every body, container and modifier.
  private var viewCount = 0

  init(viewLimit: Int, isShown: Bool, recordsPlacements: Bool) {
    self.viewLimit = viewLimit
    self.isShown = isShown
    self.recordsPlacements = recordsPlacements
  }

  /// Counts a view that is nested in `depth` others; returns whether the limits allow it.
  mutating func countView(depth: Int) -> Bool {
    viewCount += 1
    if depth > RenderStatus.deepNesting { isDeep = true }
    return depth <= RenderStatus.nestingLimit && viewCount <= viewLimit
  }
}

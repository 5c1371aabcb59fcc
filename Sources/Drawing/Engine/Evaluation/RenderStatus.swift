/// The values of an evaluation that views and motions read.
///
/// The graph stores them outside the evaluation, so that contexts and drawing states read them
/// through a pointer. Reading a property of the evaluation itself would retain and release it, which
/// takes much of the time when there are thousands of views.
struct RenderStatus {
  /// The maximum nesting depth of views; every body, container and modifier counts.
  static var nestingLimit: Int { 16_384 }

  /// The nesting depth beyond which layout runs on a larger stack.
  private static var deepNesting: Int { 64 }

  /// The positions of the views; the graph owns them.
  private unowned(unsafe) let tree: IdentityTree
  /// Whether the graph keeps state and animated values for later evaluations.
  let keepsValues: Bool
  /// The number of this evaluation of the graph, from 1.
  let number: Int
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
    tree: IdentityTree,
    keepsValues: Bool,
    number: Int,
    viewLimit: Int,
    isShown: Bool,
    recordsPlacements: Bool,
    time: Double,
    appliesChanges: Bool,
    lead: Double
  ) {
    self.tree = tree
    self.keepsValues = keepsValues
    self.number = number
    self.viewLimit = viewLimit
    self.isShown = isShown
    self.recordsPlacements = recordsPlacements
    self.time = time
    self.appliesChanges = appliesChanges
    self.lead = lead
  }

  /// Returns an object that the graph keeps at a path, as ``GraphNode/object(_:in:_:)`` does.
  @_transparent func object<Kept: KeptObject>(
    _ kind: Any.Type = Kept.self,
    at path: IdentityPath,
    _ make: () -> Kept
  ) -> Kept {
    let node: GraphNode
    // Most requests don't need the tree.
    if let known = path.storedNode {
      node = known.takeUnretainedValue()
    } else {
      node = tree.node(at: path)
    }
    return node.object(kind, in: number, make)
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

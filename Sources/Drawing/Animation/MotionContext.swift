/// The inputs that determine how a value is shown: the time, and the animation of changes.
struct MotionContext {
  private let surroundings: ViewContext.Surroundings
  /// The time that the view shows, relative to `time`, in seconds.
  let timeOffset: Double

  /// Creates the inputs for values in the given surroundings. The time offset is fixed here, because
  /// it may be reset later in the evaluation.
  init(in surroundings: ViewContext.Surroundings) {
    self.surroundings = surroundings
    timeOffset = surroundings.clockOffset + surroundings.pass.lead
  }

  /// The time on the rendering's clock, in seconds.
  var time: Double { surroundings.pass.graph.time }

  /// The animation of a change; `nil` if there is none, or if the evaluation only shows the current
  /// state and starts no motions.
  var animation: Animation? {
    // Through `motion`, because reading a property of the transaction's extension copies it.
    surroundings.pass.appliesChanges ? surroundings.transaction.motion?.animation : nil
  }

  /// The actions to run when all motions of the change have ended.
  var completions: [AnimationCompletion] { surroundings.transaction.completions }

  /// The computed springs and curves of the rendering.
  var curves: CurveCache { surroundings.pass.graph.curves }

  /// Records that the evaluation shows a motion.
  func noteMotion() {
    surroundings.pass.noteMotion()
  }
}

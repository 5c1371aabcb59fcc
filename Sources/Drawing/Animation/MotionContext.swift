/// The inputs that determine how a value is shown: the time, and the animation of changes.
struct MotionContext {
  private let surroundings: ViewContext.Surroundings
  /// The values of the evaluation, which the surroundings own.
  private let status: UnsafeMutablePointer<RenderStatus>
  /// The time that the view shows, relative to `time`, in seconds.
  let timeOffset: Double

  /// Creates the inputs for values in the given surroundings. The time offset is fixed here,
  /// because it may be reset later in the evaluation.
  @_transparent init(in surroundings: ViewContext.Surroundings) {
    self.surroundings = surroundings
    status = surroundings.status
    timeOffset = surroundings.clockOffset + status.pointee.lead
  }

  /// The time on the rendering's clock, in seconds.
  @_transparent var time: Double { status.pointee.time }

  /// The animation of a change; `nil` if there is none, or if the evaluation only shows the current
  /// state and starts no motions.
  @_transparent var animation: Animation? {
    // Through `motion`, because reading a property of the transaction's extension copies it.
    status.pointee.appliesChanges ? surroundings.transaction.motion?.animation : nil
  }

  /// The actions to run when all motions of the change have ended.
  var completions: [AnimationCompletion] { surroundings.transaction.completions }

  /// The computed springs and curves of the rendering.
  @_transparent var curves: CurveCache {
    if let known = status.pointee.curves { return unsafeDowncast(known, to: CurveCache.self) }
    return findCurves()
  }

  private func findCurves() -> CurveCache {
    let found = surroundings.graph.curves
    status.pointee.curves = found
    return found
  }

  /// Records that the evaluation shows a motion.
  func noteMotion() {
    status.pointee.noteMotion()
  }
}

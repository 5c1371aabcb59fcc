/// The inputs that determine how a value is shown: the time, and the animation of changes.
///
/// It is a class because all values of a view share it, and thousands of views may.
final class MotionContext {
  /// The time on the rendering's clock, in seconds.
  let time: Double
  /// The time that the view shows, relative to `time`, in seconds.
  let timeOffset: Double
  /// The animation of a change; `nil` if there is none, or if the evaluation only shows the current
  /// state and starts no motions.
  let animation: Animation?
  /// The actions to run when all motions of the change have ended.
  let completions: [AnimationCompletion]
  let curves: CurveCache
  /// The evaluation, which records whether it shows a motion.
  let pass: RenderPass?

  /// Creates the inputs; without a transaction, changes start no motions.
  init(
    time: Double,
    timeOffset: Double,
    transaction: Transaction?,
    curves: CurveCache,
    pass: RenderPass? = nil
  ) {
    self.time = time
    self.timeOffset = timeOffset
    animation = transaction?.animation
    completions = transaction?.completions ?? []
    self.curves = curves
    self.pass = pass
  }
}

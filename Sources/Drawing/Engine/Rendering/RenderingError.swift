public import Foundation

/// An error that prevents a view from being drawn.
public enum RenderingError: Error, Hashable, Sendable {
  /// Views are nested beyond the limit, which counts every body, container and modifier.
  case nestedTooDeeply(limit: Int)
  /// Clips, masks and effects that are composited as one layer are nested beyond the limit.
  case groupsNestedTooDeeply(limit: Int)
  /// Views or layers are nested too deeply for the stack of the calling thread, and the system
  /// can't create a thread with a larger one.
  case noLargerStack
  /// The view's size, in points, isn't finite.
  case endlessSize(CGSize)
  /// The canvas size, in points, isn't finite or is negative.
  case impossibleCanvas(CGSize)
  /// A view reads an object from the environment that no surrounding view provides.
  case missingObject(view: String, type: String, hint: String)
  /// Every evaluation at one moment changes state again; the last change is to the state of `view`.
  case neverSettles(view: String, time: Double, limit: Int)
  /// Timelines and timers request more than `limit` evaluations before `time`.
  case tooManyMoments(time: Double, limit: Int)
  /// The number of views exceeds `ImageRenderer.viewLimit`; the last view is in `container`.
  case tooManyViews(container: String, limit: Int)
}

extension RenderingError: CustomStringConvertible {
  /// The problem, its cause and a fix.
  public var description: String {
    switch self {
    case .nestedTooDeeply(let limit):
      """
      the view can't be drawn: more than \(limit) views are nested (each body, container and \
      modifier counts); look for a view whose body contains the view itself
      """
    case .groupsNestedTooDeeply(let limit):
      """
      the view can't be drawn: more than \(limit) clips, masks, filters, drawing groups, layers and \
      translucent groups are nested; apply the effect once, around all of them
      """
    case .noLargerStack:
      """
      the view can't be drawn: it is nested too deeply for the stack of this thread, and the system \
      can't create a thread with a larger one; run fewer tests at a time with \
      `swift test --no-parallel`, raise the limits that `ulimit -a` lists, or nest fewer views and \
      layers
      """
    case .endlessSize(let size):
      """
      the view can't be drawn: its size is \(size.width) × \(size.height) points, which isn't \
      finite; give the view a finite frame, or pass a size (`size:` of a strategy, `canvasSize` of \
      an `ImageRenderer`)
      """
    case .impossibleCanvas(let size):
      """
      the view can't be drawn: its canvas is \(size.width) × \(size.height) points; pass finite \
      positive numbers (`size:` of a strategy, `canvasSize` of an `ImageRenderer`), or `nil` for the \
      view's own size
      """
    case .missingObject(let view, let type, let hint):
      """
      the view can't be drawn: \(view) reads an object of type \(type) from its environment, \
      which has none; apply `.\(hint)` with such an object to an enclosing view
      """
    case .neverSettles(let view, let time, let limit):
      """
      the view can't be drawn: at \(time) s it was evaluated more than \(limit) times, and state \
      kept changing, most recently the state of \(view); look for a body, an `onAppear` or \
      an `onChange` that changes a value it depends on
      """
    case .tooManyMoments(let time, let limit):
      """
      the view can't be drawn: its timelines and timers request more than \(limit) evaluations \
      before \(time) s; render an earlier time, or give them a longer interval
      """
    case .tooManyViews(let container, let limit):
      """
      the view can't be drawn: \(container.isEmpty ? "it" : container) contains more views than \
      the limit of \(limit) (each body, container and modifier counts); show fewer elements, draw them \
      in a `Canvas`, or raise `viewLimit` of an `ImageRenderer` (a test can compare its `bitmap()` \
      as `.png`)
      """
    }
  }
}

public import Foundation

/// Why a view can't be drawn.
public enum RenderingError: Error, Hashable, Sendable {
  /// Views stand in one another beyond the limit, which counts every body, container and modifier.
  case nestedTooDeeply(limit: Int)
  /// Clips, masks and effects that are painted as one stand in one another beyond the limit.
  case groupsNestedTooDeeply(limit: Int)
  /// The view answers a size that isn't finite, in points.
  case endlessSize(CGSize)
  /// The size that the canvas is given isn't a size, in points.
  case impossibleCanvas(CGSize)
  /// A view reads an object from the environment that no view around it has put there.
  case missingObject(view: String, type: String, hint: String)
  /// At one moment each evaluation changes state again, the last time that of `view`.
  case neverSettles(view: String, time: Double, limit: Int)
  /// Timelines ask for more evaluations before the moment than may be made.
  case tooManyMoments(time: Double, limit: Int)
  /// There are more views than `ImageRenderer.viewLimit` allows, the last of them in `container`.
  case tooManyViews(container: String, limit: Int)
}

extension RenderingError: CustomStringConvertible {
  /// What is wrong, why, and what to do.
  public var description: String {
    switch self {
    case .nestedTooDeeply(let limit):
      """
      the view can't be drawn: more than \(limit) views stand in one another (each body, \
      container and modifier counts); look for a view whose body holds the view itself without end
      """
    case .groupsNestedTooDeeply(let limit):
      """
      the view can't be drawn: more than \(limit) clips, masks, blurs, shadows and translucent \
      groups stand in one another; apply the effect once, around all of them
      """
    case .endlessSize(let size):
      """
      the view can't be drawn: it takes \(size.width) × \(size.height) points, which no canvas \
      has; set `proposedSize`, or give the view a finite frame
      """
    case .impossibleCanvas(let size):
      """
      the view can't be drawn: its canvas is \(size.width) × \(size.height) points; set \
      `canvasSize` to finite numbers above zero, or leave it out for the size that the view takes
      """
    case .missingObject(let view, let type, let hint):
      """
      the view can't be drawn: \(view) reads an object of type \(type) from its environment, \
      and there is none; add `.\(hint)` with one to a view around it
      """
    case .neverSettles(let view, let time, let limit):
      """
      the view can't be drawn: at \(time) s it was evaluated \(limit) times, and each evaluation \
      changed state again, the last time that of \(view); look for a body, an `onAppear` or an \
      `onChange` that changes what it depends on
      """
    case .tooManyMoments(let time, let limit):
      """
      the view can't be drawn: its timelines and timers ask for more than \(limit) evaluations \
      before \(time) s; render an earlier time, or give them a longer interval
      """
    case .tooManyViews(let container, let limit):
      """
      the view can't be drawn: \(container.isEmpty ? "it" : container) holds more views than the \
      limit of \(limit) (each body, container and modifier counts); show fewer elements, draw them \
      in a `Canvas`, or raise `viewLimit` of the `ImageRenderer`
      """
    }
  }
}

public import Foundation

/// Why a view can't be drawn.
public enum RenderingError: Error, Hashable, Sendable {
  /// Views stand in one another beyond the limit, which counts every body, container and modifier.
  case nestedTooDeeply(limit: Int)
  /// The view answers a size that isn't finite, in points.
  case endlessSize(CGSize)
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
    case .endlessSize(let size):
      """
      the view can't be drawn: it takes \(size.width) × \(size.height) points, which no canvas \
      has; set `proposedSize`, or give the view a finite frame
      """
    }
  }
}

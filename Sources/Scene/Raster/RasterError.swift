package import Foundation

/// An error in rasterizing a display list.
package enum RasterError: Error, Hashable, CustomStringConvertible {
  /// The canvas has no area.
  case empty(size: CGSize)
  /// A side is longer than `RasterLimits.side` allows.
  case sideTooLong(pixels: Double, limit: Int)
  /// There are more pixels than `RasterLimits.pixels` allows.
  case tooManyPixels(width: Int, height: Int, limit: Int)
  /// The scale is not a number above zero.
  case badScale(Double)
  /// There isn't enough memory for the pixels or for a shape.
  case outOfMemory(width: Int, height: Int)
  /// There isn't enough memory for the layers and masks of groups.
  case outOfMemoryForGroups(width: Int, height: Int)
  /// Groups are nested too deeply for the stack of the calling thread, and the system can't create
  /// a thread with a larger one.
  case noLargerStack
  /// Nested blurs and shadows need a layer with a longer side than `limit`, in pixels.
  case filtersReachTooFar(limit: Int)

  package var description: String {
    switch self {
    case .empty(let size):
      """
      The picture is empty: its canvas is \(DecimalFormat.shortest(size.width)) × \
      \(DecimalFormat.shortest(size.height)) points. Give it a size above zero.
      """
    case .sideTooLong(let pixels, let limit):
      """
      The picture is too large: a side of \(DecimalFormat.shortest(pixels, places: 0)) pixels \
      exceeds the limit of \(limit). Make it smaller, or raise `limits.side`.
      """
    case .tooManyPixels(let width, let height, let limit):
      """
      The picture is too large: \(width) × \(height) pixels exceed the limit of \(limit). \
      Make it smaller, or raise `limits.pixels`.
      """
    case .badScale(let scale):
      "The scale \(scale) is not a number above zero. Use 1, 2 or 3."
    case .outOfMemory(let width, let height):
      "There isn’t enough memory for a picture of \(width) × \(height) pixels. Make it smaller."
    case .outOfMemoryForGroups(let width, let height):
      """
      There isn’t enough memory to draw a picture of \(width) × \(height) pixels: its blurs, shadows, \
      masks and other groups need memory besides the pixels, and more if they are nested. Nest fewer \
      of them, or raise the limits that `ulimit -a` lists.
      """
    case .noLargerStack:
      """
      The groups of the picture are nested too deeply for the stack of this thread, and the system \
      can’t create a thread with a larger one. Nest fewer of them, run fewer tests at a time with \
      `swift test --no-parallel`, or raise the limits that `ulimit -a` lists.
      """
    case .filtersReachTooFar(let limit):
      """
      The blurs and shadows of the picture are nested and reach too far: a layer would be longer than \
      \(limit) pixels. Nest fewer of them, or make their radii and offsets smaller.
      """
    }
  }
}

/// Why a display list can't be turned into pixels.
public enum RasterError: Error, Hashable, Sendable {
  /// Nothing was drawn.
  case notDrawn
}

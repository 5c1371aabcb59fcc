package import Pixels

extension DisplayList {
  /// The picture as an SVG document, with a final newline.
  package func svg() -> String { "" }

  /// The picture as text, a command a line.
  package func commands() -> String { "" }

  /// The picture as pixels.
  package func bitmap(scale: Double = 1, background: RGBA = .clear) throws -> Bitmap {
    throw RasterError.notDrawn
  }
}

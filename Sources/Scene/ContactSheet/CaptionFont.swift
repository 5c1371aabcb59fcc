internal import Foundation

/// The stroke font of captions: one size, all glyphs equally wide.
enum CaptionFont {
  /// The size, in pixels: capitals are 14 pixels high.
  private static let size = 20.0
  /// The distance between the starts of two glyphs, in pixels.
  static let advance = StrokeFont.fixedAdvance * size
  /// The style of every line.
  static let strokeStyle = StrokeStyle(lineWidth: 1.6, lineCap: .round, lineJoin: .round)

  /// Returns the strokes of a text, with the tops of its capitals at `top`.
  static func path(of text: String, x: Double, top: Double) -> Path {
    var path = Path()
    let baseline = top + StrokeFont.capHeight * size
    for (index, character) in text.enumerated() {
      let glyph = StrokeFont.glyph(character)
      // Each glyph is centred in its cell.
      let left = x + Double(index) * advance + (advance - glyph.advance * size) / 2
      path.addPath(
        glyph.path,
        transform: CGAffineTransform(a: size, b: 0, c: 0, d: size, tx: left, ty: baseline)
      )
    }
    return path
  }
}

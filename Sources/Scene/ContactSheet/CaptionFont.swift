internal import Foundation

/// The stroke font as captions are written with it: one size, all letters equally wide.
enum CaptionFont {
  /// The size, in pixels: capitals are 14 pixels high.
  private static let size = 20.0
  /// From the start of a letter to that of the next, in pixels.
  static let advance = StrokeFont.fixedAdvance * size
  /// The pen of every line.
  static let pen = StrokeStyle(lineWidth: 1.6, lineCap: .round, lineJoin: .round)

  /// Returns the lines of a text whose capitals begin at `top`.
  static func path(of text: String, x: Double, top: Double) -> Path {
    var path = Path()
    let baseline = top + StrokeFont.capHeight * size
    for (index, character) in text.enumerated() {
      let glyph = StrokeFont.glyph(character)
      // A letter is in the middle of its room.
      let left = x + Double(index) * advance + (advance - glyph.advance * size) / 2
      path.addPath(
        glyph.path,
        transform: CGAffineTransform(a: size, b: 0, c: 0, d: size, tx: left, ty: baseline)
      )
    }
    return path
  }
}

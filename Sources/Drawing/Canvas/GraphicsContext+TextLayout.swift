import Foundation
import Scene

extension GraphicsContext {
  /// Draws a line of a text at its position in the text.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
    for run in line { draw(run, options: options) }
  }

  /// Draws a run of a text at its position in the text.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
    for letter in run.letters { draw(letter) }
  }

  /// Draws letters of a text at their positions in the text.
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
    for letter in slice.letters { draw(letter) }
  }

  private func draw(_ letter: Text.Layout.Letter) {
    if let (image, frame) = letter.image { draw(image.image, in: frame) }
    for stroke in letter.strokes {
      paint(stroke.outline, stroke.style, in: letter.paintBounds, at: pictureTransform)
    }
  }
}

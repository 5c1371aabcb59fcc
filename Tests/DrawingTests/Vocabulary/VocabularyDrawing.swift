import Drawing
import Pixels
import Testing

/// A small drawing of one view or modifier of the vocabulary.
struct VocabularyDrawing: CustomTestStringConvertible, Sendable {
  static let side: CGFloat = 64

  let name: String
  /// The permitted mean difference of a channel from librsvg's rendering, in levels of 0…255.
  let tolerance: Double
  /// The time at which it is drawn, in seconds.
  let time: Double
  /// The pixels per point.
  let scale: CGFloat
  private let view: @Sendable () -> AnyView

  var testDescription: String { name }

  init(
    _ name: String,
    tolerance: Double = 1,
    at time: Double = 0,
    scale: CGFloat = 1,
    @ViewBuilder _ view: @escaping @Sendable () -> any View
  ) {
    self.name = name
    self.tolerance = tolerance
    self.time = time
    self.scale = scale
    self.view = { AnyView(view()) }
  }

  var renderer: ImageRenderer<AnyView> {
    let renderer = ImageRenderer(content: view())
    let side = VocabularyDrawing.side
    renderer.canvasSize = CGSize(width: side, height: side)
    renderer.scale = scale
    renderer.background = .white
    renderer.time = time
    return renderer
  }

  static var all: [VocabularyDrawing] {
    shapes + strokes + styles + containers + effects + blends + texts + pictures + canvases
      + combinations + otherVocabulary + transitions + motions
  }
}

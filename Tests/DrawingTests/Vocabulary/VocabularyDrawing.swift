import Drawing
import Pixels
import Testing

/// A small drawing that shows one word of the vocabulary.
struct VocabularyDrawing: CustomTestStringConvertible, Sendable {
  static let side: CGFloat = 64

  let name: String
  /// By how much the mean of a channel may be off, in steps of 255, from what librsvg draws.
  let tolerance: Double
  /// The moment that is drawn, in seconds.
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
      + combinations + furtherWords + transitions + motions
  }
}

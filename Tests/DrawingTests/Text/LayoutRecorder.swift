import Drawing

/// A renderer that draws a text, moved up by `lift`, and records its layout.
struct LayoutRecorder: TextRenderer {
  final class Record {
    var layout: Text.Layout?
  }

  var record = Record()
  var lift = 0.0

  var animatableData: Double {
    get { lift }
    set { lift = newValue }
  }

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    record.layout = layout
    context.translateBy(x: 0, y: -lift)
    for line in layout { context.draw(line) }
  }
}

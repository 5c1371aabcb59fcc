import SwiftUI

/// A marked part of a text.
struct MarkAttribute: TextAttribute {}

/// A renderer that draws a background behind marked text, and raises its letters one after another.
struct MarkRenderer: TextRenderer, Animatable {
  var elapsed: Double

  var animatableData: Double {
    get { elapsed }
    set { elapsed = newValue }
  }

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for line in layout {
      for run in line {
        guard run[MarkAttribute.self] != nil else {
          context.draw(run)
          continue
        }
        let box = run.typographicBounds.rect.insetBy(dx: -3, dy: 0)
        context.fill(Path(roundedRect: box, cornerRadius: 6), with: .color(.yellow.opacity(0.6)))
        for (index, letter) in run.enumerated() {
          let fraction = min(max(elapsed - Double(index) * 0.1, 0), 0.5) / 0.5
          var risen = context
          risen.opacity = UnitCurve.easeOut.value(at: fraction)
          risen.translateBy(x: 0, y: (1 - fraction) * letter.typographicBounds.descent * 2)
          risen.draw(letter, options: .disablesSubpixelQuantization)
        }
      }
    }
  }
}

/// A renderer that frames each letter.
struct FrameRenderer: TextRenderer {
  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for letter in layout.flatMap({ $0 }).flatMap({ $0 }) {
      context.stroke(Path(letter.typographicBounds.rect), with: .color(.red), lineWidth: 0.5)
    }
    for line in layout { context.draw(line) }
  }
}

extension ContainerValues {
  @Entry var isPinned: Bool = false
}

/// A card around each of its views.
struct CardRow<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    HStack(spacing: 8) {
      ForEach(subviews: content) { view in
        view
          .padding(8)
          .background(
            view.containerValues.isPinned ? Color.orange : .gray.opacity(0.2),
            in: RoundedRectangle(cornerRadius: 8)
          )
      }
    }
  }
}

/// A pill that is grey if it is disabled.
struct PillStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal, 14).padding(.vertical, 6)
      .foregroundStyle(isEnabled ? .white : .secondary)
      .background(isEnabled ? Color.blue : .gray.opacity(0.3), in: Capsule())
  }
}

struct HeadlineBoard: View {
  @State private var elapsed = 0.0

  var body: some View {
    VStack(spacing: 16) {
      Text("Texts that \(Text("rise").customAttribute(MarkAttribute()).bold()) on their own")
        .font(.title2)
        .textRenderer(MarkRenderer(elapsed: elapsed))
      Text("Framed • letters → here").textRenderer(FrameRenderer())
      CardRow {
        Text("One")
        Text("Two").containerValue(\.isPinned, true)
        ForEach(3..<5) { Text("\($0)") }
      }
      HStack {
        Button("Go") {}
        Button("Wait") {}.disabled(true)
      }
      .buttonStyle(PillStyle())
    }
    .padding()
    .onAppear {
      withAnimation(.linear(duration: 2)) { elapsed = 2 }
    }
  }
}

#Preview("Headlines") {
  @Previewable @State var isShown = true
  HeadlineBoard().opacity(isShown ? 1 : 0)
}

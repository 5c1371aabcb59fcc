import DrawingControls
import Testing

/// Styles that read the environment and have state, like views.
@Suite
struct StyleTests {
  private struct Lamp: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      configuration.label.background(isEnabled ? Color.green : .red)
    }
  }

  private struct Growing: ProgressViewStyle {
    @State private var isFull = false

    func makeBody(configuration: Configuration) -> some View {
      Color.blue.frame(width: isFull ? 30 : 10, height: 10)
        .onAppear { withAnimation(.linear(duration: 2)) { isFull = true } }
    }
  }

  private struct Scaled: ToggleStyle {
    @Environment(\.colorScheme) private var scheme

    func makeBody(configuration: Configuration) -> some View {
      Color(white: scheme == .dark ? 1 : 0)
    }
  }

  @Test
  func stylesReadTheEnvironmentOfTheirControl() throws {
    let lamp = Button {
    } label: {
      Color.clear.frame(width: 5, height: 5)
    }.buttonStyle(Lamp())
    let isOn = try lamp.drawn(20, 20).leaves.compactMap(\.color)
    let isOff = try lamp.disabled(true).drawn(20, 20).leaves.compactMap(\.color)
    #expect(isOn != isOff)
    // A disabled ancestor also disables its descendants, which can't override it.
    #expect(
      try lamp.disabled(false).disabled(true).drawn(20, 20).leaves.compactMap(\.color) == isOff
    )
    #expect(
      try lamp.disabled(true).disabled(false).drawn(20, 20).leaves.compactMap(\.color) == isOff
    )
  }

  @Test
  func stylesKeepTheirState() throws {
    let view = ProgressView(value: 0.5).progressViewStyle(Growing())
    let widths = try [0, 1, 2].map { time in
      try view.drawn(60, 60, at: time).leaves[0].outline.path.boundingRect.width
    }
    #expect(widths == [10, 20, 30])
  }

  @Test
  func toggleStylesReadTheEnvironment() throws {
    let toggle = Toggle("On", isOn: .constant(true)).toggleStyle(Scaled())
    let bright = try toggle.drawn(20, 20).leaves.compactMap(\.color)
    let dark = try toggle.colorScheme(.dark).drawn(20, 20).leaves.compactMap(\.color)
    #expect(bright != dark)
  }

  @Test
  func boxesTakeACustomStyle() throws {
    struct Frame: GroupBoxStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 0) {
          configuration.label; configuration.content
        }
      }
    }
    let box = GroupBox {
      Color.red.frame(height: 20)
    } label: {
      Color.blue.frame(height: 10)
    }
    #expect(try box.groupBoxStyle(Frame()).drawn(20, nil).size.height == 30)
    #expect(try box.drawn(20, nil).size.height > 30)
  }

  @Test
  func disabledButtonsHaveAnotherTitleColor() throws {
    let button = Button("l") {}
    let plain = try button.drawn(20, 20).leaves.compactMap(\.color)
    #expect(try button.disabled(true).drawn(20, 20).leaves.compactMap(\.color) != plain)
  }
}

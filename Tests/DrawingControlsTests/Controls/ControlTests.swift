import DrawingControls
import Foundation
import Scene
import Testing

private struct Pill: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(10).background(Capsule().fill(.yellow))
  }
}

private struct Ring: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    Circle().trim(from: 0, to: configuration.fractionCompleted ?? 0).stroke(.red, lineWidth: 4)
  }
}

private struct Row: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label; configuration.currentValueLabel
    }
    .frame(width: 100 * configuration.value)
  }
}

private final class Ground: ObservableObject {
  var color = Color.green
}

/// The environment that a style reads.
@MainActor private struct Surroundings: DynamicProperty {
  @Environment(\.colorScheme) private var scheme
  @EnvironmentObject private var ground: Ground
  @State private var width: CGFloat = 7

  var look: some View {
    Rectangle().fill(scheme == .dark ? .red : ground.color).frame(width: width)
      .onAppear { width = 9 }
  }
}

private struct EnvironmentReadingButton: ButtonStyle {
  private let surroundings = Surroundings()
  func makeBody(configuration: Configuration) -> some View { surroundings.look }
}

private struct EnvironmentReadingToggle: ToggleStyle {
  private let surroundings = Surroundings()
  func makeBody(configuration: Configuration) -> some View { surroundings.look }
}

private struct EnvironmentReadingLabel: LabelStyle {
  private let surroundings = Surroundings()
  func makeBody(configuration: Configuration) -> some View { surroundings.look }
}

private struct EnvironmentReadingProgress: ProgressViewStyle {
  private let surroundings = Surroundings()
  func makeBody(configuration: Configuration) -> some View { surroundings.look }
}

private struct EnvironmentReadingGauge: GaugeStyle {
  private let surroundings = Surroundings()
  func makeBody(configuration: Configuration) -> some View { surroundings.look }
}

@Suite
struct ControlTests {
  private static let environmentReaders: [@Sendable () -> AnyView] = [
    { AnyView(Button("A") {}.buttonStyle(EnvironmentReadingButton())) },
    { AnyView(Toggle("A", isOn: .constant(true)).toggleStyle(EnvironmentReadingToggle())) },
    { AnyView(Label("A", systemImage: "star").labelStyle(EnvironmentReadingLabel())) },
    { AnyView(ProgressView(value: 0.5).progressViewStyle(EnvironmentReadingProgress())) },
    { AnyView(Gauge(value: 0.5) { Text("A") }.gaugeStyle(EnvironmentReadingGauge())) },
  ]

  @Test(arguments: environmentReaders.indices)
  func stylesMayHaveDynamicProperties(index: Int) throws {
    let view = ControlTests.environmentReaders[index]()
    let bright = try view.environmentObject(Ground()).drawn(20, 20).leaves
    #expect(bright.map(\.color) == [Color.green.rgbaBytes])
    #expect(bright.map(\.outline.path.boundingRect.width) == [9])
    let dark = view.environment(\.colorScheme, .dark).environmentObject(Ground())
    // Red in the dark appearance.
    #expect(
      try dark.drawn(20, 20).leaves.map(\.color) == [RGBA(red: UInt8(255), green: 69, blue: 58)]
    )
  }

  @Test(arguments: environmentReaders.indices)
  func missingObjectInAStyleIsAnError(index: Int) throws {
    let error = #expect(throws: RenderingError.self) {
      try ControlTests.environmentReaders[index]().drawn(20, 20)
    }
    #expect(error?.description.contains(" reads an object of type Ground") == true)
  }

  private static func frames(_ view: some View, _ color: Color) throws -> [CGRect] {
    try view.drawn(227, 100).leaves.filter { $0.color == color.rgbaBytes }
      .map { $0.outline.path.boundingRect.applying($0.transform) }
  }

  @Test(arguments: [(0.0, 0.0), (0.25, 50), (1, 200), (7, 200)])
  func sliderKnobIsAtItsValue(value: Double, place: Double) throws {
    let slider = Slider(value: .constant(value))
    #expect(try ControlTests.frames(slider, .white).map(\.minX) == [place])
    // The tinted part of the track ends in the middle of the knob.
    #expect(try ControlTests.frames(slider, .blue).map(\.width) == [place + 13.5])
  }

  /// The knob is 27 points wide, so it can't move in a narrower slider.
  @Test(arguments: [(20.0, 0.0), (27, 0), (28, 1)])
  func knobOfANarrowSliderStaysAtTheStart(width: Double, place: Double) throws {
    let knobs = try Slider(value: .constant(1.0)).drawn(width, 100).leaves
      .filter { $0.color == Color.white.rgbaBytes }
      .map { $0.outline.path.boundingRect.applying($0.transform) }
    #expect(knobs == [CGRect(place, 0, 27, 27)])
  }

  @Test
  func buttonsAreNeverPressed() throws {
    struct Pressed: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        Rectangle().fill(configuration.isPressed ? .red : .green)
      }
    }
    let button = Button("a") {}.buttonStyle(Pressed())
    #expect(try button.drawn(9, 9).leaves.map(\.color) == [Color.green.rgbaBytes])
  }

  @Test
  func sliderInTheOlderOrderIsFromZeroToOne() throws {
    let labelled = Slider(
      value: .constant(0.25),
      minimumValueLabel: EmptyView(),
      maximumValueLabel: EmptyView()
    ) {
      Text("Volume")
    }
    let plain = Slider(value: .constant(0.25), onEditingChanged: { _ in }) { Text("Volume") }
    #expect(try ControlTests.frames(labelled, .white).map(\.minX) == [50])
    #expect(try ControlTests.frames(plain, .white).map(\.minX) == [50])
  }

  @Test
  func buttonsInheritTheStyle() throws {
    let button = Button("Go") {}.buttonStyle(Pill())
    #expect(try ControlTests.frames(button, .yellow).count == 1)
    #expect(try ControlTests.frames(Button("Go") {}, .yellow).isEmpty)
  }

  @Test
  func destructiveButtonsAreRed() throws {
    #expect(try ControlTests.frames(Button("No", role: .destructive) {}, .red).count == 1)
  }

  @Test
  func progressViewIsABarOrSpokes() throws {
    let bar = try ControlTests.frames(ProgressView(value: 25, total: 100), .blue)
    #expect(bar.map(\.width) == [56.75])
    #expect(try ProgressView().drawn(100, 100).leaves.count == 8)
  }

  @Test
  func progressTakesACustomStyle() throws {
    let ring = ProgressView(value: 0.5).progressViewStyle(Ring())
    #expect(try ControlTests.frames(ring, .red).count == 1)
  }

  private struct Titled: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      ProgressView(value: configuration.fractionCompleted)
    }
  }

  @Test
  func progressViewInsideItsStyleHasTheDefaultStyle() throws {
    let bar = ProgressView(value: 0.25).progressViewStyle(Titled())
    #expect(try ControlTests.frames(bar, .blue).map(\.width) == [56.75])
  }

  @Test
  func gaugePassesItsFractionToItsStyle() throws {
    let gauge = Gauge(value: 15, in: 10...20) {
      Text("a")
    } currentValueLabel: {
      Text("b")
    }
    #expect(try gauge.gaugeStyle(Row()).drawn(nil, nil).size.width == 50)
    #expect(
      try gauge.gaugeStyle(.accessoryCircular).drawn(nil, nil).size == CGSize(width: 58, height: 58)
    )
  }

  @Test
  func onlyTheOpenRingShowsItsLimits() throws {
    func limit() -> some View { Rectangle().fill(.green).frame(width: 5, height: 5) }
    let gauge = Gauge(value: 15, in: 10...20) {
      Text("a")
    } currentValueLabel: {
      Text("b")
    } minimumValueLabel: {
      limit()
    } maximumValueLabel: {
      limit()
    }
    #expect(try ControlTests.frames(gauge.gaugeStyle(.accessoryCircular), .green).count == 2)
    #expect(try ControlTests.frames(gauge.gaugeStyle(.accessoryCircularCapacity), .green) == [])
  }

  @Test(arguments: [true, false])
  func togglesAreGreenWhenOn(isOn: Bool) throws {
    let greens = try ControlTests.frames(Toggle("T", isOn: .constant(isOn)), .green)
    #expect(greens.isEmpty == !isOn)
  }

  @Test
  func labelsFollowTheirStyle() throws {
    let label = Label("T", systemImage: "star")
    #expect(try label.drawn(100, 20).leaves.count == 2)
    #expect(try label.labelStyle(.iconOnly).drawn(100, 20).leaves.count == 1)
    #expect(try label.labelStyle(.titleOnly).drawn(100, 20).leaves.count == 1)
  }

  @Test
  func listsAndSectionsStackTheirRows() throws {
    let list = NavigationView {
      List {
        Section(header: Text("H")) {
          Text("1"); Text("2")
        }
      }
    }
    let tops = try list.drawn(100, 200).leaves.map {
      $0.outline.path.boundingRect.applying($0.transform).minY
    }
    #expect(tops.count == 3)
    #expect(tops == tops.sorted())
  }
}

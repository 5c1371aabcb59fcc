import DrawingControls
import Foundation
import Scene
import Testing

/// Controls in their default styles are drawn like the basic views that they consist of.
@Suite
struct ControlCompositionTests {
  private static let ring = StrokeStyle(lineWidth: 6, lineCap: .round)

  private static func gauge(limits: Bool) -> some View {
    ZStack {
      Circle().trim(from: 0, to: 0.75).stroke(.tint, style: ring).rotationEffect(.degrees(135))
      Circle().trim(from: 0, to: 0.0001).stroke(.white, style: ring)
        .rotationEffect(.degrees(135 + 270 * 0.25))
      Text(verbatim: "long value").padding(8).minimumScaleFactor(0.3).lineLimit(1)
      VStack {
        Spacer()
        HStack {
          if limits {
            Text(verbatim: "1")
            Text(verbatim: "5")
          } else {
            Text(verbatim: "a")
          }
        }
        .font(.caption2)
      }
    }
    .frame(width: 52, height: 52).padding(3)
  }

  static let gauges = [
    Composition("open ring") {
      Gauge(value: 2, in: 1...5) {
        Text(verbatim: "a")
      } currentValueLabel: {
        Text(verbatim: "long value")
      }
      .gaugeStyle(.accessoryCircular)
    } is: {
      gauge(limits: false)
    },
    Composition("open ring with limits") {
      Gauge(value: 2, in: 1...5) {
        Text(verbatim: "a")
      } currentValueLabel: {
        Text(verbatim: "long value")
      } minimumValueLabel: {
        Text(verbatim: "1")
      } maximumValueLabel: {
        Text(verbatim: "5")
      }
      .gaugeStyle(.accessoryCircular)
    } is: {
      gauge(limits: true)
    },
    Composition("closed ring") {
      Gauge(value: 0.25) { Text(verbatim: "a") }.gaugeStyle(.accessoryCircularCapacity)
    } is: {
      ZStack {
        Circle().trim(from: 0, to: 1).stroke(.tint.opacity(0.25), style: ring)
          .rotationEffect(.degrees(-90))
        Circle().trim(from: 0, to: 0.25).stroke(.tint, style: ring).rotationEffect(.degrees(-90))
      }
      .frame(width: 52, height: 52).padding(3)
    },
    Composition("linear gauge") {
      Gauge(value: 2, in: 1...5) {
        Text(verbatim: "a")
      } currentValueLabel: {
        Text(verbatim: "b")
      } minimumValueLabel: {
        Text(verbatim: "1")
      } maximumValueLabel: {
        Text(verbatim: "5")
      }
    } is: {
      VStack(spacing: 6) {
        Text(verbatim: "a")
        HStack {
          Text(verbatim: "1")
          bar(0.25, height: 6)
          Text(verbatim: "5")
        }
        Text(verbatim: "b")
      }
    },
    Composition("named styles of linear gauges") {
      VStack(spacing: 0) {
        Gauge(value: 0.25) { EmptyView() }.gaugeStyle(.automatic)
        Gauge(value: 0.25) { EmptyView() }.gaugeStyle(.linearCapacity)
        Gauge(value: 0.25) { EmptyView() }.gaugeStyle(.accessoryLinear)
        Gauge(value: 0.25) { EmptyView() }.gaugeStyle(.accessoryLinearCapacity)
      }
    } is: {
      VStack(spacing: 0) { ForEach(0..<4) { _ in bar(0.25, height: 6) } }
    },
    Composition("gauge without a range") {
      Gauge(value: 3, in: 3...3) { Text(verbatim: "a") }
    } is: {
      VStack(spacing: 6) {
        Text(verbatim: "a")
        HStack { bar(0, height: 6) }
      }
    },
    Composition("gauge with an empty range") {
      Gauge(value: 5, in: 3...3) { EmptyView() }
    } is: {
      bar(0, height: 6)
    },
    Composition("gauge with a value that isn’t a number") {
      Gauge(value: Double.nan, in: 1...3) { EmptyView() }
    } is: {
      bar(0, height: 6)
    },
    Composition("gauge at its end") {
      Gauge(value: 3, in: 1...3) { EmptyView() }
    } is: {
      bar(1, height: 6)
    },
    Composition("gauge below its range") {
      Gauge(value: -3, in: 1...3) { EmptyView() }
    } is: {
      bar(0, height: 6)
    },
    Composition("gauge above its range") {
      Gauge(value: 7, in: 1...3) { EmptyView() }
    } is: {
      bar(1, height: 6)
    },
  ]

  private static func bar(_ fraction: CGFloat, height: CGFloat, tint: Color = .blue) -> some View {
    GeometryReader { geometry in
      ZStack(alignment: .leading) {
        Capsule().fill(Color.bytes(120, 120, 128, 0.16))
        Capsule().fill(tint).frame(width: geometry.size.width * fraction)
      }
    }
    .frame(height: height)
  }

  static let progress = [
    Composition("bar of a progress view") {
      ProgressView(value: 3, total: 4)
    } is: {
      bar(0.75, height: 4)
    },
    Composition("tinted bar with labels") {
      ProgressView(value: 0.5) {
        Text(verbatim: "Loading")
      } currentValueLabel: {
        Text(verbatim: "half")
      }
      .progressViewStyle(LinearProgressViewStyle(tint: .red))
    } is: {
      VStack(alignment: .leading, spacing: 6) {
        Text(verbatim: "Loading")
        bar(0.5, height: 4, tint: .red)
        Text(verbatim: "half").font(.caption).foregroundStyle(.secondary)
      }
    },
    Composition("title of a bar") {
      ProgressView("Loading", value: 0.5)
    } is: {
      VStack(alignment: .leading, spacing: 6) {
        Text(verbatim: "Loading")
        bar(0.5, height: 4)
      }
    },
    Composition("progress of nothing") {
      ProgressView(value: 1, total: 0)
    } is: {
      bar(0, height: 4)
    },
    Composition("progress below 0") {
      ProgressView(value: -1, total: 2)
    } is: {
      bar(0, height: 4)
    },
    Composition("progress above 1") {
      ProgressView(value: 3, total: 2)
    } is: {
      bar(1, height: 4)
    },
    Composition("progress with a negative total") {
      ProgressView(value: -1, total: -2)
    } is: {
      bar(0, height: 4)
    },
    Composition("progress with a value that isn’t a number") {
      ProgressView(value: Double.nan)
    } is: {
      bar(0, height: 4)
    },
    Composition("progress with a total of 1 by default") {
      ProgressView(value: 0.4)
    } is: {
      bar(0.4, height: 4)
    },
    Composition("labelled progress with a total of 1 by default") {
      ProgressView(value: 0.4) { EmptyView() }
    } is: {
      bar(0.4, height: 4)
    },
    Composition("progress with two labels and a total of 1 by default") {
      ProgressView(value: 0.4) {
        EmptyView()
      } currentValueLabel: {
        EmptyView()
      }
    } is: {
      bar(0.4, height: 4)
    },
    Composition("gauge with a value from 0 to 1 by default") {
      Gauge(value: 0.25) {
        EmptyView()
      } currentValueLabel: {
        Text(verbatim: "value")
      }
    } is: {
      VStack(spacing: 6) {
        HStack { bar(0.25, height: 6) }
        Text(verbatim: "value")
      }
    },
    Composition("automatic style of known progress") {
      ProgressView(value: 0.25).progressViewStyle(.automatic)
    } is: {
      bar(0.25, height: 4)
    },
    Composition("title of indeterminate progress") {
      ProgressView("Loading")
    } is: {
      VStack(spacing: 6) {
        spokes(.bytes(60, 60, 67))
        Text(verbatim: "Loading").font(.caption).foregroundStyle(.secondary)
      }
    },
    Composition("circular style") {
      ProgressView(value: 0.5).progressViewStyle(.circular)
    } is: {
      spokes(.bytes(60, 60, 67))
    },
    Composition("linear style of unknown progress") {
      ProgressView().progressViewStyle(.linear)
    } is: {
      bar(0, height: 4)
    },
    Composition("unknown progress") {
      ProgressView()
    } is: {
      spokes(.bytes(60, 60, 67))
    },
    Composition("automatic style of unknown progress") {
      ProgressView().progressViewStyle(.automatic)
    } is: {
      spokes(.bytes(60, 60, 67))
    },
    Composition("tinted spokes") {
      ProgressView(value: 0.5).progressViewStyle(CircularProgressViewStyle(tint: .red))
    } is: {
      spokes(.red)
    },
    Composition("spokes with a title") {
      ProgressView(String("Loading"))
    } is: {
      VStack(spacing: 6) {
        spokes(.bytes(60, 60, 67))
        Text(verbatim: "Loading").font(.caption).foregroundStyle(.secondary)
      }
    },
  ]

  /// The eight spokes at time 0. The spoke at the left of the top is the most opaque one.
  private static func spokes(_ color: Color) -> some View {
    ZStack {
      ForEach(0..<8) { index in
        Capsule().fill(color)
          .frame(width: 2.5, height: 6).offset(y: -7)
          .rotationEffect(.degrees(45 * Double(index)))
          .opacity(0.2 + 0.1 * Double(index))
      }
    }
    .frame(width: 20, height: 20)
  }

  private static let field = Color.bytes(118, 118, 128, 0.12)

  static let containers = [
    Composition("group box") {
      GroupBox("Title") {
        Color.red.frame(width: 30, height: 10)
        Color.blue.frame(width: 20, height: 10)
      }
    } is: {
      VStack(alignment: .leading, spacing: 8) {
        Text(verbatim: "Title").font(.headline)
        VStack {
          Color.red.frame(width: 30, height: 10)
          Color.blue.frame(width: 20, height: 10)
        }
      }
      .padding(16).background(RoundedRectangle(cornerRadius: 8).fill(field))
    },
    Composition("group box without a label") {
      GroupBox { Color.red.frame(width: 30, height: 10) }
    } is: {
      Color.red.frame(width: 30, height: 10).padding(16)
        .background(RoundedRectangle(cornerRadius: 8).fill(field))
    },
    Composition("group box with a view as label") {
      GroupBox(label: Color.blue.frame(width: 5, height: 5)) {
        Color.red.frame(width: 30, height: 10)
      }
    } is: {
      VStack(alignment: .leading, spacing: 8) {
        Color.blue.frame(width: 5, height: 5)
        Color.red.frame(width: 30, height: 10)
      }
      .padding(16).background(RoundedRectangle(cornerRadius: 8).fill(field))
    },
    Composition("closed disclosure group") {
      DisclosureGroup("Title") { Color.red }
    } is: {
      HStack {
        Text(verbatim: "Title")
        Spacer()
        Image(systemName: "chevron.right").foregroundStyle(.tint)
      }
    },
    Composition("open disclosure group") {
      DisclosureGroup("Title", isExpanded: .constant(true)) {
        Color.red.frame(width: 40, height: 10)
      }
    } is: {
      VStack(alignment: .leading) {
        HStack {
          Text(verbatim: "Title")
          Spacer()
          Image(systemName: "chevron.down").foregroundStyle(.tint)
        }
        Color.red.frame(width: 40, height: 10)
      }
    },
    Composition("control group") {
      ControlGroup {
        Color.red.frame(width: 5, height: 5)
        Color.blue.frame(width: 5, height: 5)
      }
    } is: {
      HStack {
        Color.red.frame(width: 5, height: 5)
        Color.blue.frame(width: 5, height: 5)
      }
    },
    Composition("missing content") {
      ContentUnavailableView {
        Text(verbatim: "Nothing")
      } description: {
        Text(verbatim: "here")
      } actions: {
        Color.red.frame(width: 20, height: 10)
      }
    } is: {
      VStack(spacing: 12) {
        Text(verbatim: "Nothing").font(.title2.bold())
        Text(verbatim: "here").font(.subheadline).foregroundStyle(.secondary)
        Color.red.frame(width: 20, height: 10)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    },
    Composition("missing content without actions") {
      ContentUnavailableView { Text(verbatim: "Nothing") }
    } is: {
      Text(verbatim: "Nothing").font(.title2.bold())
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    },
    Composition("missing content with a symbol") {
      ContentUnavailableView("Nothing", systemImage: "star", description: Text(verbatim: "here"))
    } is: {
      VStack(spacing: 12) {
        HStack(spacing: 8) {
          Image(systemName: "star")
          Text(verbatim: "Nothing")
        }
        .font(.title2.bold())
        Text(verbatim: "here").font(.subheadline).foregroundStyle(.secondary)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    },
    Composition("labelled text") {
      LabeledContent("Size", value: "9")
    } is: {
      HStack {
        Text(verbatim: "Size")
        Spacer()
        Text(verbatim: "9").foregroundStyle(.secondary)
      }
    },
    Composition("labelled number") {
      LabeledContent("Size", value: 9, format: .number)
    } is: {
      HStack {
        Text(verbatim: "Size")
        Spacer()
        Text(verbatim: "9").foregroundStyle(.secondary)
      }
    },
    Composition("labelled view") {
      LabeledContent("Size") { Circle().frame(width: 9, height: 9) }
    } is: {
      HStack {
        Text(verbatim: "Size")
        Spacer()
        Circle().frame(width: 9, height: 9).foregroundStyle(.secondary)
      }
    },
  ]

  private static func starLabel(_ shows: (icon: Bool, title: Bool) = (true, true)) -> some View {
    HStack(spacing: 8) {
      if shows.icon { Image(systemName: "star") }
      if shows.title { Text(verbatim: "Title") }
    }
  }

  static let labels = [
    Composition("label") {
      Label("Title", systemImage: "star")
    } is: {
      starLabel()
    },
    Composition("label of a string") {
      Label(String("Title"), systemImage: "star")
    } is: {
      starLabel()
    },
    Composition("label with its automatic style") {
      Label("Title", systemImage: "star").labelStyle(.automatic)
    } is: {
      starLabel()
    },
    Composition("label with title and icon") {
      Label("Title", systemImage: "star").labelStyle(.titleAndIcon)
    } is: {
      starLabel()
    },
    Composition("icon of a label") {
      Label("Title", systemImage: "star").labelStyle(.iconOnly)
    } is: {
      starLabel((true, false))
    },
    Composition("title of a label") {
      Label("Title", systemImage: "star").labelStyle(.titleOnly)
    } is: {
      starLabel((false, true))
    },
    Composition("button of a string") {
      Button(String("Title"), role: .destructive) {}
    } is: {
      Text(verbatim: "Title").foregroundStyle(.red)
    },
    Composition("button with a string title and no role") {
      Button(String("Title")) {}
    } is: {
      Text(verbatim: "Title").foregroundStyle(.tint)
    },
    Composition("cancelling button") {
      Button("Title", role: .cancel) {}
    } is: {
      Text(verbatim: "Title").foregroundStyle(.tint)
    },
    Composition("label with a picture") {
      Label("Title", image: "photo")
    } is: {
      HStack(spacing: 8) {
        Image("photo")
        Text(verbatim: "Title")
      }
    },
    Composition("link of a view") {
      Link(destination: URL(fileURLWithPath: "/")) { Circle() }
    } is: {
      Circle().foregroundStyle(.tint)
    },
    Composition("button with a symbol") {
      Button("Title", systemImage: "star", role: .destructive) {}
    } is: {
      starLabel().foregroundStyle(.red)
    },
    Composition("button with a string and a symbol") {
      Button(String("Title"), systemImage: "star") {}
    } is: {
      starLabel().foregroundStyle(.tint)
    },
    Composition("toggle with a symbol") {
      Toggle("Title", systemImage: "star", isOn: .constant(true))
    } is: {
      Toggle(isOn: .constant(true)) { starLabel() }
    },
    Composition("default button style") {
      Button("Title") {}.buttonStyle(DefaultButtonStyle())
    } is: {
      Text(verbatim: "Title").foregroundStyle(.tint)
    },
    Composition("plain button style") {
      Button("Title") {}.buttonStyle(PlainButtonStyle()).foregroundStyle(.green)
    } is: {
      Text(verbatim: "Title").foregroundStyle(.green)
    },
    Composition("plain style") {
      Button("Title") {}.buttonStyle(.plain)
    } is: {
      Text(verbatim: "Title")
    },
    Composition("automatic style") {
      Button("Title") {}.buttonStyle(.automatic)
    } is: {
      Text(verbatim: "Title").foregroundStyle(.tint)
    },
    Composition("style without a border") {
      Button("Title") {}.buttonStyle(BorderlessButtonStyle())
    } is: {
      Text(verbatim: "Title").foregroundStyle(.tint)
    },
    Composition("style with a border") {
      Button("Title") {}.buttonStyle(BorderedButtonStyle())
    } is: {
      bordered(Text(verbatim: "Title").foregroundStyle(.tint), .blue.opacity(0.12))
    },
    Composition("style with a prominent border") {
      Button("Title") {}.buttonStyle(BorderedProminentButtonStyle())
    } is: {
      bordered(Text(verbatim: "Title").foregroundStyle(.white), .blue)
    },
    Composition("disabled button") {
      Button("Title") {}.disabled(true)
    } is: {
      Text(verbatim: "Title").foregroundStyle(.tertiary)
    },
    Composition("link") {
      Link("Title", destination: URL(fileURLWithPath: "/"))
    } is: {
      Text(verbatim: "Title").foregroundStyle(.tint)
    },
    Composition("menu") {
      Menu("Title") { Text(verbatim: "Item") }
    } is: {
      Text(verbatim: "Title").foregroundStyle(.tint)
    },
    Composition("menu of a string") {
      Menu(String("Title")) { Text(verbatim: "Item") }
    } is: {
      Text(verbatim: "Title").foregroundStyle(.tint)
    },
    Composition("menu with a primary action") {
      Menu {
        Text(verbatim: "Item")
      } label: {
        Circle()
      } primaryAction: {
      }
    } is: {
      Circle().foregroundStyle(.tint)
    },
  ]

  private static func bordered(_ label: some View, _ fill: Color) -> some View {
    label.padding(.horizontal, 12).padding(.vertical, 7)
      .background(RoundedRectangle(cornerRadius: 8).fill(fill))
  }

  private static func toggle(isOn: Bool, _ color: Color) -> some View {
    HStack {
      Text(verbatim: "Title")
      Spacer()
      Capsule().fill(color).frame(width: 51, height: 31)
        .overlay(alignment: isOn ? .trailing : .leading) {
          Circle().fill(.white).frame(width: 27, height: 27).padding(2)
        }
    }
  }

  private static func stepper() -> some View {
    HStack {
      Text(verbatim: "Title")
      Spacer()
      HStack(spacing: 0) {
        Image(systemName: "minus").frame(width: 46, height: 32)
        Color.bytes(60, 60, 67, 0.29).frame(width: 1, height: 18)
        Image(systemName: "plus").frame(width: 46, height: 32)
      }
      .background(RoundedRectangle(cornerRadius: 8).fill(field))
    }
  }

  private static func slider(_ fraction: CGFloat) -> some View {
    let offset = (240 - 27) * fraction
    return ZStack(alignment: .leading) {
      Capsule().fill(Color.bytes(120, 120, 128, 0.2)).frame(height: 4)
      Capsule().fill(.tint).frame(width: offset + 13.5, height: 4)
      Circle().fill(.white).shadow(color: .black.opacity(0.25), radius: 2, y: 1)
        .frame(width: 27, height: 27).offset(x: offset)
    }
    .frame(width: 240, height: 27, alignment: .leading)
  }

  static let values = [
    Composition("switch that is on") {
      Toggle("Title", isOn: .constant(true))
    } is: {
      toggle(isOn: true, .green)
    },
    Composition("switch that is off") {
      Toggle(String("Title"), isOn: .constant(false)).toggleStyle(.switch)
    } is: {
      toggle(isOn: false, .bytes(120, 120, 128, 0.16))
    },
    Composition("tinted switch") {
      Toggle("Title", isOn: .constant(true)).toggleStyle(SwitchToggleStyle(tint: .red))
    } is: {
      toggle(isOn: true, .red)
    },
    Composition("button that is on") {
      Toggle("Title", isOn: .constant(true)).toggleStyle(.button)
    } is: {
      bordered(Text(verbatim: "Title").foregroundStyle(.tint), .blue.opacity(0.15))
    },
    Composition("button that is off") {
      Toggle("Title", isOn: .constant(false)).toggleStyle(.button)
    } is: {
      Text(verbatim: "Title").foregroundStyle(.tint)
        .padding(.horizontal, 12).padding(.vertical, 7)
    },
    Composition("stepper") {
      Stepper("Title", value: .constant(1))
    } is: {
      stepper()
    },
    Composition("stepper with bounds") {
      Stepper("Title", value: .constant(1), in: 0...2, step: 2)
    } is: {
      stepper()
    },
    Composition("stepper of a string") {
      Stepper(String("Title"), value: .constant(1), in: 0...2)
    } is: {
      stepper()
    },
    Composition("stepper of a view") {
      Stepper(value: .constant(1)) { Text(verbatim: "Title") }
    } is: {
      stepper()
    },
    Composition("stepper of a view with bounds") {
      Stepper(value: .constant(1), in: 0...2) { Text(verbatim: "Title") }
    } is: {
      stepper()
    },
    Composition("stepper in the older order") {
      Stepper(value: .constant(1), onEditingChanged: { _ in }) { Text(verbatim: "Title") }
    } is: {
      stepper()
    },
    Composition("stepper with bounds in the older order") {
      Stepper(value: .constant(1), in: 0...2, onEditingChanged: { _ in }) {
        Text(verbatim: "Title")
      }
    } is: {
      stepper()
    },
    Composition("stepper with actions") {
      Stepper("Title", onIncrement: {}, onDecrement: nil)
    } is: {
      stepper()
    },
    Composition("stepper of a view with actions") {
      Stepper {
        Text(verbatim: "Title")
      } onIncrement: {
      } onDecrement: {
      }
    } is: {
      stepper()
    },
    Composition("slider") {
      Slider(value: .constant(2), in: 1...5)
    } is: {
      slider(0.25)
    },
    Composition("slider with a label") {
      Slider(value: .constant(2), in: 1...5) { Text(verbatim: "Volume") }
    } is: {
      slider(0.25)
    },
    Composition("slider in the older order") {
      Slider(value: .constant(2), in: 1...5, onEditingChanged: { _ in }) { Text(verbatim: "a") }
    } is: {
      slider(0.25)
    },
    Composition("slider below its range") {
      Slider(value: .constant(-2), in: 1...5)
    } is: {
      slider(0)
    },
    Composition("slider above its range") {
      Slider(value: .constant(8), in: 1...5)
    } is: {
      slider(1)
    },
    Composition("slider without a range") {
      Slider(value: .constant(5), in: 5...5)
    } is: {
      slider(0)
    },
    Composition("slider with an empty range") {
      Slider(value: .constant(7), in: 5...5)
    } is: {
      slider(0)
    },
    Composition("slider with a value that isn’t a number") {
      Slider(value: .constant(Double.nan), in: 1...5)
    } is: {
      slider(0)
    },
    Composition("slider at its start") {
      Slider(value: .constant(1), in: 1...5)
    } is: {
      slider(0)
    },
    Composition("slider at its end") {
      Slider(value: .constant(5), in: 1...5)
    } is: {
      slider(1)
    },
    Composition("slider between labels") {
      Slider(value: .constant(2), in: 1...5) {
        Text(verbatim: "Volume")
      } minimumValueLabel: {
        Color.red.frame(width: 10, height: 10)
      } maximumValueLabel: {
        Color.blue.frame(width: 20, height: 10)
      }
    } is: {
      HStack {
        Color.red.frame(width: 10, height: 10)
        Slider(value: .constant(0.25))
        Color.blue.frame(width: 20, height: 10)
      }
    },
    Composition("slider between labels in the older order") {
      Slider(
        value: .constant(2),
        in: 1...5,
        minimumValueLabel: Color.red.frame(width: 10, height: 10),
        maximumValueLabel: Color.red.frame(width: 20, height: 10)
      ) {
        Text(verbatim: "Volume")
      }
    } is: {
      HStack {
        Color.red.frame(width: 10, height: 10)
        Slider(value: .constant(0.25))
        Color.red.frame(width: 20, height: 10)
      }
    },
    Composition("colour") {
      ColorPicker("Title", selection: .constant(.green))
    } is: {
      HStack {
        Text(verbatim: "Title")
        Spacer()
        Circle().fill(.green).frame(width: 20, height: 20)
      }
    },
    Composition("colour of a string") {
      ColorPicker(String("Title"), selection: .constant(.green), supportsOpacity: false)
    } is: {
      HStack {
        Text(verbatim: "Title")
        Spacer()
        Circle().fill(.green).frame(width: 20, height: 20)
      }
    },
    Composition("image from the network") {
      AsyncImage(url: nil)
    } is: {
      Color.gray.opacity(0.2)
    },
    Composition("placeholder of an image") {
      AsyncImage(url: nil) {
        $0
      } placeholder: {
        Color.green
      }
    } is: {
      Color.green
    },
    Composition("phase of an image") {
      AsyncImage(url: nil) { phase in
        phase.image == nil && phase.error == nil ? Color.green : Color.red
      }
    } is: {
      Color.green
    },
  ]

  @Test(arguments: gauges + progress + containers + labels + values)
  func controlIsDrawnAsItsParts(composition: Composition) throws {
    let expected = try composition.parts().painted()
    #expect(!expected.isEmpty)
    #expect(try composition.control().painted() == expected)
  }

  /// One turn takes a second, in eight steps.
  @Test(arguments: [(0.0, 0), (0.124, 0), (0.125, 1), (0.9, 7), (1.0, 0)])
  func spokesTurn(time: Double, step: Int) throws {
    let alphas = try ProgressView().drawn(20, 20, at: time).leaves.map {
      ((($0.color?.alpha ?? 0) * 10).rounded())
    }
    #expect(alphas == (0..<8).map { Double((($0 - step + 8) % 8) + 2) })
  }

  @Test
  func imagePhasesHaveAnImageOrAnError() {
    struct Failure: Error {}
    #expect(AsyncImagePhase.empty.image == nil && AsyncImagePhase.empty.error == nil)
    #expect(AsyncImagePhase.success(Image("a")).image != nil)
    #expect(AsyncImagePhase.success(Image("a")).error == nil)
    #expect(AsyncImagePhase.failure(Failure()).image == nil)
    #expect(AsyncImagePhase.failure(Failure()).error is Failure)
  }
}

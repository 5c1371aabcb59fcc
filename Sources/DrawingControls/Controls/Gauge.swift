import Foundation

/// A value between two ends: a bar, or a ring in the accessory styles.
public struct Gauge<
  Label: View,
  CurrentValueLabel: View,
  BoundsLabel: View,
  MarkedValueLabels: View
>: View {
  private let configuration: GaugeStyleConfiguration
  @Environment(\.gaugeStyle) private var style

  /// Creates a gauge with labels for what it shows, for the value and for its ends.
  public init<V: BinaryFloatingPoint>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) where MarkedValueLabels == EmptyView {
    func part<Part: View>(_ part: Part) -> ControlPart? {
      Part.self == EmptyView.self ? nil : ControlPart(content: part)
    }
    let length = bounds.upperBound - bounds.lowerBound
    let share = length > 0 ? Double((value - bounds.lowerBound) / length) : 0
    configuration = GaugeStyleConfiguration(
      value: share >= 0 ? min(share, 1) : 0,
      label: ControlPart(content: label()),
      currentValueLabel: part(currentValueLabel()),
      minimumValueLabel: part(minimumValueLabel()),
      maximumValueLabel: part(maximumValueLabel())
    )
  }

  /// The look in the style that is set around.
  public var body: some View {
    if let style {
      style(configuration).environment(\.gaugeStyle, nil)
    } else {
      LinearCapacityGaugeStyle().makeBody(configuration: configuration)
    }
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge with labels for what it shows and for the value.
  public init<V: BinaryFloatingPoint>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      value: value,
      in: bounds,
      label: label,
      currentValueLabel: currentValueLabel,
      minimumValueLabel: { EmptyView() },
      maximumValueLabel: { EmptyView() }
    )
  }
}

extension Gauge
where
  CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView
{
  /// Creates a gauge with a label for what it shows.
  public init<V: BinaryFloatingPoint>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, in: bounds, label: label, currentValueLabel: { EmptyView() })
  }
}

/// How gauges look.
public protocol GaugeStyle {
  /// The type of the look.
  associatedtype Body: View
  /// What is known of a gauge.
  typealias Configuration = GaugeStyleConfiguration

  /// Returns the look.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What is known of a gauge.
public struct GaugeStyleConfiguration {
  /// A label, whatever its type.
  public typealias Label = ControlPart

  /// The value, 0…1 between the ends.
  public var value: Double
  /// What it shows.
  public var label: Label
  /// The value, in words.
  public var currentValueLabel: Label?
  /// The lower end, in words.
  public var minimumValueLabel: Label?
  /// The upper end, in words.
  public var maximumValueLabel: Label?
}

/// A bar filled up to the value.
public struct LinearCapacityGaugeStyle: GaugeStyle, Sendable {
  /// Creates the style.
  public init() {}

  /// Returns the bar with its labels.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 6) {
      configuration.label
      HStack {
        configuration.minimumValueLabel
        GeometryReader { room in
          ZStack(alignment: .leading) {
            Capsule().fill(Color(120, 120, 128).opacity(0.16))
            Capsule().fill(.tint).frame(width: room.size.width * CGFloat(configuration.value))
          }
        }
        .frame(height: 6)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel
    }
  }
}

/// An open ring, filled up to the value or with a mark at it.
public struct AccessoryCircularGaugeStyle: GaugeStyle, Sendable {
  let isFilled: Bool

  /// Returns the ring around its label.
  public func makeBody(configuration: Configuration) -> some View {
    let turn = isFilled ? -90.0 : 135.0
    let whole: CGFloat = isFilled ? 1 : 0.75
    let pen = StrokeStyle(lineWidth: 6, lineCap: .round)
    ZStack {
      Circle().trim(from: 0, to: whole)
        .stroke(.tint.opacity(isFilled ? 0.25 : 1), style: pen)
        .rotationEffect(.degrees(turn))
      if isFilled {
        Circle().trim(from: 0, to: CGFloat(configuration.value))
          .stroke(.tint, style: pen)
          .rotationEffect(.degrees(turn))
      } else {
        Circle().trim(from: 0, to: 0.0001)
          .stroke(.white, style: pen)
          .rotationEffect(.degrees(turn + 270 * configuration.value))
      }
      configuration.currentValueLabel.padding(8).minimumScaleFactor(0.3).lineLimit(1)
      if !isFilled {
        VStack {
          Spacer()
          HStack {
            configuration.minimumValueLabel
            if configuration.minimumValueLabel == nil { configuration.label }
            configuration.maximumValueLabel
          }
          .font(.caption2)
        }
      }
    }
    .frame(width: 52, height: 52)
    .padding(3)
  }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// As is usual where it stands: a bar.
  public static var automatic: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
  /// A bar filled up to the value.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
  /// A bar filled up to the value.
  public static var accessoryLinear: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
  /// A bar filled up to the value.
  public static var accessoryLinearCapacity: LinearCapacityGaugeStyle {
    LinearCapacityGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring with a mark at the value.
  public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle(isFilled: false)
  }
  /// A ring filled up to the value.
  public static var accessoryCircularCapacity: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle(isFilled: true)
  }
}

private struct GaugeStyleKey: EnvironmentKey {
  static var defaultValue: ((GaugeStyleConfiguration) -> AnyView)? { nil }
}

extension EnvironmentValues {
  var gaugeStyle: ((GaugeStyleConfiguration) -> AnyView)? {
    get { self[GaugeStyleKey.self] }
    set { self[GaugeStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how the gauges in this view look.
  public func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View {
    environment(\.gaugeStyle) { configuration in
      styled(configuration, by: style) { $0.makeBody(configuration: $1) }
    }
  }
}

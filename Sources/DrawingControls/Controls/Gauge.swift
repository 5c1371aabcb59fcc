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

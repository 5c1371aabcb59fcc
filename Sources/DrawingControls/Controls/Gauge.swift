import Foundation

/// A value in a range, drawn as a bar, or as a ring in the circular accessory styles.
nonisolated public struct Gauge<
  Label: View,
  CurrentValueLabel: View,
  BoundsLabel: View,
  MarkedValueLabels: View
>: View {
  private let configuration: GaugeStyleConfiguration
  @Environment(\.gaugeStyle) private var style

  /// Creates a gauge with labels for itself, its value and its bounds.
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
    configuration = GaugeStyleConfiguration(
      value: fraction(of: value, in: bounds),
      label: ControlPart(content: label()),
      currentValueLabel: part(currentValueLabel()),
      minimumValueLabel: part(minimumValueLabel()),
      maximumValueLabel: part(maximumValueLabel())
    )
  }

  /// The gauge in the inherited style, or else as a bar.
  public var body: some View {
    if let style {
      style(configuration).environment(\.gaugeStyle, nil)
    } else {
      LinearCapacityGaugeStyle().makeBody(configuration: configuration)
    }
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge with a label and a label for its value.
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
  /// Creates a gauge with a label.
  public init<V: BinaryFloatingPoint>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, in: bounds, label: label, currentValueLabel: { EmptyView() })
  }
}

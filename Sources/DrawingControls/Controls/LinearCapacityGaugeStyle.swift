import Foundation

/// A style that draws a gauge as a bar, filled up to the value.
nonisolated public struct LinearCapacityGaugeStyle: GaugeStyle, Sendable {
  /// Creates the style.
  public init() {}

  /// Returns the bar with its labels.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 6) {
      configuration.label
      HStack {
        configuration.minimumValueLabel
        GeometryReader { geometry in
          ZStack(alignment: .leading) {
            Capsule().fill(Color(120, 120, 128).opacity(0.16))
            Capsule().fill(.tint).frame(width: geometry.size.width * CGFloat(configuration.value))
          }
        }
        .frame(height: 6)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel
    }
  }
}

nonisolated extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// The default style: a bar.
  public static var automatic: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
  /// A style that draws a gauge as a bar, filled up to the value.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
  /// A style that draws a gauge as a bar, filled up to the value.
  public static var accessoryLinear: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
  /// A style that draws a gauge as a bar, filled up to the value.
  public static var accessoryLinearCapacity: LinearCapacityGaugeStyle {
    LinearCapacityGaugeStyle()
  }
}

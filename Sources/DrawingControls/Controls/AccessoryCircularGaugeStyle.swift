import Foundation

/// A style that draws a gauge as a ring, filled up to the value or with a marker at the value.
nonisolated public struct AccessoryCircularGaugeStyle: GaugeStyle, Sendable {
  let isFilled: Bool

  /// Returns the ring with its labels.
  public func makeBody(configuration: Configuration) -> some View {
    let startAngle = isFilled ? -90.0 : 135.0
    let whole: CGFloat = isFilled ? 1 : 0.75
    let strokeStyle = StrokeStyle(lineWidth: 6, lineCap: .round)
    ZStack {
      Circle().trim(from: 0, to: whole)
        .stroke(.tint.opacity(isFilled ? 0.25 : 1), style: strokeStyle)
        .rotationEffect(.degrees(startAngle))
      if isFilled {
        Circle().trim(from: 0, to: CGFloat(configuration.value))
          .stroke(.tint, style: strokeStyle)
          .rotationEffect(.degrees(startAngle))
      } else {
        Circle().trim(from: 0, to: 0.0001)
          .stroke(.white, style: strokeStyle)
          .rotationEffect(.degrees(startAngle + 270 * configuration.value))
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

nonisolated extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A style with an open ring and a marker at the value.
  public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle(isFilled: false)
  }
  /// A style with a closed ring that is filled up to the value.
  public static var accessoryCircularCapacity: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle(isFilled: true)
  }
}

import Foundation

/// A slider, drawn as a track with a knob at the value.
nonisolated public struct Slider<Label: View, ValueLabel: View>: View {
  private let fraction: Double
  private let minimumLabel: ValueLabel
  private let maximumLabel: ValueLabel

  /// Creates a slider with labels at its ends; its own label isn't drawn.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    step: V.Stride = 0,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    fraction = DrawingControls.fraction(of: value.wrappedValue, in: bounds)
    minimumLabel = minimumValueLabel()
    maximumLabel = maximumValueLabel()
  }

  /// The track, in the tint before the knob and grey after it, between the labels of the bounds.
  public var body: some View {
    HStack {
      minimumLabel
      SliderTrack(fraction: fraction)
      maximumLabel
    }
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider; its label isn't drawn.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    step: V.Stride = 0,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value,
      in: bounds,
      label: label,
      minimumValueLabel: { EmptyView() },
      maximumValueLabel: { EmptyView() }
    )
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    step: V.Stride = 0,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, label: { EmptyView() })
  }
}

/// The track and the knob of a slider.
nonisolated private struct SliderTrack: View {
  private static let knobSize: CGFloat = 27

  let fraction: Double

  var body: some View {
    GeometryReader { geometry in
      let offset = max(geometry.size.width - Self.knobSize, 0) * CGFloat(fraction)
      ZStack(alignment: .leading) {
        Capsule().fill(Color(120, 120, 128).opacity(0.2)).frame(height: 4)
        Capsule().fill(.tint).frame(width: offset + Self.knobSize / 2, height: 4)
        Circle().fill(.white)
          .shadow(color: .black.opacity(0.25), radius: 2, y: 1)
          .frame(width: Self.knobSize, height: Self.knobSize)
          .offset(x: offset)
      }
      .frame(width: geometry.size.width, height: geometry.size.height, alignment: .leading)
    }
    .frame(height: Self.knobSize)
  }
}

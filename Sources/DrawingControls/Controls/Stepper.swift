/// A stepper, drawn as its label and two buttons with a minus and a plus sign.
nonisolated public struct Stepper<Label: View>: View {
  private let label: Label

  /// Creates a stepper.
  public init<V: Strideable>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
  }

  /// Creates a stepper.
  public init<V: Strideable>(
    value: Binding<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
  }

  /// Creates a stepper.
  public init<V: Strideable>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  /// Creates a stepper.
  public init<V: Strideable>(
    value: Binding<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  /// The label and the two buttons, at the two ends of the available width.
  public var body: some View {
    HStack {
      HidableView(label)
      HidableView(Spacer())
      HStack(spacing: 0) {
        Image(systemName: "minus").frame(width: 46, height: 32)
        Color(60, 60, 67).opacity(0.29).frame(width: 1, height: 18)
        Image(systemName: "plus").frame(width: 46, height: 32)
      }
      .background(RoundedRectangle(cornerRadius: 8).fill(Color(118, 118, 128).opacity(0.12)))
    }
  }
}

extension Stepper {
  /// Creates a stepper; the closures are never called.
  public init(
    @ViewBuilder label: () -> Label,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: .constant(0), label: label)
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper with a title.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step) { Text(titleKey) }
  }

  /// Creates a stepper with a title.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step) { Text(titleKey) }
  }

  /// Creates a stepper with a title; the closures are never called.
  public init(
    _ titleKey: LocalizedStringKey,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: .constant(0)) { Text(titleKey) }
  }

  /// Creates a stepper with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol, V: Strideable>(
    _ title: Title,
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step) { Text(title) }
  }
}

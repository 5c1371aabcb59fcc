import Foundation

/// How far something is: a bar, or spokes where that isn't known.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let fraction: Double?
  private let label: Label
  private let currentValueLabel: CurrentValueLabel
  @Environment(\.progressStyle) private var style

  /// Creates a bar with a label over it and one under it; spokes where the value is `nil`.
  public init<V: BinaryFloatingPoint>(
    value: V?,
    total: V = 1.0,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    let share = value.map { total > 0 ? Double($0 / total) : 0 }
    fraction = share.map { $0 >= 0 ? min($0, 1) : 0 }
    self.label = label()
    self.currentValueLabel = currentValueLabel()
  }

  /// The look in the style that is set around.
  public var body: some View {
    let configuration = ProgressViewStyleConfiguration(
      fractionCompleted: fraction,
      label: Label.self == EmptyView.self ? nil : ControlPart(content: label),
      currentValueLabel: CurrentValueLabel.self == EmptyView.self
        ? nil : ControlPart(content: currentValueLabel)
    )
    if let style {
      // What a style is made of may be progress again, in the plain look.
      style(configuration).environment(\.progressStyle, nil)
    } else if fraction == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates spokes with a label under them.
  public init(@ViewBuilder label: () -> Label) {
    self.init(value: nil as Double?, label: label, currentValueLabel: { EmptyView() })
  }

  /// Creates a bar with a label over it.
  public init<V: BinaryFloatingPoint>(
    value: V?,
    total: V = 1.0,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, total: total, label: label, currentValueLabel: { EmptyView() })
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Creates spokes.
  public init() {
    self.init(label: { EmptyView() })
  }

  /// Creates a bar.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    self.init(value: value, total: total, label: { EmptyView() })
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Creates spokes with a title under them.
  public init(_ titleKey: LocalizedStringKey) {
    self.init(label: { Text(titleKey) })
  }

  /// Creates spokes with a title under them.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title) {
    self.init(label: { Text(title) })
  }

  /// Creates a bar with a title over it.
  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey,
    value: V?,
    total: V = 1.0
  ) {
    self.init(value: value, total: total, label: { Text(titleKey) })
  }
}

import Foundation

/// The progress of a task, drawn as a bar, or as a spinner if it is indeterminate.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let fraction: Double?
  private let label: Label
  private let currentValueLabel: CurrentValueLabel
  @Environment(\.progressStyle) private var style

  /// Creates a bar with labels above and below it, or a spinner if the value is `nil`.
  public init<V: BinaryFloatingPoint>(
    value: V?,
    total: V = 1.0,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    fraction = value.map { DrawingControls.fraction(of: $0, in: 0...max(0, total)) }
    self.label = label()
    self.currentValueLabel = currentValueLabel()
  }

  /// The progress in the inherited style, or else as a bar or a spinner.
  public var body: some View {
    let configuration = ProgressViewStyleConfiguration(
      fractionCompleted: fraction,
      label: Label.self == EmptyView.self ? nil : ControlPart(content: label),
      currentValueLabel: CurrentValueLabel.self == EmptyView.self
        ? nil : ControlPart(content: currentValueLabel)
    )
    if let style {
      // A progress view that the style itself creates is drawn in the default style.
      style(configuration).environment(\.progressStyle, nil)
    } else if fraction == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a spinner with a label below it.
  public init(@ViewBuilder label: () -> Label) {
    self.init(value: nil as Double?, label: label, currentValueLabel: { EmptyView() })
  }

  /// Creates a bar with a label above it, or a spinner with a label below it if the value is `nil`.
  public init<V: BinaryFloatingPoint>(
    value: V?,
    total: V = 1.0,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, total: total, label: label, currentValueLabel: { EmptyView() })
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Creates a spinner.
  public init() {
    self.init(label: { EmptyView() })
  }

  /// Creates a bar, or a spinner if the value is `nil`.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    self.init(value: value, total: total, label: { EmptyView() })
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Creates a spinner with a title below it.
  public init(_ titleKey: LocalizedStringKey) {
    self.init(label: { Text(titleKey) })
  }

  /// Creates a spinner with a title below it.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title) {
    self.init(label: { Text(title) })
  }

  /// Creates a bar with a title above it, or a spinner with a title below it if the value is `nil`.
  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey,
    value: V?,
    total: V = 1.0
  ) {
    self.init(value: value, total: total, label: { Text(titleKey) })
  }
}

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

/// How progress looks.
public protocol ProgressViewStyle {
  /// The type of the look.
  associatedtype Body: View
  /// What is known of the progress.
  typealias Configuration = ProgressViewStyleConfiguration

  /// Returns the look.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What is known of a progress.
public struct ProgressViewStyleConfiguration {
  /// A label, whatever its type.
  public typealias Label = ControlPart
  /// A label, whatever its type.
  public typealias CurrentValueLabel = ControlPart

  /// How far it is, 0…1; `nil` where that isn't known.
  public let fractionCompleted: Double?
  /// What it is.
  public var label: Label?
  /// How far it is, in words.
  public var currentValueLabel: CurrentValueLabel?
}

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle, Sendable {
  private let tint: Color?

  /// Creates the style.
  public init() {
    tint = nil
  }

  /// Creates the style with a colour of its own.
  public init(tint: Color) {
    self.tint = tint
  }

  /// Returns a bar between its labels.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      configuration.label
      GeometryReader { room in
        ZStack(alignment: .leading) {
          Capsule().fill(Color(120, 120, 128).opacity(0.16))
          Capsule()
            .fill(tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint))
            .frame(width: room.size.width * CGFloat(configuration.fractionCompleted ?? 0))
        }
      }
      .frame(height: 4)
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}

/// Spokes, or a ring where it is known how far it is.
public struct CircularProgressViewStyle: ProgressViewStyle, Sendable {
  private let tint: Color?

  /// Creates the style.
  public init() {
    tint = nil
  }

  /// Creates the style with a colour of its own.
  public init(tint: Color) {
    self.tint = tint
  }

  /// Returns spokes over the label; they turn once a second, in steps.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 6) {
      TimelineView(.animation(minimumInterval: 0.125)) { context in
        let step = Int((context.date.timeIntervalSinceReferenceDate * 8).rounded(.down))
        ZStack {
          ForEach(0..<8) { index in
            Capsule()
              .fill(tint ?? Color(60, 60, 67))
              .frame(width: 2.5, height: 6)
              .offset(y: -7)
              .rotationEffect(.degrees(45 * Double(index)))
              .opacity(0.2 + 0.1 * Double((((index - step) % 8) + 8) % 8))
          }
        }
        .frame(width: 20, height: 20)
      }
      configuration.label.font(.caption).foregroundStyle(.secondary)
    }
  }
}

/// As is usual where it stands.
public struct DefaultProgressViewStyle: ProgressViewStyle, Sendable {
  /// Creates the style.
  public init() {}

  /// Returns a bar, or spokes where it isn't known how far it is.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// Spokes.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// As is usual where it stands.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

private struct ProgressStyleKey: EnvironmentKey {
  static var defaultValue: ((ProgressViewStyleConfiguration) -> AnyView)? { nil }
}

extension EnvironmentValues {
  var progressStyle: ((ProgressViewStyleConfiguration) -> AnyView)? {
    get { self[ProgressStyleKey.self] }
    set { self[ProgressStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how progress in this view looks.
  public func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
    environment(\.progressStyle) { configuration in
      styled(configuration, by: style) { $0.makeBody(configuration: $1) }
    }
  }
}

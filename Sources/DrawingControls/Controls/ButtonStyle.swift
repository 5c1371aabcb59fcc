/// How buttons look.
///
/// ```swift
/// struct Pill: ButtonStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     configuration.label.padding().background(Capsule().fill(.yellow))
///   }
/// }
/// ```
public protocol ButtonStyle {
  /// The type of the look.
  associatedtype Body: View
  /// What is known of a button.
  typealias Configuration = ButtonStyleConfiguration

  /// Returns the look of a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// How buttons look and act; none acts here.
public protocol PrimitiveButtonStyle {
  /// The type of the look.
  associatedtype Body: View
  /// What is known of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// Returns the look of a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What is known of a button.
public struct ButtonStyleConfiguration {
  /// The label, whatever its type.
  public typealias Label = ControlPart

  /// What the button is for.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  /// Whether it is pressed; it never is.
  public var isPressed: Bool { false }
}

/// What is known of a button that acts.
public struct PrimitiveButtonStyleConfiguration {
  /// The label, whatever its type.
  public typealias Label = ControlPart

  /// What the button is for.
  public let role: ButtonRole?
  /// The label.
  public let label: Label

  /// Does nothing: nobody presses a button in a picture.
  public func trigger() {}
}

/// A part of a control, whatever its type.
public struct ControlPart: View {
  let content: any View

  /// The part.
  public var body: some View { AnyView(atOnce: content) }
}

/// A look of the system: `bordered` with a ground in a tenth of the tint, or filled with it.
public struct SystemButtonStyle: PrimitiveButtonStyle, Sendable {
  enum Ground: Sendable {
    case none
    case pale
    case full
  }

  let ground: Ground
  let isTinted: Bool

  /// Returns the look of a button.
  public func makeBody(configuration: Configuration) -> some View {
    let label = configuration.label
    switch ground {
    case .none:
      if isTinted { label.foregroundStyle(.tint) } else { label }
    case .pale:
      framed(
        label.foregroundStyle(.tint),
        RoundedRectangle(cornerRadius: 8).fill(.tint.opacity(0.12))
      )
    case .full:
      framed(label.foregroundStyle(.white), RoundedRectangle(cornerRadius: 8).fill(.tint))
    }
  }

  private func framed(_ label: some View, _ ground: some View) -> some View {
    label.padding(.horizontal, 12).padding(.vertical, 7).background(ground)
  }
}

extension PrimitiveButtonStyle where Self == SystemButtonStyle {
  /// In the tint.
  public static var automatic: SystemButtonStyle {
    SystemButtonStyle(ground: .none, isTinted: true)
  }
  /// In the tint, without a frame.
  public static var borderless: SystemButtonStyle {
    SystemButtonStyle(ground: .none, isTinted: true)
  }
  /// Just the label.
  public static var plain: SystemButtonStyle { SystemButtonStyle(ground: .none, isTinted: false) }
  /// On a pale ground.
  public static var bordered: SystemButtonStyle {
    SystemButtonStyle(ground: .pale, isTinted: true)
  }
  /// On a ground in the tint.
  public static var borderedProminent: SystemButtonStyle {
    SystemButtonStyle(ground: .full, isTinted: true)
  }
}

/// Just the label.
public struct PlainButtonStyle: PrimitiveButtonStyle, Sendable {
  /// Creates the style.
  public init() {}

  /// Returns the label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// The label in the tint.
public struct DefaultButtonStyle: PrimitiveButtonStyle, Sendable {
  /// Creates the style.
  public init() {}

  /// Returns the label in the tint.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundStyle(.tint)
  }
}

private struct ButtonStyleKey: EnvironmentKey {
  static var defaultValue: ((ButtonStyleConfiguration) -> AnyView)? { nil }
}

extension EnvironmentValues {
  var buttonStyle: ((ButtonStyleConfiguration) -> AnyView)? {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how the buttons in this view look.
  public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    environment(\.buttonStyle) { configuration in
      styled(configuration, by: style) { $0.makeBody(configuration: $1) }
    }
  }

  /// Sets how the buttons in this view look.
  public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    environment(\.buttonStyle) { known in
      let configuration = PrimitiveButtonStyleConfiguration(role: known.role, label: known.label)
      return styled(configuration, by: style) { $0.makeBody(configuration: $1) }
    }
  }
}

import Foundation

// `_body(configuration:)` has an underscore because existing styles implement SwiftUI's
// requirement of that name.

/// A style of text fields.
///
/// ```swift
/// struct Boxed: TextFieldStyle {
///   func _body(configuration: TextField<Self._Label>) -> some View {
///     configuration.padding(8).border(.gray)
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// The type of the styled field.
  associatedtype _Body: View
  /// The type of the field's label.
  typealias _Label = TextFieldStyleLabel

  /// Returns the styled field.
  @ViewBuilder
  func _body(configuration: TextField<TextFieldStyleLabel>) -> _Body
}

nonisolated extension TextFieldStyle {
  /// Returns the field without a border.
  public func _body(configuration: TextField<TextFieldStyleLabel>)
    -> TextField<TextFieldStyleLabel>
  { configuration }
}

/// The type-erased label of a text field that is passed to a style.
nonisolated public struct TextFieldStyleLabel: View {
  let label: AnyView

  /// The label.
  public var body: some View { label }
}

/// The default style.
nonisolated public struct DefaultTextFieldStyle: TextFieldStyle, Sendable {
  /// Creates the style.
  public init() {}
}

nonisolated extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The default style.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

/// A style without a border.
nonisolated public struct PlainTextFieldStyle: TextFieldStyle, Sendable {
  /// Creates the style.
  public init() {}
}

nonisolated extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A style without a border.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

/// A style with a rounded border.
nonisolated public struct RoundedBorderTextFieldStyle: TextFieldStyle, Sendable {
  /// Creates the style.
  public init() {}

  /// Returns the field in a box with a grey border.
  public func _body(configuration: TextField<TextFieldStyleLabel>) -> some View {
    let box = RoundedRectangle(cornerRadius: 6)
    configuration.padding(.horizontal, 7).padding(.vertical, 6)
      .background(box.fill(.background))
      .overlay(box.strokeBorder(Color.gray.opacity(0.35), lineWidth: 0.5))
  }
}

nonisolated extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A style with a rounded border.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

private struct TextFieldStyleKey: EnvironmentKey {
  static var defaultValue: ((TextField<TextFieldStyleLabel>) -> AnyView)? { nil }
}

extension EnvironmentValues {
  var textFieldStyle: ((TextField<TextFieldStyleLabel>) -> AnyView)? {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the style of the text fields in this view.
  public consuming func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
    environment(\.textFieldStyle) { field in
      styled(field, by: style) { $0._body(configuration: $1) }
    }
  }
}

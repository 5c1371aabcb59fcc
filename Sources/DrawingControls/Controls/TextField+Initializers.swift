public import Foundation

extension TextField where Label == Text {
  /// Creates a text field with the closures of older SwiftUI versions, which are never called.
  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(titleKey, text: text)
  }

  /// Creates a text field with the closure of older SwiftUI versions, which is never called.
  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onCommit: @escaping () -> Void
  ) {
    self.init(titleKey, text: text)
  }

  /// Creates a text field with the closures of older SwiftUI versions, which are never called.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title,
    text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(title, text: text)
  }

  /// Creates a text field that shows `prompt`, or else its title, if it is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text) { prompt ?? Text(titleKey) }
  }

  /// Creates a text field that would grow along an axis. It is drawn as one line.
  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis
  ) {
    self.init(text: text) { prompt ?? Text(titleKey) }
  }

  /// Creates a text field that would grow along an axis. It is drawn as one line.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, axis: Axis) {
    self.init(title, text: text)
  }

  /// Creates a text field for a formatted value.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(text: .constant(format.format(value.wrappedValue))) { prompt ?? Text(titleKey) }
  }

  /// Creates a text field for a formatted value that may be `nil`.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Binding<F.FormatInput?>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    let text = value.wrappedValue.map { format.format($0) } ?? ""
    self.init(text: .constant(text)) { prompt ?? Text(titleKey) }
  }

  /// Creates a text field for a value with a formatter; the closures are never called.
  public init<Value>(
    _ titleKey: LocalizedStringKey,
    value: Binding<Value>,
    formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void = {}
  ) {
    let text = formatter.string(for: value.wrappedValue) ?? ""
    self.init(text: .constant(text)) { Text(titleKey) }
  }
}

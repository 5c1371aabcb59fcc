public import Foundation

/// A label that a menu would open from; nobody opens it.
public struct Menu<Label: View, Content: View>: View {
  private let label: Label

  /// Creates a menu.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// The label in the tint.
  public var body: some View { label.foregroundStyle(.tint) }
}

extension Menu where Label == Text {
  /// Creates a menu with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }
}

/// A label that leads to a page of the web; nobody goes there.
public struct Link<Label: View>: View {
  private let label: Label

  /// Creates a link.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// The label in the tint.
  public var body: some View { label.foregroundStyle(.tint) }
}

extension Link where Label == Text {
  /// Creates a link with a title.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }
}

/// A place for one line of text: its text, or in grey what is to stand there.
public struct TextField<Label: View>: View {
  private let label: Label
  private let text: String

  /// Creates a place for text.
  public init(text: Binding<String>, @ViewBuilder label: () -> Label) {
    self.text = text.wrappedValue
    self.label = label()
  }

  /// The text at the leading side of the room there is.
  public var body: some View {
    Group {
      if text.isEmpty {
        label.foregroundStyle(.tertiary)
      } else {
        Text(verbatim: text)
      }
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

extension TextField where Label == Text {
  /// Creates a place for text, with what is to stand there.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }

  /// Creates a place for text, with what is to stand there.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }
}

/// How places for text look; of no consequence here.
public protocol TextFieldStyle {}

/// As usual.
public struct DefaultTextFieldStyle: TextFieldStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// As usual.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

/// Without a frame.
public struct PlainTextFieldStyle: TextFieldStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// Without a frame.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

/// In a rounded frame.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// In a rounded frame.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension View {
  /// Is accepted and changes nothing: places for text have no frame.
  public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View { self }
}

public import Foundation

/// A link to a URL, which is never opened.
nonisolated public struct Link<Label: View>: View {
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

  /// Creates a link with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

/// A navigation link. Its destination is never shown.
nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
  private let label: Label

  /// Creates a link.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// Creates a link.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// The label in the tint.
  public var body: some View { label.foregroundStyle(.tint) }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a title.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link that pushes a value.
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    self.label = label()
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a link with a title that pushes a value.
  public init<Value: Hashable>(_ titleKey: LocalizedStringKey, value: Value?) {
    self.init(value: value) { Text(titleKey) }
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(title) }
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a link with a title that pushes a value.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Hashable>(_ title: Title, value: Value?) {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink {
  /// Creates a link that a binding activates.
  public init(
    destination: Destination,
    isActive: Binding<Bool>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(destination: destination, label: label)
  }

  /// Creates a link that a binding activates.
  public init(
    isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(destination: destination, label: label)
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a title, activated by a binding.
  public init(
    _ titleKey: LocalizedStringKey,
    isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a title, activated by a binding.
  public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a title, activated by a binding.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title,
    destination: Destination,
    isActive: Binding<Bool>
  ) {
    self.init(destination: destination) { Text(title) }
  }
}

extension NavigationLink {
  /// Creates a link that a selection activates.
  public init<Tag: Hashable>(
    destination: Destination,
    tag: Tag,
    selection: Binding<Tag?>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(destination: destination, label: label)
  }
}

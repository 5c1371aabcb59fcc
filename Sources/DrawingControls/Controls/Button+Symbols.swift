extension Button where Label == DrawingControls.Label<Text, Image> {
  /// Creates a button with a title and a symbol; the action is never called.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) {
      DrawingControls.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Creates a button with a title and a symbol; the action is never called.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title,
    systemImage: String,
    role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { DrawingControls.Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == DrawingControls.Label<Text, Image> {
  /// Creates a toggle with a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { DrawingControls.Label(titleKey, systemImage: systemImage) }
  }
}

/// The editing state of a list, for source compatibility. The library's own views ignore it.
public enum EditMode: Hashable, Sendable {
  /// Not editable.
  case inactive
  /// Temporarily editable.
  case transient
  /// Editable.
  case active

  /// Whether the mode allows editing.
  public var isEditing: Bool { self != .inactive }
}

private struct EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// The editing state; `nil` by default.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

/// A button that starts and ends editing. A rendering never edits; the title only shows the mode.
nonisolated public struct EditButton: View {
  @Environment(\.editMode) private var mode

  /// Creates a button.
  public init() {}

  /// A button with the title "Edit", or "Done" in an active edit mode.
  public var body: some View {
    Button(mode?.wrappedValue.isEditing == true ? "Done" : "Edit") {}
  }
}

/// A group of related controls, drawn in a row.
nonisolated public struct ControlGroup<Content: View>: View {
  private let content: Content

  /// Creates a group.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The controls.
  public var body: some View { HStack { content } }
}

/// A type-erased part of a control, such as its label.
nonisolated public struct ControlPart: View {
  let content: any View

  /// The content.
  public var body: some View { AnyView(atOnce: content) }
}

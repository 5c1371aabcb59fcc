/// A part of a control, whatever its type.
public struct ControlPart: View {
  let content: any View

  /// The part.
  public var body: some View { AnyView(atOnce: content) }
}

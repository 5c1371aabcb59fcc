/// A label beside a round patch of a colour.
public struct ColorPicker<Label: View>: View {
  private let label: Label
  private let color: Color

  /// Creates a choice of a colour.
  public init(
    selection: Binding<Color>,
    supportsOpacity: Bool = true,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    color = selection.wrappedValue
  }

  /// The label and the patch, at the sides of the room there is.
  public var body: some View {
    HStack {
      label
      Spacer()
      Circle().fill(color).frame(width: 20, height: 20)
    }
  }
}

extension ColorPicker where Label == Text {
  /// Creates a choice of a colour with a title.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }
}

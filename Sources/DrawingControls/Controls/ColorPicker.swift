/// A colour picker, drawn as its label and a disc filled with the selected colour.
nonisolated public struct ColorPicker<Label: View>: View {
  private let label: Label
  private let color: Color

  /// Creates a colour picker.
  public init(
    selection: Binding<Color>,
    supportsOpacity: Bool = true,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    color = selection.wrappedValue
  }

  /// The label and the disc, at the two ends of the available width.
  public var body: some View {
    HStack {
      HidableView(label)
      HidableView(Spacer())
      Circle().fill(color).frame(width: 20, height: 20)
    }
  }
}

extension ColorPicker where Label == Text {
  /// Creates a colour picker with a title.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }
}

extension ColorPicker where Label == Text {
  /// Creates a colour picker with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title,
    selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

/// A share link, drawn as its label. Nothing is shared.
public struct ShareLink<Label: View>: View {
  private let label: Label

  /// Creates a share link.
  public init<Item>(item: Item, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// The label in the tint.
  public var body: some View { label.foregroundStyle(.tint) }
}

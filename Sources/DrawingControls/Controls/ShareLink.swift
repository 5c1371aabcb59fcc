/// A label that something would be shared from; nobody shares it.
public struct ShareLink<Label: View>: View {
  private let label: Label

  /// Creates the label.
  public init<Item>(item: Item, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// The label in the tint.
  public var body: some View { label.foregroundStyle(.tint) }
}

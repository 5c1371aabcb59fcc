/// A placeholder for missing content, with a label, a description and actions.
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>:
  View
{
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Creates the view.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// The parts in a vertical stack, centred in the available space.
  public var body: some View {
    VStack(spacing: 12) {
      label.font(.title2.bold())
      description.font(.subheadline).foregroundStyle(.secondary)
      actions
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension ContentUnavailableView
where Label == DrawingControls.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates the view with a title and a symbol.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(
      label: { DrawingControls.Label(title, systemImage: name) },
      description: { description },
      actions: { EmptyView() }
    )
  }

  /// Creates the view with a title and a symbol.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage name: String, description: Text? = nil) {
    self.init(
      label: { DrawingControls.Label(title, systemImage: name) },
      description: { description },
      actions: { EmptyView() }
    )
  }
}

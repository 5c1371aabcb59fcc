import Drawing

private struct LabelsHiddenKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether controls omit their labels.
  fileprivate var labelsAreHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Hides the labels of the switches, steppers, date pickers and colour pickers in this view, so
  /// that each is only as wide as its control. Other pickers and sliders never draw a label.
  public consuming func labelsHidden() -> some View {
    environment(\.labelsAreHidden, true)
  }
}

/// The label of a control or the space after it, which `labelsHidden()` omits. Its content has the
/// same position in the view tree as without this view.
@usableFromInline nonisolated struct HidableView<Content: View>: View, PrimitiveView {
  @usableFromInline typealias Body = Never

  private let content: Content

  init(_ content: Content) {
    self.content = content
  }

  func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    if !context.environment.labelsAreHidden { content.resolve(in: context, into: &nodes) }
  }
}

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

extension View {
  /// Hides the labels of the toggles, steppers and pickers in this view, which then take only the
  /// width of the control.
  public func labelsHidden() -> some View {
    environment(\.labelsAreHidden, true)
  }
}

/// The label of a control or the space after it, which `labelsHidden()` omits. Its content has the
/// same position in the view tree as without this view.
struct HidableView<Content: View>: View, PrimitiveView {
  typealias Body = Never

  private let content: Content

  init(_ content: Content) {
    self.content = content
  }

  func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    if !context.environment.labelsAreHidden { nodes += content.resolved(in: context) }
  }
}

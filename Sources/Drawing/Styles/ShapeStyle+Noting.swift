extension ShapeStyle {
  /// Records a note that SwiftUI would show something in this style that isn't drawn.
  package func note(_ name: String) {
    guard let graph = ViewGraph.current, let pass = graph.evaluation else { return }
    pass.note(name, at: graph.activeView.path, line: nil)
  }
}

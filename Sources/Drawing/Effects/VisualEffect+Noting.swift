import Foundation
import Scene

extension VisualEffect {
  /// Returns the effect with a note that SwiftUI would show something that isn't drawn.
  package func noting(_ name: String, if isShown: Bool) -> some VisualEffect {
    adding(NotingRule(name: isShown ? name : nil))
  }
}

/// An effect that isn't drawn and may record a note.
private struct NotingRule: UnchangedLayout {
  /// The name of what isn't drawn; `nil` if nothing is missing.
  let name: String?

  func draw(
    _ node: LayoutNode,
    size: CGSize,
    proposal: ProposedViewSize,
    in state: DrawingState,
    onto canvas: inout [DisplayList.Node]
  ) {
    if let name { state.pass.note(name, at: node.path, line: node.line) }
    drawChildren(of: node, size: size, proposal: proposal, in: state, onto: &canvas)
  }
}

import Foundation
import Scene

extension LayoutNode {
  /// How many levels may stand in one another before a larger stack is taken.
  private static let shallow = 48

  /// Draws it where there is room on the stack for as many levels as it has.
  func drawWithRoom(
    at origin: CGPoint,
    proposal: ProposedViewSize,
    in state: DrawingState,
    onto canvas: inout [DisplayList.Node]
  ) {
    let deep = height > LayoutNode.shallow || state.stack.isSpent
    DeepStack.runIfNeeded(from: state.stack, deep: deep) { stack in
      var state = state
      state.stack = stack
      draw(at: origin, proposal: proposal, in: state, onto: &canvas)
    }
  }
}

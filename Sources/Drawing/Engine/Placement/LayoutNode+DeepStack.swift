import Foundation
import Scene

extension LayoutNode {
  /// The depth of the tree beyond which it is drawn with a larger stack, and released in a loop.
  static let shallow: Int32 = 48

  /// Draws the element on a thread whose stack is large enough for its depth.
  func drawWithEnoughStack(
    at origin: CGPoint,
    proposal: ProposedViewSize,
    in state: DrawingState,
    onto canvas: inout [DisplayList.Node]
  ) {
    withEnoughStack(in: state) { draw(at: origin, proposal: proposal, in: $0, onto: &canvas) }
  }

  /// Calls a closure that measures and draws the element, on a thread whose stack is large enough
  /// for its depth.
  func withEnoughStack(in state: DrawingState, _ work: (DrawingState) -> Void) {
    let deep = height > LayoutNode.shallow || state.stack.isExhausted
    DeepStack.runIfNeeded(from: state.stack, deep: deep, levels: height, in: state.pass) { stack in
      var state = state
      state.stack = stack
      work(state)
    }
  }
}

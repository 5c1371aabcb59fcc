import Foundation
import Scene

extension LayoutNode {
  /// The depth of the tree beyond which it is drawn with a larger stack, and released in a loop.
  static let shallow: Int32 = 48

  /// Draws the element with its top left corner at `origin` and its size for `proposal`.
  final func draw(
    at origin: CGPoint,
    proposal: ProposedViewSize,
    in state: DrawingState,
    onto canvas: inout [DisplayList.Node]
  ) {
    guard !state.status.pointee.hasFailed else { return }
    let size = size(for: proposal)
    if state.status.pointee.recordsPlacements { record(size, at: origin, in: state) }
    var state = state
    state.move(by: origin)
    // A guide may still be read after drawing, to align another view, which can measure the whole
    // subtree.
    if isShared || explicitGuides != .none { state.isDrawnOnce = false }
    drawElement(size: size, proposal: proposal, in: state, onto: &canvas)
    // Releases the children, because the tree of a large picture needs as much memory as the
    // picture.
    if state.isDrawnOnce, !state.status.pointee.hasFailed { releaseChildren() }
  }

  // Separate, because a debug build clears all variables of a function, even unused ones.
  private func record(_ size: CGSize, at origin: CGPoint, in state: DrawingState) {
    guard isView else { return }
    state.pass.record(path, CGRect(origin: origin, size: size).applying(state.transform))
  }

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

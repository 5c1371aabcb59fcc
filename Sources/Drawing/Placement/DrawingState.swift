import Foundation
import Scene

/// What is known on the way down to a leaf: where it is drawn and how strongly.
struct DrawingState {
  let pass: RenderPass
  /// From the space of the element to the canvas.
  var transform: CGAffineTransform = .identity
  var opacity = 1.0
  /// How each leaf meets what is below it.
  var blend = BlendMode.normal
  /// The transforms of the named coordinate spaces.
  var spaces: [AnyHashable: CGAffineTransform] = [:]
  var stack: StackBudget

  /// Returns the state of an element whose top left corner is at `origin`.
  func moved(by origin: CGPoint) -> DrawingState {
    guard origin != .zero else { return self }
    var state = self
    state.transform = transform.translatedBy(x: origin.x, y: origin.y)
    return state
  }

  /// Returns the state of what `effect` moves.
  func transformed(by effect: CGAffineTransform) -> DrawingState {
    var state = self
    state.transform = effect.concatenating(transform)
    return state
  }

  /// Returns the state inside a group that is painted as one.
  func layered() -> DrawingState {
    var state = self
    state.opacity = 1
    state.blend = .normal
    return state
  }
}

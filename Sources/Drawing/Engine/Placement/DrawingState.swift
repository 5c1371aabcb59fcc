import Foundation
package import Scene

/// The values passed down the layout tree while it is drawn: transform, opacity, blend mode and
/// others.
///
/// A state is valid as long as its pass exists, which owns its objects. It retains none of them,
/// because states are copied for each element.
package struct DrawingState {
  unowned(unsafe) let pass: RenderPass
  /// The values of the evaluation that each element reads, without retaining it.
  let status: UnsafeMutablePointer<RenderStatus>
  /// The transform from the coordinate space of the element to the canvas.
  package var transform: CGAffineTransform = .identity
  /// The transform that geometry readers and anchors see; `nil` if it equals `transform`.
  var geometryTransform: CGAffineTransform?
  /// The position of the element in the nearest enclosing effect, without offsets.
  var origin: CGPoint = .zero
  package var opacity = 1.0
  /// The blend mode of each leaf.
  package var blend = BlendMode.normal
  /// The layout direction.
  var direction = LayoutDirection.leftToRight
  /// Whether the element's children can be released after drawing, because it is drawn only once
  /// and not measured afterwards.
  var isDrawnOnce: Bool
  private unowned(unsafe) var surroundings: Surroundings?
  /// The preferences of the views drawn so far; `nil` if no view reads preferences.
  private(set) unowned(unsafe) var preferences: PreferenceValues?
  /// The number of display list groups that contain the element.
  private(set) var groups = 0
  var stack: StackSpace

  init(
    pass: RenderPass,
    transform: CGAffineTransform = .identity,
    isDrawnOnce: Bool = false,
    stack: StackSpace
  ) {
    self.pass = pass
    status = pass.status
    self.isDrawnOnce = isDrawnOnce
    self.transform = transform
    self.stack = stack
  }

  /// The values that few views change.
  ///
  /// It is a class so that elements share it without copying. It is never changed once it is
  /// shared.
  private final class Surroundings {
    let spaces: NamedSpace?
    let container: ContainerShape?

    init(spaces: NamedSpace?, container: ContainerShape?) {
      self.spaces = spaces
      self.container = container
    }
  }

  /// The named coordinate spaces; `nil` if there are none.
  var spaces: NamedSpace? {
    get { surroundings?.spaces }
    set { surroundings = pass.keep(Surroundings(spaces: newValue, container: container)) }
  }

  /// The shape that `ContainerRelativeShape` takes; `nil` for a rectangle.
  var container: ContainerShape? {
    get { surroundings?.container }
    set { surroundings = pass.keep(Surroundings(spaces: spaces, container: newValue)) }
  }

  /// Returns the state for views whose preferences are collected separately.
  func withSeparatePreferences() -> DrawingState {
    var state = self
    state.preferences = pass.keep(PreferenceValues())
    return state
  }

  /// Changes the state to that of an element whose top left corner is at `place`.
  ///
  /// The state is changed in place, because debug builds copy it several times to return another
  /// one.
  mutating func move(by place: CGPoint) {
    guard place.x != 0 || place.y != 0 else { return }
    transform = transform.translatedBy(x: place.x, y: place.y)
    if let geometryTransform {
      self.geometryTransform = geometryTransform.translatedBy(x: place.x, y: place.y)
    }
    origin.x += place.x
    origin.y += place.y
  }

  /// Returns the state of an element displaced by an offset, which isn't part of its frame.
  @_transparent func offset(by offset: CGSize) -> DrawingState {
    var state = self
    state.transform = transform.translatedBy(x: offset.width, y: offset.height)
    state.geometryTransform = geometryTransform?.translatedBy(x: offset.width, y: offset.height)
    return state
  }

  /// Returns the state of content that a transform applies to.
  @_transparent func transformed(by effect: CGAffineTransform) -> DrawingState {
    var state = self
    state.transform = effect.concatenating(transform)
    if let geometryTransform {
      state.geometryTransform = effect.concatenating(geometryTransform)
    }
    state.origin = .zero
    return state
  }

  /// Returns the state inside a group that is composited as one layer.
  func layered() -> DrawingState {
    var state = grouped()
    state.opacity = 1
    state.blend = .normal
    return state
  }

  /// Returns the state inside a group.
  func grouped() -> DrawingState {
    var state = self
    state.groups += 1
    pass.enterGroup(depth: state.groups)
    return state
  }
}

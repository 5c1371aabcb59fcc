import Foundation
package import Scene

/// What is known on the way down to a leaf: where it is drawn and how strongly.
package struct DrawingState {
  let pass: RenderPass
  /// From the space of the element to the canvas.
  package var transform: CGAffineTransform = .identity
  /// The same as far as readers and anchors notice it; `nil` where they notice all of it.
  var geometryTransform: CGAffineTransform?
  /// The position of the element in the nearest enclosing effect, without offsets.
  var origin: CGPoint = .zero
  package var opacity = 1.0
  /// How each leaf meets what is below it.
  package var blend = BlendMode.normal
  /// Where rows begin.
  var direction = LayoutDirection.leftToRight
  private var surroundings = Surroundings()
  /// What the views tell those around them; `nil` where nobody asks.
  var preferences: PreferenceValues?
  /// In how many groups of the display list it stands.
  private var groups = 0
  var stack: StackBudget

  init(pass: RenderPass, transform: CGAffineTransform = .identity, stack: StackBudget) {
    self.pass = pass
    self.transform = transform
    self.stack = stack
  }

  /// What few views change.
  ///
  /// A class, so that elements share it without copying. It is never changed once it is shared.
  private final class Surroundings {
    let spaces: [AnyHashable: NamedSpace]
    let container: ContainerShape?

    init(spaces: [AnyHashable: NamedSpace] = [:], container: ContainerShape? = nil) {
      self.spaces = spaces
      self.container = container
    }
  }

  /// The named coordinate spaces.
  var spaces: [AnyHashable: NamedSpace] {
    get { surroundings.spaces }
    set { surroundings = Surroundings(spaces: newValue, container: container) }
  }

  /// What `ContainerRelativeShape` stands for; `nil` for a rectangle.
  var container: ContainerShape? {
    get { surroundings.container }
    set { surroundings = Surroundings(spaces: spaces, container: newValue) }
  }

  /// Returns the state of an element whose top left corner is at `origin`.
  func moved(by origin: CGPoint) -> DrawingState {
    guard origin != .zero else { return self }
    var state = self
    state.transform = transform.translatedBy(x: origin.x, y: origin.y)
    state.geometryTransform = geometryTransform?.translatedBy(x: origin.x, y: origin.y)
    state.origin = CGPoint(x: self.origin.x + origin.x, y: self.origin.y + origin.y)
    return state
  }

  /// Returns the state of an element displaced by an offset, which isn't part of its frame.
  func offset(by offset: CGSize) -> DrawingState {
    var state = self
    state.transform = transform.translatedBy(x: offset.width, y: offset.height)
    state.geometryTransform = geometryTransform?.translatedBy(x: offset.width, y: offset.height)
    return state
  }

  /// Returns the state of what `effect` moves.
  func transformed(by effect: CGAffineTransform) -> DrawingState {
    var state = self
    state.transform = effect.concatenating(transform)
    state.geometryTransform = geometryTransform.map(effect.concatenating)
    state.origin = .zero
    return state
  }

  /// Returns the state inside a group that is painted as one.
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

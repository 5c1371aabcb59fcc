internal import Scene

/// A curve inside another one. Its subclasses have the parameters of the outer one.
///
/// It is a class because curves may be nested any number of levels deep, and `deinit` limits the
/// stack that releasing them uses. `Nested` would do the same with twice as many allocations for
/// each animation.
class NestedCurve {
  /// The curve; a variable only so that `deinit` can release it.
  @exclusivity(unchecked) final private(set) var curve: AnimationCurve
  /// The nesting depth, capped at `deepNesting`. A byte doesn't make the objects of the subclasses
  /// larger.
  final let nestingDepth: UInt8

  /// The nesting depth at which `deinit` starts to check the stack.
  static let deepNesting: UInt8 = 64

  init(_ curve: AnimationCurve) {
    self.curve = curve
    let inner = curve.nestingDepth
    nestingDepth = inner < NestedCurve.deepNesting ? inner + 1 : NestedCurve.deepNesting
  }

  deinit {
    // Curves are released recursively.
    guard nestingDepth == NestedCurve.deepNesting, StackSpace.isLow else { return }
    let end: Void? = LargeThread.runIfPossible { curve = .curve(.linear, duration: 0) }
    // Without a thread, releasing the curve would overflow the stack, so it is never released.
    guard end == nil else { return }
    UnsafeMutablePointer<AnimationCurve>.allocate(capacity: 1).initialize(to: curve)
  }

  final func hasEqualCurve(_ other: NestedCurve) -> Bool {
    self === other || StackSpace.ensure { curve == other.curve }
  }

  final func hashCurve(into hasher: inout Hasher) {
    StackSpace.ensure { curve.hash(into: &hasher) }
  }
}

// Unchecked, as in the subclasses, because the curve changes only in `deinit`.
extension NestedCurve: @unchecked Sendable {}

/// A curve with a delay, a speed or a time of completion.
final class RetimedCurve: NestedCurve, Hashable, @unchecked Sendable {
  /// A time in seconds or a speed, depending on the case of `AnimationCurve`.
  let number: Double

  init(_ curve: AnimationCurve, _ number: Double) {
    self.number = number
    super.init(curve)
  }

  static func == (left: RetimedCurve, right: RetimedCurve) -> Bool {
    left.number == right.number && left.hasEqualCurve(right)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(number)
    hashCurve(into: &hasher)
  }
}

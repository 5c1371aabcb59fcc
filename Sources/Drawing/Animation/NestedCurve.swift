internal import Scene

/// A curve inside another one, with the number by which its timing is modified.
///
/// It is a class because curves may be nested any number of levels deep, and `deinit` limits the
/// stack that releasing them uses. `Nested` would do the same with twice as many allocations for
/// each animation.
final class NestedCurve {
  /// The curve; a variable only so that `deinit` can release it.
  @exclusivity(unchecked) private(set) var curve: AnimationCurve
  /// A time in seconds or a speed, depending on the case of `AnimationCurve`.
  let number: Double

  init(_ curve: AnimationCurve, _ number: Double = 0) {
    self.curve = curve
    self.number = number
  }

  deinit {
    // Curves are released recursively.
    if curve.containsOthers, StackSpace.isLow {
      LargeThread.run { curve = .curve(.linear, duration: 0) }
    }
  }
}

extension NestedCurve: Hashable {
  static func == (left: NestedCurve, right: NestedCurve) -> Bool {
    guard left.number == right.number else { return false }
    return left === right || StackSpace.ensure { left.curve == right.curve }
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(number)
    StackSpace.ensure { curve.hash(into: &hasher) }
  }
}

// Unchecked, because the curve changes only in `deinit`.
extension NestedCurve: @unchecked Sendable {}

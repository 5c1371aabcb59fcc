internal import Scene

/// A curve inside another one, with the parameter that modifies its timing.
///
/// It is a class because curves may be nested any number of levels deep, and `deinit` limits the
/// stack that releasing them uses. `Nested` would do the same with twice as many allocations for
/// each animation.
final class NestedCurve {
  /// The curve; a variable only so that `deinit` can release it.
  @exclusivity(unchecked) private(set) var curve: AnimationCurve
  private let parameter: Parameter

  private enum Parameter: Hashable {
    /// A time in seconds or a speed, depending on the case of `AnimationCurve`.
    case number(Double)
    /// The number of cycles, `nil` for infinite repetition, and whether every second one runs
    /// backwards.
    case cycles(Int?, autoreverses: Bool)
  }

  init(_ curve: AnimationCurve, _ number: Double) {
    self.curve = curve
    parameter = .number(number)
  }

  /// Creates a repeated curve; without a count it is repeated forever.
  init(repeating curve: AnimationCurve, count: Int?, autoreverses: Bool) {
    self.curve = curve
    parameter = .cycles(count, autoreverses: autoreverses)
  }

  /// A time in seconds or a speed; 0 for a repeated curve.
  var number: Double {
    if case .number(let number) = parameter { number } else { 0 }
  }

  /// The repetition; without the parameter of one, it is endless.
  var repeating: RepeatingCurve {
    guard case .cycles(let count, let autoreverses) = parameter else {
      return RepeatingCurve(base: curve, count: nil, autoreverses: false)
    }
    return RepeatingCurve(base: curve, count: count, autoreverses: autoreverses)
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
    guard left.parameter == right.parameter else { return false }
    return left === right || StackSpace.ensure { left.curve == right.curve }
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(parameter)
    StackSpace.ensure { curve.hash(into: &hasher) }
  }
}

// Unchecked, because the curve changes only in `deinit`.
extension NestedCurve: @unchecked Sendable {}

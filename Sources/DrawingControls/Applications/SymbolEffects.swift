/// An animation of a symbol, which isn't drawn: symbols are drawn at rest.
public struct SymbolEffect: Hashable, Sendable {
  private let name: String

  private init(_ name: String) {
    self.name = name
  }

  /// The symbol bounces.
  public static let bounce = SymbolEffect("bounce")
  /// The symbol fades out and in.
  public static let pulse = SymbolEffect("pulse")
  /// The layers of the symbol fade one after another.
  public static let variableColor = SymbolEffect("variableColor")
  /// The symbol scales.
  public static let scale = SymbolEffect("scale")
  /// The symbol appears.
  public static let appear = SymbolEffect("appear")
  /// The symbol disappears.
  public static let disappear = SymbolEffect("disappear")
  /// The symbol is replaced by another one.
  public static let replace = SymbolEffect("replace")
  /// The symbol breathes.
  public static let breathe = SymbolEffect("breathe")
  /// The symbol rotates.
  public static let rotate = SymbolEffect("rotate")
  /// The symbol wiggles.
  public static let wiggle = SymbolEffect("wiggle")
  /// The symbol is drawn stroke by stroke.
  public static let drawOn = SymbolEffect("drawOn")
  /// The symbol is erased stroke by stroke.
  public static let drawOff = SymbolEffect("drawOff")
  /// The default.
  public static let automatic = SymbolEffect("automatic")

  /// Upwards.
  public var up: SymbolEffect { self }
  /// Downwards.
  public var down: SymbolEffect { self }
  /// The old symbol scales down and the new one scales up.
  public var downUp: SymbolEffect { self }
  /// The old symbol and the new one scale up.
  public var upUp: SymbolEffect { self }
  /// The old symbol disappears and the new one scales up.
  public var offUp: SymbolEffect { self }
  /// To the left.
  public var left: SymbolEffect { self }
  /// To the right.
  public var right: SymbolEffect { self }
  /// Clockwise.
  public var clockwise: SymbolEffect { self }
  /// Anticlockwise.
  public var counterClockwise: SymbolEffect { self }
  /// Layer by layer.
  public var byLayer: SymbolEffect { self }
  /// All layers together.
  public var wholeSymbol: SymbolEffect { self }
  /// Layers one after another.
  public var iterative: SymbolEffect { self }
  /// Layers one after another; each stays visible.
  public var cumulative: SymbolEffect { self }
  /// Alternating direction.
  public var reversing: SymbolEffect { self }
  /// Always the same direction.
  public var nonReversing: SymbolEffect { self }
  /// Inactive layers are dimmed.
  public var dimInactiveLayers: SymbolEffect { self }
  /// Inactive layers are hidden.
  public var hideInactiveLayers: SymbolEffect { self }
  /// The plain variant of the effect.
  public var plain: SymbolEffect { self }
}

/// The repetition and speed of a symbol effect, for source compatibility.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// The repetition of a symbol effect.
  public struct RepeatBehavior: Hashable, Sendable {
    /// Continuous repetition.
    public static let continuous = RepeatBehavior()
    /// Periodic repetition.
    public static let periodic = RepeatBehavior()

    /// Returns a repetition with a count and a delay in seconds.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior()
    }
  }

  /// The default.
  public static let `default` = SymbolEffectOptions()
  /// Repetition without a limit.
  public static let repeating = SymbolEffectOptions()
  /// A single run.
  public static let nonRepeating = SymbolEffectOptions()

  /// Returns options with a repetition count.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { .default }
  /// Returns options with a repetition behaviour.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { .default }
  /// Returns options with a speed; 1 is the default.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { .default }
  /// The options with repetition without a limit.
  public var repeating: SymbolEffectOptions { self }
  /// The options with a single run.
  public var nonRepeating: SymbolEffectOptions { self }
  /// Returns the options with a repetition count.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  /// Returns the options with a repetition behaviour.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }
  /// Returns the options with a speed; 1 is the default.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

nonisolated extension View {
  /// Returns the view unchanged, because symbols are drawn at rest.
  public consuming func symbolEffect(
    _ effect: SymbolEffect,
    options: SymbolEffectOptions = .default,
    isActive: Bool = true
  ) -> some View { self }

  /// Returns the view unchanged, because symbols are drawn at rest.
  public consuming func symbolEffect<Value: Equatable>(
    _ effect: SymbolEffect,
    options: SymbolEffectOptions = .default,
    value: Value
  ) -> some View { self }

  /// Returns the view unchanged, because symbols are drawn at rest.
  public consuming func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }

  /// Returns the view unchanged, because symbols have a single appearance.
  public consuming func symbolVariableValueMode<Mode>(_ mode: Mode) -> some View { self }
}

extension ContentTransition {
  /// A symbol effect as a content transition; the change is immediate.
  public static let symbolEffect = ContentTransition.identity

  /// Returns a symbol effect as a content transition; the change is immediate.
  public static func symbolEffect(
    _ effect: SymbolEffect,
    options: SymbolEffectOptions = .default
  ) -> ContentTransition { .identity }
}

nonisolated extension Transition where Self == OpacityTransition {
  /// Returns an opacity transition, because symbol effects aren't drawn.
  public static func symbolEffect(
    _ effect: SymbolEffect,
    options: SymbolEffectOptions = .default
  ) -> OpacityTransition {
    OpacityTransition()
  }
}

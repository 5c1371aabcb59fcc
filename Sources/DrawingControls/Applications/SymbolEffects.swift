/// How a symbol moves of its own; in a picture it stands as it is at rest.
public struct SymbolEffect: Hashable, Sendable {
  private let name: String

  private init(_ name: String) {
    self.name = name
  }

  /// It hops.
  public static let bounce = SymbolEffect("bounce")
  /// It fades and comes back.
  public static let pulse = SymbolEffect("pulse")
  /// Its parts fade one after another.
  public static let variableColor = SymbolEffect("variableColor")
  /// It grows.
  public static let scale = SymbolEffect("scale")
  /// It appears.
  public static let appear = SymbolEffect("appear")
  /// It disappears.
  public static let disappear = SymbolEffect("disappear")
  /// It becomes another one.
  public static let replace = SymbolEffect("replace")
  /// It breathes.
  public static let breathe = SymbolEffect("breathe")
  /// It turns.
  public static let rotate = SymbolEffect("rotate")
  /// It trembles.
  public static let wiggle = SymbolEffect("wiggle")
  /// It is drawn line by line.
  public static let drawOn = SymbolEffect("drawOn")
  /// It is taken away line by line.
  public static let drawOff = SymbolEffect("drawOff")
  /// As is usual.
  public static let automatic = SymbolEffect("automatic")

  /// Upwards.
  public var up: SymbolEffect { self }
  /// Downwards.
  public var down: SymbolEffect { self }
  /// Down and up.
  public var downUp: SymbolEffect { self }
  /// Up and up.
  public var upUp: SymbolEffect { self }
  /// From off to up.
  public var offUp: SymbolEffect { self }
  /// To the left.
  public var left: SymbolEffect { self }
  /// To the right.
  public var right: SymbolEffect { self }
  /// Clockwise.
  public var clockwise: SymbolEffect { self }
  /// Against the clock.
  public var counterClockwise: SymbolEffect { self }
  /// Layer by layer.
  public var byLayer: SymbolEffect { self }
  /// All layers together.
  public var wholeSymbol: SymbolEffect { self }
  /// One part after another.
  public var iterative: SymbolEffect { self }
  /// One part after another, which stay.
  public var cumulative: SymbolEffect { self }
  /// There and back.
  public var reversing: SymbolEffect { self }
  /// There, and again from the start.
  public var nonReversing: SymbolEffect { self }
  /// With parts faded that don't take part.
  public var dimInactiveLayers: SymbolEffect { self }
  /// With parts hidden that don't take part.
  public var hideInactiveLayers: SymbolEffect { self }
  /// By its size, too.
  public var plain: SymbolEffect { self }
}

/// How often a symbol moves and how fast; of no consequence here.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// How often a symbol moves.
  public struct RepeatBehavior: Hashable, Sendable {
    /// Without a pause.
    public static let continuous = RepeatBehavior()
    /// Again and again.
    public static let periodic = RepeatBehavior()

    /// Returns a number of times with a pause in seconds.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior()
    }
  }

  /// As is usual.
  public static let `default` = SymbolEffectOptions()
  /// Again and again.
  public static let repeating = SymbolEffectOptions()
  /// Once.
  public static let nonRepeating = SymbolEffectOptions()

  /// Returns a number of times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { .default }
  /// Returns again and again, with or without a pause.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { .default }
  /// Returns a speed; 1 is as usual.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { .default }
  /// Returns again and again.
  public var repeating: SymbolEffectOptions { self }
  /// Returns once.
  public var nonRepeating: SymbolEffectOptions { self }
  /// Returns the same a number of times.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  /// Returns the same again and again, with or without a pause.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }
  /// Returns the same with a speed; 1 is as usual.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

extension View {
  /// Is accepted and changes nothing: symbols stand as they are at rest.
  public func symbolEffect(
    _ effect: SymbolEffect,
    options: SymbolEffectOptions = .default,
    isActive: Bool = true
  ) -> some View { self }

  /// Is accepted and changes nothing: symbols stand as they are at rest.
  public func symbolEffect<Value: Equatable>(
    _ effect: SymbolEffect,
    options: SymbolEffectOptions = .default,
    value: Value
  ) -> some View { self }

  /// Is accepted and changes nothing: symbols stand as they are at rest.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }

  /// Is accepted and changes nothing: symbols are of one form.
  public func symbolVariableValueMode<Mode>(_ mode: Mode) -> some View { self }
}

extension ContentTransition {
  /// By a movement of symbols.
  public static let symbolEffect = ContentTransition.identity

  /// Returns a movement of symbols.
  public static func symbolEffect(
    _ effect: SymbolEffect,
    options: SymbolEffectOptions = .default
  ) -> ContentTransition { .identity }
}

extension Transition where Self == OpacityTransition {
  /// Returns a transition by opacity, as symbols don't move here.
  public static func symbolEffect(
    _ effect: SymbolEffect,
    options: SymbolEffectOptions = .default
  ) -> OpacityTransition {
    OpacityTransition()
  }
}

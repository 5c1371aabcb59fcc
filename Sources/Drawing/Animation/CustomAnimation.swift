public import Foundation

/// An animation of your own: a function from time to value.
///
/// ```swift
/// struct Hop: CustomAnimation {
///   func animate<V: VectorArithmetic>(
///     value: V,
///     time: TimeInterval,
///     context: inout AnimationContext<V>
///   ) -> V? {
///     guard time < 1 else { return nil }
///     var value = value
///     value.scale(by: time * time)
///     return value
///   }
/// }
/// ```
///
/// A rendering asks for the length of the way, as a `Double`, and every component of what changes
/// moves in its proportion. It asks for each frame from the start on, 60 a second, so that a state
/// in the context builds up as on a screen.
public protocol CustomAnimation: Hashable, Sendable {
  /// Returns how far a way has been gone at a time, or `nil` at its end.
  ///
  /// - Parameters:
  ///   - value: The way from the old value to the new one.
  ///   - time: Since the start, in seconds.
  ///   - context: What the animation keeps from frame to frame.
  func animate<V: VectorArithmetic>(
    value: V,
    time: TimeInterval,
    context: inout AnimationContext<V>
  ) -> V?

  /// Returns the velocity at a time, a second; a rendering never asks for it.
  func velocity<V: VectorArithmetic>(
    value: V,
    time: TimeInterval,
    context: AnimationContext<V>
  ) -> V?

  /// Whether it takes over what a former animation has left; in a rendering both go on together in any case.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation,
    value: V,
    time: TimeInterval,
    context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// Returns `nil`: the velocity isn't known.
  public func velocity<V: VectorArithmetic>(
    value: V,
    time: TimeInterval,
    context: AnimationContext<V>
  ) -> V? {
    nil
  }

  /// Returns `false`: both go on together.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation,
    value: V,
    time: TimeInterval,
    context: inout AnimationContext<V>
  ) -> Bool {
    false
  }
}

/// What an animation keeps from frame to frame, and what it knows of the view.
public struct AnimationContext<Value: VectorArithmetic> {
  /// What the animation keeps.
  public var state: AnimationState<Value>
  /// Whether what is still to come doesn't count for the completion.
  public var isLogicallyComplete = false
  /// The environment; in a rendering, always the default one.
  public let environment: EnvironmentValues

  init(state: AnimationState<Value> = AnimationState()) {
    self.state = state
    environment = EnvironmentValues()
  }

  /// Returns the context with another state.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    var context = AnimationContext<T>(state: state)
    context.isLogicallyComplete = isLogicallyComplete
    return context
  }
}

/// What an animation keeps from frame to frame, under keys.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates a state in which everything has its default.
  public init() {}

  /// The value of a key.
  public subscript<Key: AnimationStateKey>(key: Key.Type) -> Key.Value {
    get {
      guard let value = values[ObjectIdentifier(key)] else { return Key.defaultValue }
      return value as? Key.Value ?? Key.defaultValue
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key of the state of an animation, with the value that holds where none is set.
public protocol AnimationStateKey {
  /// The type of the values.
  associatedtype Value
  /// The value where none is set.
  static var defaultValue: Value { get }
}

public import Foundation

/// A custom animation: a function from time to value.
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
/// A rendering passes the magnitude of the change as a `Double`, and every component of the value
/// changes in proportion. It calls `animate` for each frame from the start, at 60 per second, so
/// that state in the context evolves as on a screen.
public protocol CustomAnimation: Hashable, Sendable {
  /// Returns the part of a change completed at a given time, or `nil` once the animation has ended.
  ///
  /// - Parameters:
  ///   - value: The difference between the new value and the old one.
  ///   - time: The time since the start, in seconds.
  ///   - context: The state that the animation keeps from frame to frame.
  func animate<V: VectorArithmetic>(
    value: V,
    time: TimeInterval,
    context: inout AnimationContext<V>
  ) -> V?

  /// Returns the velocity per second at a given time. A rendering never calls this method.
  func velocity<V: VectorArithmetic>(
    value: V,
    time: TimeInterval,
    context: AnimationContext<V>
  ) -> V?

  /// Returns whether this animation replaces a previous one. A rendering always adds the two
  /// instead.
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

  /// Returns `false`: both animations continue.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation,
    value: V,
    time: TimeInterval,
    context: inout AnimationContext<V>
  ) -> Bool {
    false
  }
}

/// The state that an animation keeps from frame to frame, and the view's environment.
public struct AnimationContext<Value: VectorArithmetic> {
  /// The state of the animation.
  public var state: AnimationState<Value>
  /// Whether the animation is logically complete, although it may continue.
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

/// The values that an animation keeps from frame to frame, by key.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates a state with only default values.
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

/// A key of an animation's state, with a default value.
public protocol AnimationStateKey {
  /// The type of the values.
  associatedtype Value
  /// The value if none is set.
  static var defaultValue: Value { get }
}

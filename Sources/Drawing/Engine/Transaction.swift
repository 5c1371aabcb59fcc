/// The context of a state change, in particular its animation.
public struct Transaction {
  /// The type-erased animation of the change; `nil` for none.
  var motion: TransactionMotion?
  /// Whether `animation(_:)` modifiers further down the tree are ignored.
  public var disablesAnimations = false
  /// Whether the change is one of a continuous series, such as during a drag.
  public var isContinuous = false
  /// Whether velocities are tracked for later animations. Springs always track theirs.
  public var tracksVelocity = false
  /// The actions to run when all animations of the change have ended.
  var completions: [AnimationCompletion] = []
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates a transaction without an animation.
  public init() {}

  /// The value of a custom key.
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get {
      guard let value = values[ObjectIdentifier(key)] else { return Key.defaultValue }
      return value as? Key.Value ?? Key.defaultValue
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Whether the transaction sets nothing.
  var isEmpty: Bool {
    motion == nil && !disablesAnimations && !isContinuous && values.isEmpty
      && completions.isEmpty
  }

  /// Returns whether one evaluation can apply the changes of both this transaction and another one.
  func canMerge(with other: Transaction) -> Bool {
    let isPlain = values.isEmpty && other.values.isEmpty
    let isSame =
      completions.count == other.completions.count
      && zip(completions, other.completions).allSatisfy { $0 === $1 }
    return hasSameAnimation(as: other) && disablesAnimations == other.disablesAnimations
      && isContinuous == other.isContinuous && isPlain && isSame
  }
}

/// A type-erased animation of a transaction.
///
/// It is a class because transactions are copied more often than they are made.
class TransactionMotion: CustomReflectable {
  /// Returns whether another animation is equal to this one.
  func isEqual(to other: TransactionMotion) -> Bool { self === other }

  /// The animation, as a dump shows it.
  var customMirror: Mirror { Mirror(self, children: [:]) }
}

extension Transaction {
  /// Returns whether both transactions have equal animations.
  private func hasSameAnimation(as other: Transaction) -> Bool {
    guard let motion, let otherMotion = other.motion else {
      return motion == nil && other.motion == nil
    }
    return motion.isEqual(to: otherMotion)
  }
}

/// A key of a transaction and its default value.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value
  /// The default value.
  static var defaultValue: Value { get }
}

extension Transaction {
  /// A wrapper that makes a transaction a task-local value. Its `Sendable` conformance is unchecked
  /// because only one thread uses it.
  private struct TransactionBox: @unchecked Sendable {
    let transaction: Transaction
  }

  @TaskLocal private static var box: TransactionBox?

  /// The transaction of the state changes being made.
  static var current: Transaction { box?.transaction ?? Transaction() }

  static func scoped<Result>(
    _ transaction: Transaction,
    _ body: () throws -> Result
  ) rethrows -> Result {
    try $box.withValue(TransactionBox(transaction: transaction), operation: body)
  }
}

extension Transaction {
  /// Returns the transaction with the completions of those around it.
  func addingCompletions(_ outer: [AnimationCompletion]) -> Transaction {
    guard !outer.isEmpty else { return self }
    var merged = self
    merged.completions = outer + completions.filter { !outer.containsObject($0) }
    return merged
  }
}

extension [AnimationCompletion] {
  func containsObject(_ completion: AnimationCompletion) -> Bool {
    contains { $0 === completion }
  }
}

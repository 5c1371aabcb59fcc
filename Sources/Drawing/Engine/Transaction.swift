/// What goes with a change of state: above all, how it is animated.
public struct Transaction {
  /// The animation of everything that changes, as animations keep it; `nil` for none.
  var motion: (any TransactionMotion)?
  /// Whether `animation(_:)` modifiers further down have no say.
  public var disablesAnimations = false
  /// Whether the change is one of many in a row, as under a finger.
  public var isContinuous = false
  /// Whether velocities are to be kept for what follows; springs do so in any case.
  public var tracksVelocity = false
  /// What is to be done when all motions have ended.
  var completions: [AnimationCompletion] = []
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates a transaction without an animation.
  public init() {}

  /// A value of your own.
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get {
      guard let value = values[ObjectIdentifier(key)] else { return Key.defaultValue }
      return value as? Key.Value ?? Key.defaultValue
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Whether it says nothing.
  var isSilent: Bool {
    motion == nil && !disablesAnimations && !isContinuous && values.isEmpty
      && completions.isEmpty
  }

  /// Whether changes with this transaction and with another one can be shown together.
  func isShown(with other: Transaction) -> Bool {
    let isPlain = values.isEmpty && other.values.isEmpty
    let isSame =
      completions.count == other.completions.count
      && zip(completions, other.completions).allSatisfy { $0 === $1 }
    return isMoved(like: other) && disablesAnimations == other.disablesAnimations
      && isContinuous == other.isContinuous && isPlain && isSame
  }
}

/// How what changes with a transaction moves.
protocol TransactionMotion {
  /// Returns whether another one moves in the same way.
  func isEqual(to other: any TransactionMotion) -> Bool
}

extension Transaction {
  /// Whether what changes moves in the same way as with another transaction.
  private func isMoved(like other: Transaction) -> Bool {
    guard let motion, let otherMotion = other.motion else {
      return motion == nil && other.motion == nil
    }
    return motion.isEqual(to: otherMotion)
  }
}

/// A key of a transaction, with the value that holds where none is set.
public protocol TransactionKey {
  /// The type of the values.
  associatedtype Value
  /// The value where none is set.
  static var defaultValue: Value { get }
}

extension Transaction {
  /// Unchecked: it is passed down on one thread.
  private struct Ambient: @unchecked Sendable {
    let transaction: Transaction
  }

  @TaskLocal private static var current: Ambient?

  /// The transaction of the changes that are being made.
  static var ambient: Transaction { current?.transaction ?? Transaction() }

  static func scoped<Result>(
    _ transaction: Transaction,
    _ body: () throws -> Result
  ) rethrows -> Result {
    try $current.withValue(Ambient(transaction: transaction), operation: body)
  }
}

/// Makes changes of state with a transaction.
public func withTransaction<Result>(
  _ transaction: Transaction,
  _ body: () throws -> Result
) rethrows -> Result {
  try Transaction.scoped(transaction, body)
}

/// Makes changes of state with a value set in their transaction.
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>,
  _ value: Value,
  _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.ambient
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

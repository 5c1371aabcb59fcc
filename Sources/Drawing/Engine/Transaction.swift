/// What goes with a change of state: above all, how it is animated.
public struct Transaction {
  /// The animation of everything that changes; `nil` for none.
  public var animation: Animation?
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

  /// Creates a transaction with an animation.
  public init(animation: Animation?) {
    self.animation = animation
  }

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
    animation == nil && !disablesAnimations && !isContinuous && values.isEmpty
      && completions.isEmpty
  }

  /// Whether changes with this transaction and with another one can be shown together.
  func isShown(with other: Transaction) -> Bool {
    let isPlain = values.isEmpty && other.values.isEmpty
    let isSame =
      completions.count == other.completions.count
      && zip(completions, other.completions).allSatisfy { $0 === $1 }
    return animation == other.animation && disablesAnimations == other.disablesAnimations
      && isContinuous == other.isContinuous && isPlain && isSame
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

/// Makes changes of state whose effects are animated.
///
/// ```swift
/// .onAppear { withAnimation(.easeOut(duration: 2)) { isOpen = true } }
/// ```
///
/// - Parameters:
///   - animation: How; `nil` for not at all.
///   - body: Makes the changes.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
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

extension Binding {
  /// Returns the binding with its changes animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }
}

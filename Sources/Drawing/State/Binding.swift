internal import Scene

/// A property wrapper that reads and writes a value stored elsewhere.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  /// The transaction of changes made through this binding.
  public var transaction = Transaction()
  @Nested private var access: Access

  /// The functions that read and write the value.
  private struct Access {
    var read: () -> Value
    var write: (Value, Transaction) -> Void
  }

  /// Creates a binding from a closure that reads the value and one that writes it.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(get: get) { value, transaction in
      guard transaction.isEmpty else { return withTransaction(transaction) { set(value) } }
      set(value)
    }
  }

  /// Creates a binding from a closure that reads the value and one that writes it in a transaction.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    access = Access(read: get, write: set)
  }

  /// Creates a copy of another binding.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// Creates a binding to the wrapped value of an optional, or returns `nil` if the optional is
  /// `nil`.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(
      get: { base.wrappedValue ?? value },
      set: { base.with($1).wrappedValue = $0 }
    )
  }

  /// Creates a binding to a value as an optional. Writing `nil` has no effect.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(
      get: { base.wrappedValue },
      set: { value, transaction in
        if let value { base.with(transaction).wrappedValue = value }
      }
    )
  }

  init(_ location: StateLocation<Value>) {
    self.init(
      get: { location.value },
      set: { value, transaction in
        guard !transaction.isEmpty else { return location.write(value, transaction: .current) }
        withTransaction(transaction) { location.write(value, transaction: .current) }
      }
    )
  }

  /// Returns a binding to a fixed value. Writing has no effect.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _, _ in })
  }

  /// The value.
  public var wrappedValue: Value {
    get { StackSpace.ensureEvaluating { access.read() } }
    nonmutating set { StackSpace.ensureEvaluating { access.write(newValue, transaction) } }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  public subscript<Part>(
    dynamicMember keyPath: WritableKeyPath<Value, Part>
  ) -> Binding<Part> {
    Binding<Part>(
      get: { wrappedValue[keyPath: keyPath] },
      set: { with($1).wrappedValue[keyPath: keyPath] = $0 }
    )
    .transaction(transaction)
  }

  /// Returns a copy of the binding whose changes use a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
    binding.transaction = transaction
    return binding
  }

  /// Returns the binding with a transaction, unless the transaction is empty.
  private func with(_ transaction: Transaction) -> Binding<Value> {
    transaction.isEmpty ? self : self.transaction(transaction)
  }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

// Unchecked, as for `State`: the value is only read and written on the thread that performs the
// rendering.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: CustomReflectable {
  /// Its properties, as a dump shows them.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: ["transaction": transaction, "read": access.read, "write": access.write],
      displayStyle: .struct
    )
  }
}

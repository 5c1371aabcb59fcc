/// Calls a closure with a value as the same type under a generic parameter that conforms to further
/// protocols.
///
/// Casting the value itself would copy it into a box, and a view contains all its subviews.
///
/// - Parameters:
///   - value: The value.
///   - type: The type of the value, the result of casting that type.
///   - body: The closure.
func withSameValue<Value, Known, Result>(
  _ value: Value,
  as type: Known.Type,
  _ body: (UnsafePointer<Known>) -> Result
) -> Result {
  precondition(Value.self == Known.self)
  return withUnsafePointer(to: value) { pointer in
    // Both are the same type, so the memory is bound correctly.
    body(UnsafeRawPointer(pointer).assumingMemoryBound(to: Known.self))
  }
}

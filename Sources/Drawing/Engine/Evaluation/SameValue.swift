/// Calls a closure with a pointer to a value, typed as `Known`: the same type, but with
/// conformances known to the compiler.
///
/// Casting the value itself would copy it into a box, and a view contains all its subviews.
///
/// - Parameters:
///   - value: The value.
///   - type: `Value.self`, cast to a protocol and opened.
///   - body: The closure.
@inline(__always) func withSameValue<Value, Known, Result>(
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

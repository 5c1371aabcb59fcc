/// Calls a closure with a value under another name of its type, which knows more of its protocols.
///
/// A cast of the value itself would copy it into a box, and a view holds all the views in it.
///
/// - Parameters:
///   - value: The value.
///   - type: The type of the value, as a cast of that type has found it.
///   - body: What is called.
func withSameValue<Value, Known, Result>(
  _ value: Value,
  as type: Known.Type,
  _ body: (UnsafePointer<Known>) -> Result
) -> Result {
  precondition(Value.self == Known.self)
  return withUnsafePointer(to: value) { pointer in
    // One type, so one binding of the memory.
    body(UnsafeRawPointer(pointer).assumingMemoryBound(to: Known.self))
  }
}

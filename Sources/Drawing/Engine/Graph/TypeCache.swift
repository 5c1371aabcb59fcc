internal import Synchronization

/// Values that depend on a type alone, each computed once per process.
///
/// Each rendering has its own records of types. For small views, finding names and conformances
/// again would take longer than the rest of the rendering.
final class TypeCache<Value>: Sendable {
  // Unchecked, because values contain types, which are immutable but not declared to be `Sendable`.
  private struct Entries: @unchecked Sendable {
    var values: [ObjectIdentifier: Value] = [:]
  }

  private let entries = Mutex(Entries())

  /// Returns the value of a type, the same in each call. It must not refer to any rendering.
  func value(of type: Any.Type, _ find: () -> Value) -> Value {
    let key = ObjectIdentifier(type)
    if let known = entries.withLock({ $0.values[key] }) { return known }
    // Outside the lock, because finding a value may call functions that use the cache.
    let found = find()
    entries.withLock { entries in
      // Another thread may have stored a value in the meantime, to which its callers refer.
      if entries.values[key] == nil { entries.values[key] = found }
    }
    return entries.withLock { $0.values[key] } ?? found
  }
}

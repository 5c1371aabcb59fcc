#if Pictures
internal import Drawing
#endif

/// Evaluates the value of an assertion.
///
/// While a view is created, `Date()` is the date at which its rendering begins, if the program
/// contains the clock of `SwiftUIShim`. The dates that a view stores when it is created and those
/// that it reads when it is drawn then have the same beginning.
func created<Value>(_ value: () throws -> Value) rethrows -> Value {
  #if Pictures
  guard Value.self is any View.Type else { return try value() }
  return try RenderClock.creatingView(value)
  #else
  return try value()
  #endif
}

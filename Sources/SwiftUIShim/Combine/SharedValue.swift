/// A mutable value that the closures of an operator share.
///
/// It is a class because all of them change it.
final class SharedValue<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}

/// A value that may contain values of the same kind, any number of levels deep.
///
/// Swift releases nested values recursively, on the stack of the thread that releases the last
/// reference. This wrapper continues on a thread with a large stack if little of the current stack
/// is left.
@propertyWrapper
package struct Nested<Value> {
  private var box: Box

  package init(wrappedValue: Value) {
    box = Box(wrappedValue)
  }

  package var wrappedValue: Value {
    get { box.current }
    set {
      if isKnownUniquelyReferenced(&box) { box.value = newValue } else { box = Box(newValue) }
    }
    _modify {
      if !isKnownUniquelyReferenced(&box) { box = Box(box.current) }
      // The value is taken out of the box, so that an array in it is changed in place.
      var value = box.current
      box.value = nil
      defer { box.value = value }
      yield &value
    }
  }

  /// The storage; a class, because only classes have a `deinit`.
  private final class Box {
    /// The value; `nil` only while it is modified or released.
    var value: Value?

    var current: Value {
      guard let value else { preconditionFailure("the value is being changed") }
      return value
    }

    init(_ value: Value) {
      self.value = value
    }

    deinit {
      guard StackSpace.isLow else { return }
      var last = value.take()
      LargeThread.run { _ = last.take() }
    }
  }
}

extension Nested: Equatable where Value: Equatable {
  package static func == (left: Nested, right: Nested) -> Bool {
    left.box === right.box
      || StackSpace.ensure { left.wrappedValue == right.wrappedValue }
  }
}

extension Nested: Hashable where Value: Hashable {
  package func hash(into hasher: inout Hasher) {
    StackSpace.ensure { wrappedValue.hash(into: &hasher) }
  }
}

// Unchecked, because a shared box is never modified.
extension Nested: @unchecked Sendable where Value: Sendable {}

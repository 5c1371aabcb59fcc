/// A value that may contain values of the same kind, any number of levels deep.
///
/// Swift releases nested values recursively, on the stack of the thread that releases the last
/// reference. This wrapper continues on a thread with a large stack if little of the current stack
/// is left. If the system can't create that thread, the values that are nested more deeply are
/// never released, because releasing them would overflow the stack.
@propertyWrapper
package struct Nested<Value> {
  private var box: Box

  package init(wrappedValue: Value) {
    box = Box(wrappedValue)
  }

  package var wrappedValue: Value {
    get { box.value.pointee }
    set {
      if isKnownUniquelyReferenced(&box) {
        box.value.pointee = newValue
      } else {
        box = Box(newValue)
      }
    }
    _modify {
      if !isKnownUniquelyReferenced(&box) { box = Box(box.value.pointee) }
      yield &box.value.pointee
    }
  }

  /// The storage; a class, because only classes have a `deinit`.
  private final class Box {
    /// The value. It is allocated separately so that another thread can release it.
    let value: UnsafeMutablePointer<Value>

    init(_ value: Value) {
      self.value = .allocate(capacity: 1)
      self.value.initialize(to: value)
    }

    deinit {
      let end: Void? = StackSpace.ensureIfPossible { _ = value.deinitialize(count: 1) }
      if end != nil { value.deallocate() }
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

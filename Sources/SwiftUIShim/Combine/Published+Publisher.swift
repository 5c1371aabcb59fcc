public import Drawing

extension Published.Publisher: Combine.Publisher {
  /// The type of the values.
  public typealias Output = Value
  /// The publisher never fails.
  public typealias Failure = Never

  /// Calls a closure with the property's value, and with each new value before the property has it.
  public func observe(
    _ receiveValue: @escaping (Value) -> Void,
    completion: @escaping (Subscribers.Completion<Never>) -> Void
  ) -> AnyCancellable {
    AnyCancellable(observe(receiveValue))
  }
}

extension ObservableObjectPublisher: Combine.Publisher {
  /// The publisher has no values.
  public typealias Output = Void
  /// The publisher never fails.
  public typealias Failure = Never

  /// Calls a closure before each change of the object.
  public func observe(
    _ receiveValue: @escaping (()) -> Void,
    completion: @escaping (Subscribers.Completion<Never>) -> Void
  ) -> AnyCancellable {
    AnyCancellable(observe { receiveValue(()) })
  }
}

extension Publisher where Failure == Never {
  /// Sets a property to each value, as long as its object exists.
  public func assign(to published: inout Published<Output>.Publisher) {
    published.assign { sink(receiveValue: $0) }
  }
}

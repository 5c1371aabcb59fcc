public import Drawing

extension Published.Publisher: Combine.Publisher {
  /// The type of the values.
  public typealias Output = Value
  /// The type of the error; the publisher never fails.
  public typealias Failure = Never

  /// Calls a closure with the current value, and with each new value just before it is set.
  public func observe(
    _ receiveValue: @escaping (Value) -> Void,
    completion: @escaping (Subscribers.Completion<Never>) -> Void
  ) -> AnyCancellable {
    AnyCancellable(observe(receiveValue))
  }
}

extension ObservableObjectPublisher: Combine.Publisher {
  /// The type of the values, which carry no data.
  public typealias Output = Void
  /// The type of the error; the publisher never fails.
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
  /// Sets a property to each value until the object that owns it is released.
  public func assign(to published: inout Published<Output>.Publisher) {
    published.assign { sink(receiveValue: $0) }
  }
}

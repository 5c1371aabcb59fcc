/// The values of a publisher that never fails, as an asynchronous sequence.
///
/// ```swift
/// for await date in Timer.publish(every: 1, on: .main, in: .common).autoconnect().values {
///   print(date)
/// }
/// ```
///
/// Values that arrive before the loop asks for them are kept.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  /// The type of the values.
  public typealias Element = P.Output

  private let publisher: P

  /// Creates a sequence of a publisher's values.
  public init(_ publisher: P) {
    self.publisher = publisher
  }

  /// Returns an iterator, which subscribes to the publisher until it is released.
  public func makeAsyncIterator() -> Iterator {
    let (stream, continuation) = AsyncStream.makeStream(of: Received.self)
    let subscription = publisher.observe(
      { continuation.yield(Received(value: $0)) },
      completion: { _ in continuation.finish() }
    )
    return Iterator(base: stream.makeAsyncIterator(), subscription: subscription)
  }

  /// A value of the publisher. It is unchecked because only one loop receives it.
  struct Received: @unchecked Sendable {
    let value: P.Output
  }

  /// An iterator over the values of a publisher.
  public struct Iterator: AsyncIteratorProtocol {
    var base: AsyncStream<Received>.Iterator
    let subscription: AnyCancellable

    /// Waits for the next value; returns `nil` after the last one.
    public mutating func next() async -> P.Output? { await base.next()?.value }
  }
}

extension Publisher where Failure == Never {
  /// The values as an asynchronous sequence.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

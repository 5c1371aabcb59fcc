import SwiftUI
import Testing

/// The values and the completion of each operator.
@Suite
struct OperatorEventsTests {
  private struct Refusal: Error, Equatable {}

  /// The values 1, 2, 3, then the end.
  private static var numbers: Publishers.Sequence<[Int], Never> { [1, 2, 3].publisher }
  private static var none: Empty<Int, Never> { Empty() }
  private static var broken: Fail<Int, Refusal> { Fail(error: Refusal()) }
  /// The values 1 and 2, then an error.
  private static var failing: AnyPublisher<Int, Refusal> {
    let values = [1, 2].publisher.setFailureType(to: Refusal.self)
    return AnyPublisher(Appended(first: values, second: broken))
  }

  private typealias Case<Failure: Error> = (
    name: String, publisher: AnyPublisher<Int, Failure>, events: [String]
  )

  private static var finishing: [Case<Never>] {
    var cases: [Case<Never>] = []
    func add(_ name: String, _ publisher: some Publisher<Int, Never>, _ events: [String]) {
      cases.append((name, publisher.eraseToAnyPublisher(), events))
    }
    add("sequence", numbers, ["1", "2", "3", "end"])
    add("just", Just(7), ["7", "end"])
    add("empty", none, ["end"])
    add("endless", Empty(completeImmediately: false), [])
    add("map", numbers.map { 10 * $0 }, ["10", "20", "30", "end"])
    add("filter", numbers.filter { $0 != 2 }, ["1", "3", "end"])
    add("compactMap", numbers.compactMap { $0 == 2 ? nil : -$0 }, ["-1", "-3", "end"])
    add("receive", numbers.receive(on: RunLoop.main), ["1", "2", "3", "end"])
    add("subscribe", numbers.subscribe(on: RunLoop.main), ["1", "2", "3", "end"])
    add("share", numbers.share(), ["1", "2", "3", "end"])
    add("print", numbers.print(), ["1", "2", "3", "end"])
    add("scan", numbers.scan(10) { 2 * $0 - $1 }, ["19", "36", "69", "end"])
    add("prefix 0", numbers.prefix(0), ["end"])
    add("prefix 2", numbers.prefix(2), ["1", "2", "end"])
    add("prefix 3", numbers.prefix(3), ["1", "2", "3", "end"])
    add("prefix 4", numbers.prefix(4), ["1", "2", "3", "end"])
    add("first", numbers.first(), ["1", "end"])
    add("first of none", none.first(), ["end"])
    add("first even", numbers.first { $0 > 1 }, ["2", "end"])
    add("first beyond", numbers.first { $0 > 3 }, ["end"])
    add("dropFirst", numbers.dropFirst(), ["2", "3", "end"])
    add("dropFirst 0", numbers.dropFirst(0), ["1", "2", "3", "end"])
    add("dropFirst 2", numbers.dropFirst(2), ["3", "end"])
    add("dropFirst 4", numbers.dropFirst(4), ["end"])
    add("prepend", numbers.prepend(8, 9), ["8", "9", "1", "2", "3", "end"])
    add("last", numbers.last(), ["3", "end"])
    add("last of none", none.last(), ["end"])
    add("replaceEmpty", none.replaceEmpty(with: 5), ["5", "end"])
    add("replaceEmpty of some", numbers.replaceEmpty(with: 5), ["1", "2", "3", "end"])
    add("replaceNil", [nil, 2].publisher.replaceNil(with: 5), ["5", "2", "end"])
    add(
      "removeDuplicates",
      [1, 1, 2, 1, 1].publisher.removeDuplicates(),
      ["1", "2", "1", "end"]
    )
    add(
      // Each value is compared with the last one that was sent.
      "removeDuplicates by",
      [1, 3, 2, 5, 4, 9].publisher.removeDuplicates { $0 > $1 },
      ["1", "3", "5", "9", "end"]
    )
    add("replaceError", failing.replaceError(with: 5), ["1", "2", "5", "end"])
    add("replaceError of some", numbers.replaceError(with: 5), ["1", "2", "3", "end"])
    add("catch", failing.catch { _ in [6, 7].publisher }, ["1", "2", "6", "7", "end"])
    add("catch of some", numbers.tryMap { $0 }.catch { _ in Just(9) }, ["1", "2", "3", "end"])
    add(
      "flatMap",
      numbers.flatMap { [$0, 10 * $0].publisher },
      ["1", "10", "2", "20", "3", "30", "end"]
    )
    add("flatMap of none", none.flatMap { Just($0) }, ["end"])
    add("merge", numbers.merge(with: Just(9)), ["1", "2", "3", "9", "end"])
    add(
      "MergeMany",
      Publishers.MergeMany(Just(4), Just(5), Just(6)).eraseToAnyPublisher(),
      ["4", "5", "6", "end"]
    )
    add("MergeMany of one", Publishers.MergeMany(Just(4)), ["4", "end"])
    add("MergeMany of none", Publishers.MergeMany([Just<Int>]()), ["end"])
    add("collect", numbers.collect().map { $0.reduce(0) { 10 * $0 + $1 } }, ["123", "end"])
    add("collect of none", none.collect().map(\.count), ["0", "end"])
    return cases
  }

  @Test(arguments: finishing.indices)
  func anOperatorSendsItsValuesAndTheEnd(index: Int) {
    let (name, publisher, events) = Self.finishing[index]
    #expect(EventLog.events(of: publisher) == events, "\(name)")
  }

  private static var failures: [Case<Refusal>] {
    var cases: [Case<Refusal>] = []
    func add(_ name: String, _ publisher: some Publisher<Int, Refusal>, _ events: [String]) {
      cases.append((name, publisher.eraseToAnyPublisher(), events))
    }
    add("fail", broken, ["failed"])
    add("sequence", failing, ["1", "2", "failed"])
    add("map", failing.map { 10 * $0 }, ["10", "20", "failed"])
    add("filter", failing.filter { $0 > 1 }, ["2", "failed"])
    add("compactMap", failing.compactMap { $0 }, ["1", "2", "failed"])
    add("scan", failing.scan(0, +), ["1", "3", "failed"])
    add("collect", failing.collect().map(\.count), ["failed"])
    add("last", failing.last(), ["failed"])
    add("replaceEmpty", broken.replaceEmpty(with: 5), ["failed"])
    add("dropFirst", failing.dropFirst(), ["2", "failed"])
    add("prefix 2", failing.prefix(2), ["1", "2", "end"])
    add("prefix 3", failing.prefix(3), ["1", "2", "failed"])
    add("prepend", broken.prepend(4), ["4", "failed"])
    add("merge", failing.merge(with: failing), ["1", "2", "failed"])
    add("flatMap", failing.flatMap { _ in broken }, ["failed"])
    add("catch", failing.catch { _ in broken }, ["1", "2", "failed"])
    add("setFailureType", numbers.setFailureType(to: Refusal.self), ["1", "2", "3", "end"])
    add("combineLatest", failing.combineLatest(failing).map { 10 * $0 + $1 }, ["failed"])
    add("zip", failing.zip(failing).map { 10 * $0 + $1 }, ["failed"])
    return cases
  }

  @Test(arguments: failures.indices)
  func anOperatorForwardsAnError(index: Int) {
    let (name, publisher, events) = Self.failures[index]
    #expect(EventLog.events(of: publisher) == events, "\(name)")
  }

  @Test
  func errorsAreConverted() {
    struct Other: Error { let count: Int }
    var count = 0
    let kept = Self.failing.mapError { _ in Other(count: 4) }
      .sink(
        receiveCompletion: { if case .failure(let error) = $0 { count = error.count } },
        receiveValue: { _ in }
      )
    #expect(count == 4)
    #expect(
      EventLog.events(of: Self.numbers.setFailureType(to: Refusal.self).mapError { $0 })
        == ["1", "2", "3", "end"]
    )
    kept.cancel()
  }

  @Test
  func conversionsStopAtTheFirstErrorThrown() {
    let log = EventLog()
    let subject = PassthroughSubject<Int, Never>()
    let kept = log.record(
      subject.tryMap { number throws -> Int in
        if number == 2 { throw Refusal() }
        return 10 * number
      }
    )
    (1...3).forEach(subject.send)
    subject.send(completion: .finished)
    #expect(log.events == ["10", "failed"])
    #expect(EventLog.events(of: Self.numbers.tryMap { -$0 }) == ["-1", "-2", "-3", "end"])
    #expect(EventLog.events(of: Self.failing.tryMap { -$0 }) == ["-1", "-2", "failed"])
    kept.cancel()
  }

  @Test
  func eventsAreHandledBeforeTheyAreForwarded() {
    let log = EventLog()
    let subject = PassthroughSubject<Int, Never>()
    func handled() -> AnyPublisher<Int, Never> {
      subject.handleEvents(
        receiveOutput: { log.note("output \($0)") },
        receiveCompletion: { _ in log.note("completion") },
        receiveCancel: { log.note("cancel") }
      )
    }
    let cancelled = log.record(handled())
    subject.send(1)
    cancelled.cancel()
    subject.send(2)
    #expect(log.events == ["output 1", "1", "cancel"])
    let completed = log.record(handled())
    subject.send(completion: .finished)
    #expect(log.events.suffix(2) == ["completion", "end"])
    #expect(EventLog.events(of: Self.numbers.handleEvents()) == ["1", "2", "3", "end"])
    completed.cancel()
  }

  @Test
  func aFirstValueCancelsTheUpstreamPublisher() {
    let log = EventLog()
    func first(_ publisher: AnyPublisher<Int, Never>) -> AnyCancellable {
      log.record(publisher.handleEvents(receiveCancel: { log.note("cancel") }).first())
    }
    // The first value is sent while the publisher subscribes, or later.
    let immediate = first(CurrentValueSubject(1).eraseToAnyPublisher())
    #expect(log.events == ["1", "end", "cancel"])
    let subject = PassthroughSubject<Int, Never>()
    let later = first(subject.eraseToAnyPublisher())
    subject.send(2)
    subject.send(3)
    #expect(log.events.dropFirst(3) == ["2", "cancel", "end"])
    let unused = first(PassthroughSubject().eraseToAnyPublisher())
    unused.cancel()
    #expect(log.events.dropFirst(6) == ["cancel"])
    withExtendedLifetime((immediate, later)) {}
  }
}

/// A publisher of the values of one publisher, then of all events of another.
private struct Appended<First: Publisher, Second: Publisher>: Publisher
where First.Output == Second.Output, First.Failure == Second.Failure {
  let first: First
  let second: Second

  func observe(
    _ receiveValue: @escaping (First.Output) -> Void,
    completion: @escaping (Subscribers.Completion<First.Failure>) -> Void
  ) -> AnyCancellable {
    let kept = first.observe(receiveValue) { _ in }
    let rest = second.observe(receiveValue, completion: completion)
    return AnyCancellable {
      kept.cancel()
      rest.cancel()
    }
  }
}

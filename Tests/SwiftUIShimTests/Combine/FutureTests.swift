import SwiftUI
import Testing

@Suite
struct FutureTests {
  private struct Refusal: Error, Equatable {}

  @Test
  func allSubscribersReceiveTheFirstResult() {
    var promise: Future<Int, Never>.Promise?
    let future = Future<Int, Never> { promise = $0 }
    var texts: [String] = []
    let early = future.sink(receiveCompletion: { _ in texts.append("end") }) {
      texts.append("\($0)")
    }
    promise?(.success(1))
    promise?(.success(2))
    let late = future.sink { texts.append("late \($0)") }
    #expect(texts == ["1", "end", "late 1"])
    withExtendedLifetime((early, late)) {}
  }

  @Test
  func anErrorIsReplacedByAnotherPublisher() {
    var values: [Int] = []
    let failing = Future<Int, Refusal> { $0(.failure(Refusal())) }
    let subscription = failing.catch { _ in Just(7) }.sink { values.append($0) }
    #expect(values == [7])
    withExtendedLifetime(subscription) {}
  }

  @Test
  func aConversionThatThrowsFails() {
    var texts: [String] = []
    let subscription = [1, 2, 3].publisher
      .tryMap { number throws -> Int in
        guard number < 2 else { throw Refusal() }
        return number
      }
      .sink(
        receiveCompletion: { if case .failure = $0 { texts.append("failed") } },
        receiveValue: { texts.append("\($0)") }
      )
    #expect(texts == ["1", "failed"])
    withExtendedLifetime(subscription) {}
  }

  @Test
  func combinationsHaveTypes() {
    var texts: [String] = []
    let subscriptions = [
      Publishers.CombineLatest(Just(1), Just("a")).sink { texts.append("\($0.0)\($0.1)") },
      Publishers.CombineLatest3(Just(1), Just(2), Just(3)).sink { texts.append("\($0)") },
      Publishers.MergeMany([Just(4), Just(5)]).sink { texts.append("\($0)") },
      [8, 9].publisher.last().sink { texts.append("\($0)") },
      Empty<Int, Never>().replaceEmpty(with: 6).sink { texts.append("\($0)") },
    ]
    #expect(texts == ["1a", "(1, 2, 3)", "4", "5", "9", "6"])
    withExtendedLifetime(subscriptions) {}
  }
}

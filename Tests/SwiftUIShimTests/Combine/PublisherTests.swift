import Combine
import Foundation
import SwiftUI
import Testing

/// Publishers outside a rendering: receivers, values and cancellation.
@Suite
struct PublisherTests {
  private struct Broken: Error {}

  /// The received values, in order.
  private final class Log {
    var values: [Int] = []
    var ends = 0
    var latest = 0
  }

  @Test
  func cancellingEndsOnceImmediately() {
    var ends = 0
    var cancellable: AnyCancellable? = AnyCancellable { ends += 1 }
    cancellable?.cancel()
    #expect(ends == 1)
    cancellable?.cancel()
    cancellable = nil
    #expect(ends == 1)
  }

  @Test
  func releasedSubscriptionsEnd() {
    var ends = 0
    var stored: Set<AnyCancellable> = []
    AnyCancellable { ends += 1 }.store(in: &stored)
    AnyCancellable { ends += 1 }.store(in: &stored)
    var list: [AnyCancellable] = []
    AnyCancellable { ends += 1 }.store(in: &list)
    #expect((stored.count, list.count, ends) == (2, 1, 0))
    stored = []
    #expect(ends == 2)
    list = []
    #expect(ends == 3)
  }

  @Test
  func cancellablesEqualOnlyThemselves() {
    let (one, other) = (AnyCancellable {}, AnyCancellable {})
    #expect(one == one && one != other)
    #expect(Set([one, other, one]).count == 2)
  }

  @Test
  func subjectSendsToSubscribersInOrder() {
    let (subject, log) = (PassthroughSubject<Int, Never>(), Log())
    subject.send(1)
    let first = subject.sink { log.values.append($0) }
    let second = subject.sink { log.values.append(10 * $0) }
    let third = subject.sink { log.values.append(100 * $0) }
    subject.send(2)
    #expect(log.values == [2, 20, 200])
    second.cancel()
    subject.send(3)
    #expect(log.values == [2, 20, 200, 3, 300])
    withExtendedLifetime((first, third)) {}
  }

  @Test
  func nothingArrivesAfterTheEnd() {
    let (subject, log) = (PassthroughSubject<Int, Never>(), Log())
    let subscription = subject.sink { _ in
      log.ends += 1
    } receiveValue: {
      log.values.append($0)
    }
    subject.send(1)
    subject.send(completion: .finished)
    subject.send(completion: .finished)
    subject.send(2)
    #expect((log.values, log.ends) == ([1], 1))
    withExtendedLifetime(subscription) {}
  }

  @Test
  func errorsEndTheValuesOfASubject() {
    let (subject, log) = (CurrentValueSubject<Int, Broken>(7), Log())
    let subscription = subject.sink {
      if case .failure = $0 { log.ends += 1 }
    } receiveValue: {
      log.values.append($0)
    }
    subject.send(completion: .failure(Broken()))
    subject.value = 8
    #expect((log.values, log.ends, subject.value) == ([7], 1, 8))
    withExtendedLifetime(subscription) {}
  }

  @Test
  func aCurrentValueIsReceivedFirst() {
    let (subject, log) = (CurrentValueSubject<Int, Never>(1), Log())
    let subscription = subject.sink { log.values.append($0) }
    subject.send(2)
    subject.value = 3
    subscription.cancel()
    subject.send(4)
    #expect((log.values, subject.value) == ([1, 2, 3], 4))
  }

  @Test
  func eventsNeedNoValue() {
    let (subject, log) = (PassthroughSubject<Void, Never>(), Log())
    let subscription = subject.sink { log.ends += 1 }
    subject.send()
    subject.send()
    #expect(log.ends == 2)
    withExtendedLifetime(subscription) {}
  }

  @Test
  func operatorsForwardValuesAndCompletion() {
    let (subject, log) = (PassthroughSubject<Int, Never>(), Log())
    let odd = subject.filter { !$0.isMultiple(of: 2) }.map { $0 * 10 }
      .compactMap { $0 == 30 ? nil : $0 }.receive(on: DispatchQueue.main).eraseToAnyPublisher()
    let subscription = odd.sink { _ in
      log.ends += 1
    } receiveValue: {
      log.values.append($0)
    }
    (1...5).forEach(subject.send)
    subject.send(completion: .finished)
    #expect((log.values, log.ends) == ([10, 50], 1))
    withExtendedLifetime(subscription) {}
  }

  @Test
  func justPublishesOneValueAndCompletes() {
    let log = Log()
    let subscription = Just(3).sink { _ in
      log.ends += 1
    } receiveValue: {
      log.values.append($0)
    }
    #expect((log.values, log.ends) == ([3], 1))
    _ = Just(4).assign(to: \.latest, on: log)
    #expect(log.latest == 4)
    withExtendedLifetime(subscription) {}
  }
}

import SwiftUI
import Testing

/// Subjects: their subscribers, values and completion.
@Suite
struct SubjectTests {
  private struct Refusal: Error {}

  @Test
  func lateSubscribersReceiveOnlyTheCompletion() {
    let log = EventLog()
    let subject = PassthroughSubject<Int, Refusal>()
    subject.send(completion: .failure(Refusal()))
    subject.send(completion: .finished)
    let late = log.record(subject)
    subject.send(1)
    #expect(log.events == ["failed"])
    let value = CurrentValueSubject<Int, Refusal>(5)
    value.send(completion: .finished)
    let later = log.record(value)
    value.send(6)
    #expect(log.events == ["failed", "end"])
    withExtendedLifetime((late, later)) {}
  }

  @Test
  func manySubscribersReceiveInTheirOrder() {
    let log = EventLog()
    let (subject, value) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<Int, Never>(0))
    let kept = (1...12).map { log.record(subject, "\($0): ") }
    subject.send(5)
    #expect(log.events == (1...12).map { "\($0): 5" })
    subject.send(completion: .finished)
    #expect(log.events.dropFirst(12) == (1...12).map { "\($0): end" }[...])
    let others = (1...12).map { log.record(value, "\($0): ") }
    value.value = 6
    #expect(log.events.suffix(12) == (1...12).map { "\($0): 6" }[...])
    withExtendedLifetime((kept, others)) {}
  }

  @Test
  func eachSubscriptionIsCancelledAlone() {
    let log = EventLog()
    let value = CurrentValueSubject<Int, Never>(0)
    let first = log.record(value, "first ")
    let second = log.record(value, "second ")
    first.cancel()
    let third = log.record(value, "third ")
    value.send(1)
    second.cancel()
    value.send(2)
    #expect(
      log.events == ["first 0", "second 0", "third 0", "second 1", "third 1", "third 2"]
    )
    third.cancel()
  }

  @Test
  func aSubscriberCanCancelAnotherDuringAValue() {
    let log = EventLog()
    let subject = PassthroughSubject<Int, Never>()
    var kept: [AnyCancellable] = []
    for number in 1...3 {
      subject.sink {
        log.note("\(number): \($0)")
        if number == 2, $0 == 1 { kept[0].cancel() }
      }
      .store(in: &kept)
    }
    subject.send(1)
    subject.send(2)
    #expect(log.events == ["1: 1", "2: 1", "3: 1", "2: 2", "3: 2"])
    kept = []
    subject.send(3)
    #expect(log.events.count == 5)
  }

  @Test
  func releasedSubjectsEndNothing() {
    let log = EventLog()
    var subject: PassthroughSubject<Int, Never>? = PassthroughSubject()
    weak let released = subject
    let kept = subject.map { log.record($0) }
    subject = nil
    #expect(released == nil)
    kept?.cancel()
    #expect(log.events == [])
  }

  @Test
  func aFailedFutureFailsForAllSubscribers() {
    let log = EventLog()
    var promise: Future<Int, Refusal>.Promise?
    let future = Future<Int, Refusal> { promise = $0 }
    let early = log.record(future, "early ")
    promise?(.failure(Refusal()))
    promise?(.success(1))
    let late = log.record(future, "late ")
    #expect(log.events == ["early failed", "late failed"])
    #expect(EventLog.events(of: Future<Int, Never> { $0(.success(3)) }) == ["3", "end"])
    withExtendedLifetime((early, late)) {}
  }

  @Test
  func valuesAreAssignedToTheObject() {
    final class Model { var count = 0 }
    let (model, subject) = (Model(), PassthroughSubject<Int, Never>())
    let kept = subject.assign(to: \.count, on: model)
    subject.send(4)
    #expect(model.count == 4)
    kept.cancel()
    subject.send(5)
    #expect(model.count == 4)
  }

  @Test
  func cancellingAnAssignmentRunsOnce() {
    let log = EventLog()
    let first = AnyCancellable { log.note("first") }
    var list: [AnyCancellable] = []
    first.store(in: &list)
    #expect(list == [first])
    first.cancel()
    list = []
    #expect(log.events == ["first"])
    #expect(first.hashValue != AnyCancellable {}.hashValue)
  }

  @Test
  func notificationsOfOneObjectAreReceived() {
    final class Source: Sendable {}
    let (center, log) = (NotificationCenter(), EventLog())
    let (wanted, other, name) = (Source(), Source(), Notification.Name("SubjectTests"))
    let publisher = center.publisher(for: name, object: wanted)
    #expect(publisher.center === center && publisher.name == name && publisher.object === wanted)
    let kept = log.record(publisher.map { ($0.object as? Source) === wanted })
    center.post(name: name, object: other)
    center.post(name: name, object: wanted)
    center.post(name: Notification.Name("other"), object: wanted)
    #expect(log.events == ["true"])
    kept.cancel()
  }
}

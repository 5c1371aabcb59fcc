import SwiftUI
import Testing

/// Operators with several upstream publishers: their values, completions and cancellation.
@Suite
struct CombinedPublisherTests {
  private struct Refusal: Error {}
  private typealias Subject = PassthroughSubject<Int, Refusal>

  /// A way to combine two publishers of numbers.
  enum Combination: CaseIterable {
    case merge, combineLatest, zip, mergeMany, combineLatestType

    fileprivate func publisher<P: Publisher>(
      _ left: P,
      _ right: P
    ) -> AnyPublisher<String, P.Failure> where P.Output == Int {
      switch self {
      case .merge: left.merge(with: right).map { "\($0)" }
      case .combineLatest: left.combineLatest(right).map { "\($0.0) \($0.1)" }
      case .zip: left.zip(right).map { "\($0.0) \($0.1)" }
      case .mergeMany: Publishers.MergeMany(left, right).map { "\($0)" }
      case .combineLatestType:
        Publishers.CombineLatest(left, right).map { "\($0.0) \($0.1)" }
      }
    }

    fileprivate var values: [String] {
      switch self {
      case .merge, .mergeMany: ["1", "2", "30", "40", "5"]
      case .combineLatest, .combineLatestType: ["2 30", "2 40", "5 40"]
      case .zip: ["1 30", "2 40"]
      }
    }
  }

  /// Two subjects, and the events of their combination after they have sent some values.
  private struct Combined {
    let left = Subject()
    let right = Subject()
    let log = EventLog()
    let kept: AnyCancellable

    init(_ combination: Combination) {
      kept = log.record(
        combination.publisher(
          left.handleEvents(receiveCancel: { [log] in log.note("left cancelled") }),
          right.handleEvents(receiveCancel: { [log] in log.note("right cancelled") })
        )
      )
      left.send(1)
      left.send(2)
      right.send(30)
      right.send(40)
      left.send(5)
    }
  }

  @Test(arguments: Combination.allCases)
  func valuesAreCombinedUntilCancellation(combination: Combination) {
    let combined = Combined(combination)
    #expect(combined.log.events == combination.values)
    combined.kept.cancel()
    combined.left.send(6)
    combined.right.send(60)
    #expect(
      combined.log.events.dropFirst(combination.values.count)
        == ["left cancelled", "right cancelled"]
    )
  }

  @Test(arguments: Combination.allCases.filter { $0 != .zip }, [true, false])
  func theLastCompletionEndsIt(combination: Combination, leftIsFirst: Bool) {
    let combined = Combined(combination)
    let (first, second) =
      leftIsFirst
      ? (combined.left, combined.right) : (combined.right, combined.left)
    first.send(completion: .finished)
    #expect(combined.log.events == combination.values)
    second.send(7)
    #expect(combined.log.events.count == combination.values.count + 1)
    second.send(completion: .finished)
    #expect(combined.log.events.dropFirst(combination.values.count + 1) == ["end"])
  }

  @Test(arguments: Combination.allCases, [true, false])
  func anErrorEndsItOnce(combination: Combination, leftFails: Bool) {
    let combined = Combined(combination)
    let (failing, other) =
      leftFails
      ? (combined.left, combined.right) : (combined.right, combined.left)
    failing.send(completion: .failure(Refusal()))
    #expect(combined.log.events == combination.values + ["failed"])
    other.send(7)
    other.send(completion: .finished)
    #expect(combined.log.events == combination.values + ["failed"])
  }

  @Test
  func pairsEndOnceNoMoreAreComplete() {
    // 5 of the left publisher isn't paired yet.
    let left = Combined(.zip)
    left.left.send(completion: .finished)
    #expect(left.log.events.last == "2 40")
    left.right.send(50)
    #expect(left.log.events.suffix(2) == ["5 50", "end"])
    let right = Combined(.zip)
    right.right.send(completion: .finished)
    #expect(right.log.events == ["1 30", "2 40", "end"])
    right.left.send(completion: .finished)
    right.right.send(60)
    #expect(right.log.events == ["1 30", "2 40", "end"])
    #expect(
      EventLog.events(of: [1, 2, 3].publisher.zip([4, 5].publisher)) == ["(1, 4)", "(2, 5)", "end"]
    )
    #expect(EventLog.events(of: [1].publisher.zip([4, 5].publisher)) == ["(1, 4)", "end"])
  }

  @Test
  func zippedPairsKeepTheOrderOfValues() {
    let log = EventLog()
    let (left, right) = (Subject(), Subject())
    let kept = log.record(left.zip(right))
    [1, 2, 3].forEach(right.send)
    [4, 5].forEach(left.send)
    #expect(log.events == ["(4, 1)", "(5, 2)"])
    [6, 7].forEach(left.send)
    right.send(8)
    #expect(log.events.dropFirst(2) == ["(6, 3)", "(7, 8)"])
    kept.cancel()
  }

  @Test
  func innerPublishersRunToTheirEnds() {
    let log = EventLog()
    let (outer, inner) = (Subject(), [Subject(), Subject()])
    let kept = log.record(outer.flatMap { inner[$0] })
    outer.send(0)
    inner[0].send(1)
    outer.send(1)
    inner[1].send(2)
    inner[0].send(3)
    outer.send(completion: .finished)
    inner[0].send(completion: .finished)
    inner[1].send(4)
    #expect(log.events == ["1", "2", "3", "4"])
    inner[1].send(completion: .finished)
    #expect(log.events == ["1", "2", "3", "4", "end"])
    kept.cancel()
  }

  @Test
  func anInnerErrorEndsAllValues() {
    let log = EventLog()
    let (outer, inner) = (Subject(), [Subject(), Subject(), Subject()])
    let kept = log.record(
      outer.flatMap { number in
        log.note("inner \(number)")
        return inner[number]
      }
    )
    outer.send(0)
    outer.send(1)
    inner[0].send(completion: .failure(Refusal()))
    inner[1].send(5)
    outer.send(2)
    outer.send(completion: .finished)
    #expect(log.events == ["inner 0", "inner 1", "failed"])
    kept.cancel()
  }

  @Test
  func cancellingReachesInnerPublishers() {
    let log = EventLog()
    let (outer, inner) = (Subject(), Subject())
    let kept = log.record(
      outer.handleEvents(receiveCancel: { log.note("outer") })
        .flatMap { _ in inner.handleEvents(receiveCancel: { log.note("inner") }) }
    )
    outer.send(0)
    kept.cancel()
    inner.send(1)
    #expect(log.events == ["outer", "inner"])
  }

  @Test
  func cancellingReachesTheReplacement() {
    let log = EventLog()
    let (subject, replacement) = (Subject(), Subject())
    let kept = log.record(
      subject.handleEvents(receiveCancel: { log.note("upstream") })
        .catch { _ in replacement.handleEvents(receiveCancel: { log.note("replacement") }) }
    )
    subject.send(completion: .failure(Refusal()))
    replacement.send(1)
    kept.cancel()
    replacement.send(2)
    #expect(log.events == ["1", "upstream", "replacement"])
  }

  @Test
  func threePublishersAreCombined() {
    let log = EventLog()
    let subjects = [Subject(), Subject(), Subject()]
    let kept = log.record(Publishers.CombineLatest3(subjects[0], subjects[1], subjects[2]))
    subjects[0].send(1)
    subjects[1].send(2)
    subjects[2].send(3)
    subjects[0].send(4)
    subjects[1].send(5)
    subjects.forEach { $0.send(completion: .finished) }
    #expect(log.events == ["(1, 2, 3)", "(4, 2, 3)", "(4, 5, 3)", "end"])
    kept.cancel()
  }

  @Test
  func manyPublishersEndWithTheLast() {
    let log = EventLog()
    let subjects = [Subject(), Subject(), Subject()]
    let kept = log.record(Publishers.MergeMany(subjects))
    for (index, subject) in subjects.enumerated().reversed() {
      subject.send(index)
      subject.send(completion: .finished)
    }
    #expect(log.events == ["2", "1", "0", "end"])
    kept.cancel()
  }
}

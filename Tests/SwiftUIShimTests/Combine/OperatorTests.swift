import Combine
import Foundation
import SwiftUI
import Testing

/// Operators of publishers: the received values, and their times on the clock of a rendering.
@Suite
struct OperatorTests {
  private final class Log {
    var values: [Int] = []
    var ended = false
  }

  private static func values<P: Publisher>(_ publisher: P) -> [Int] where P.Output == Int {
    let log = Log()
    let kept = publisher.sink(
      receiveCompletion: { _ in log.ended = true },
      receiveValue: { log.values.append($0) }
    )
    kept.cancel()
    return log.values
  }

  @Test
  func sequencesPublishTheirElements() {
    #expect(Self.values([1, 2, 3].publisher) == [1, 2, 3])
    #expect(Self.values((1...3).publisher.map { $0 * 2 }) == [2, 4, 6])
    #expect(Self.values(Empty<Int, Never>()) == [])
  }

  @Test
  func operatorsTransformValues() {
    let numbers = [1, 1, 2, 3, 3].publisher
    #expect(Self.values(numbers.removeDuplicates()) == [1, 2, 3])
    #expect(Self.values(numbers.scan(0, +)) == [1, 2, 4, 7, 10])
    #expect(Self.values(numbers.prefix(2)) == [1, 1])
    #expect(Self.values(numbers.prefix(0)) == [])
    #expect(Self.values(numbers.first(where: { $0 > 1 })) == [2])
    #expect(Self.values(numbers.dropFirst(3)) == [3, 3])
    #expect(Self.values(numbers.prepend(9)) == [9, 1, 1, 2, 3, 3])
    #expect(Self.values(numbers.collect().map(\.count)) == [5])
    #expect(Self.values(numbers.flatMap { [$0, 0].publisher }).count == 10)
    #expect(Self.values([nil, 4].publisher.replaceNil(with: 7)) == [7, 4])
    #expect(Self.values(Fail<Int, CancellationError>(error: .init()).replaceError(with: 5)) == [5])
  }

  @Test
  func publishersCanBeCombined() {
    let (left, right) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let log = Log()
    var kept: Set<AnyCancellable> = []
    left.merge(with: right).sink { log.values.append($0) }.store(in: &kept)
    left.combineLatest(right).sink { log.values.append(100 * $0 + $1) }.store(in: &kept)
    left.zip(right).sink { log.values.append(-100 * $0 - $1) }.store(in: &kept)
    left.send(1)
    left.send(2)
    right.send(3)
    #expect(log.values == [1, 2, 3, 203, -103])
    kept = []
    left.send(4)
    #expect(log.values.count == 5)
  }

  @Test
  func mergedPublishersEndWithTheLastOne() {
    let (left, right) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let log = Log()
    let kept = left.merge(with: right)
      .sink(receiveCompletion: { _ in log.values.append(-1) }) { log.values.append($0) }
    left.send(completion: .finished)
    #expect(log.values == [])
    right.send(1)
    right.send(completion: .finished)
    #expect(log.values == [1, -1])
    kept.cancel()
  }

  @Test
  func notificationsAreReceivedUntilCancellation() {
    let (center, log) = (NotificationCenter(), Log())
    let name = Notification.Name("OperatorTests")
    let kept = center.publisher(for: name).sink { log.values.append($0.object as? Int ?? -1) }
    center.post(name: name, object: 5)
    center.post(name: Notification.Name("another"), object: 6)
    kept.cancel()
    center.post(name: name, object: 7)
    #expect(log.values == [5])
  }

  /// A bar whose width is the sum of the received values.
  nonisolated private struct Sum: View {
    let publisher: AnyPublisher<Int, Never>
    @State private var sum = 1

    var body: some View {
      Color.red.frame(width: CGFloat(sum), height: 1)
        .onReceive(publisher) { sum += $0 }
    }

    static func widths(_ publisher: AnyPublisher<Int, Never>, at times: [Double]) throws -> [Int] {
      try times.map { time in
        let renderer = ImageRenderer(content: Sum(publisher: publisher))
        renderer.time = time
        return Int(try renderer.displayList().size.width)
      }
    }
  }

  @Test
  func delayedValuesArriveAtTheirTime() throws {
    let delayed = [10, 20].publisher.delay(for: .seconds(1), scheduler: DispatchQueue.main)
    #expect(try Sum.widths(delayed.eraseToAnyPublisher(), at: [0.5, 1.5]) == [1, 31])
    let short = Just(5).delay(for: .milliseconds(250), scheduler: RunLoop.main)
    #expect(try Sum.widths(short.eraseToAnyPublisher(), at: [0.2, 0.3]) == [1, 6])
    let literal = Just(5).delay(for: 2, scheduler: RunLoop.main)
    #expect(try Sum.widths(literal.eraseToAnyPublisher(), at: [1.9, 2.1]) == [1, 6])
  }

  @Test
  func debouncedValuesWaitForQuiet() throws {
    // 1 at once, 10 at 0.3 s and 100 at 1 s.
    let source = Just(1).merge(
      with: Just(10).delay(for: 0.3, scheduler: RunLoop.main)
    ).merge(with: Just(100).delay(for: 1, scheduler: RunLoop.main))
    let quiet = source.debounce(for: 0.5, scheduler: RunLoop.main).eraseToAnyPublisher()
    #expect(try Sum.widths(quiet, at: [0.6, 0.9, 1.4, 1.6]) == [1, 11, 11, 111])
    let thin = source.throttle(for: 0.5, scheduler: RunLoop.main, latest: true)
    #expect(try Sum.widths(thin.eraseToAnyPublisher(), at: [0.1, 0.6, 1.1]) == [2, 12, 112])
    let late = Just(1).merge(with: Just(10).delay(for: 2, scheduler: RunLoop.main))
      .throttle(for: 0.5, scheduler: RunLoop.main, latest: true)
    #expect(try Sum.widths(late.eraseToAnyPublisher(), at: [1.9, 2.1]) == [2, 12])
  }
}

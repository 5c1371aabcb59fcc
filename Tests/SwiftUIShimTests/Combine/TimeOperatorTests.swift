import SwiftUI
import Testing

@testable import Combine

/// An interval type of a scheduler other than those of the library.
extension Double: SchedulerTimeIntervalConvertible {
  /// Returns an interval in seconds.
  public static func seconds(_ s: Int) -> Double { Double(s) }
  /// Returns an interval in seconds.
  public static func seconds(_ s: Double) -> Double { s }
  /// Returns an interval in milliseconds.
  public static func milliseconds(_ ms: Int) -> Double { Double(ms) / 1e3 }
  /// Returns an interval in microseconds.
  public static func microseconds(_ us: Int) -> Double { Double(us) / 1e6 }
  /// Returns an interval in nanoseconds.
  public static func nanoseconds(_ ns: Int) -> Double { Double(ns) / 1e9 }
}

/// Operators that delay values: their events and times on the clock of a rendering.
@Suite
struct TimeOperatorTests {
  private struct Refusal: Error {}

  @Test
  func valuesAndTheEndAreDelayed() throws {
    let events = try RenderingRecorder.events { recorder in
      let subject = PassthroughSubject<Int, Refusal>()
      recorder.record(subject.delay(for: .milliseconds(250), scheduler: RunLoop.main))
      recorder.send([100: 1, 200: 2], to: subject, 300)
    }
    #expect(events == ["350: 1", "450: 2", "550: end"])
  }

  @Test
  func optionsOfSchedulersHaveNoEffect() throws {
    let events = try RenderingRecorder.events { recorder in
      let number = Just(1).receive(on: DispatchQueue.main, options: .init(qos: .userInitiated))
      recorder.record(number.delay(for: 1, scheduler: RunLoop.main, options: .none))
      recorder.record(number.debounce(for: 2, scheduler: DispatchQueue.main, options: nil))
    }
    #expect(events == ["1000: 1", "1000: end", "2000: 1", "2000: end"])
  }

  @Test
  func aDelayOfZeroIsNone() throws {
    let events = try RenderingRecorder.events { recorder in
      recorder.record([1, 2].publisher.delay(for: 0, scheduler: RunLoop.main))
      recorder.note("subscribed")
    }
    #expect(events == ["0: 1", "0: 2", "0: end", "0: subscribed"])
  }

  @Test(arguments: [-1, -Double.infinity, .nan])
  func invalidDelaysAreZero(seconds: Double) throws {
    let interval = SchedulerInterval(seconds)
    let events = try RenderingRecorder.events { recorder in
      let numbers = [1, 2].publisher
      recorder.record(numbers.delay(for: interval, scheduler: RunLoop.main))
      recorder.record(numbers.debounce(for: interval, scheduler: RunLoop.main))
      recorder.record(numbers.throttle(for: interval, scheduler: RunLoop.main, latest: false))
      recorder.note("subscribed")
    }
    let received = ["0: 1", "0: 2", "0: end"]
    #expect(events == received + received + received + ["0: subscribed"])
  }

  @Test
  func anInfiniteDelayNeverEnds() throws {
    let events = try RenderingRecorder.events { recorder in
      let numbers = [1, 2].publisher
      recorder.record(numbers.delay(for: SchedulerInterval(.infinity), scheduler: RunLoop.main))
      recorder.record(numbers.debounce(for: SchedulerInterval(.infinity), scheduler: RunLoop.main))
    }
    #expect(events == [])
  }

  @Test
  func intervalsOfOtherTypesAreZero() throws {
    struct Beats: Scheduler {
      typealias SchedulerTimeType = Double
    }
    let events = try RenderingRecorder.events { recorder in
      recorder.record([1, 2].publisher.delay(for: 3.0, scheduler: Beats()))
      recorder.note("subscribed")
    }
    #expect(events == ["0: 1", "0: 2", "0: end", "0: subscribed"])
  }

  @Test
  func cancelledDelaysDeliverNothing() throws {
    let events = try RenderingRecorder.events { recorder in
      let subject = PassthroughSubject<Int, Refusal>()
      recorder.record(subject.delay(for: 1, scheduler: RunLoop.main))
      recorder.send([0: 1, 500: 2], to: subject, 600)
      recorder.after(1200) { recorder.kept = [] }
    }
    #expect(events == ["1000: 1"])
  }

  @Test
  func valuesFollowedByOthersAreDropped() throws {
    let events = try RenderingRecorder.events { recorder in
      let subject = PassthroughSubject<Int, Refusal>()
      recorder.record(subject.debounce(for: .milliseconds(500), scheduler: RunLoop.main))
      recorder.send([100: 1, 400: 2, 1000: 3, 1400: 4], to: subject, 3000)
    }
    #expect(events == ["900: 2", "1900: 4", "3000: end"])
  }

  @Test
  func theEndFollowsTheLastValue() throws {
    let debounced = try RenderingRecorder.events { recorder in
      let subject = PassthroughSubject<Int, Refusal>()
      recorder.record(subject.debounce(for: .milliseconds(500), scheduler: RunLoop.main))
      recorder.send([100: 1, 400: 2], to: subject, 600)
    }
    #expect(debounced == ["900: 2", "900: end"])
    let throttled = try RenderingRecorder.events { recorder in
      let subject = PassthroughSubject<Int, Refusal>()
      recorder.record(
        subject.throttle(for: .milliseconds(500), scheduler: RunLoop.main, latest: true)
      )
      recorder.send([100: 1, 400: 2], to: subject, 500)
    }
    #expect(throttled == ["100: 1", "600: 2", "600: end"])
  }

  @Test
  func anErrorDropsTheLastValue() throws {
    let debounced = try RenderingRecorder.events { recorder in
      let subject = PassthroughSubject<Int, Refusal>()
      recorder.record(subject.debounce(for: .milliseconds(500), scheduler: RunLoop.main))
      recorder.send([100: 1], to: subject, 200, .failure(Refusal()))
    }
    #expect(debounced == ["200: failed"])
    let throttled = try RenderingRecorder.events { recorder in
      let subject = PassthroughSubject<Int, Refusal>()
      recorder.record(
        subject.throttle(for: .milliseconds(500), scheduler: RunLoop.main, latest: true)
      )
      recorder.send([100: 1, 200: 2], to: subject, 300, .failure(Refusal()))
    }
    #expect(throttled == ["100: 1", "300: failed"])
  }

  @Test(arguments: [
    (true, ["100: 1", "600: 3", "1100: 4", "2000: 5", "2100: end"]),
    (false, ["100: 1", "600: 2", "1100: 4", "2000: 5", "2100: end"]),
  ])
  func atMostOneValueIsSentPerInterval(latest: Bool, expected: [String]) throws {
    let events = try RenderingRecorder.events { recorder in
      let subject = PassthroughSubject<Int, Refusal>()
      recorder.record(
        subject.throttle(for: .milliseconds(500), scheduler: RunLoop.main, latest: latest)
      )
      recorder.send([100: 1, 200: 2, 300: 3, 700: 4, 2000: 5], to: subject, 2100)
    }
    #expect(events == expected)
  }

  @Test
  func cancelledOperatorsSendNothing() throws {
    let events = try RenderingRecorder.events { recorder in
      let subject = PassthroughSubject<Int, Refusal>()
      recorder.record(subject.debounce(for: .milliseconds(500), scheduler: RunLoop.main))
      recorder.record(
        subject.throttle(for: .milliseconds(500), scheduler: RunLoop.main, latest: true)
      )
      recorder.send([100: 1, 200: 2], to: subject, 900)
      recorder.after(300) { recorder.kept = [] }
    }
    #expect(events == ["100: 1"])
  }

  @Test
  func valuesOutsideARenderingArriveImmediately() {
    let numbers = [1, 2].publisher
    #expect(
      EventLog.events(of: numbers.delay(for: 9, scheduler: RunLoop.main)) == ["1", "2", "end"]
    )
    #expect(
      EventLog.events(of: numbers.debounce(for: 9, scheduler: RunLoop.main)) == ["1", "2", "end"]
    )
    #expect(
      EventLog.events(of: numbers.throttle(for: 9, scheduler: RunLoop.main, latest: true))
        == ["1", "2", "end"]
    )
  }

  @Test
  func timersPublishDatesWhileTheyAreConnected() throws {
    let events = try RenderingRecorder.events(until: 2) { recorder in
      let timer = Timer.publish(every: 0.25, on: .main, in: .common)
      #expect(timer.interval == 0.25)
      recorder.record(timer.map { $0.timeIntervalSinceReferenceDate })
      let connection = SharedValue<(any Cancellable)?>(nil)
      recorder.after(100) { connection.value = timer.connect() }
      recorder.after(700) { connection.value?.cancel() }
    }
    #expect(events == ["350: 0.35", "600: 0.6"])
  }

  @Test
  func aConnectionEndsWithItsSubscription() throws {
    let events = try RenderingRecorder.events(until: 2) { recorder in
      let timer = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
      recorder.record(timer.map { _ in "tick" })
      recorder.after(1200) {
        recorder.kept = []
        recorder.note("cancelled")
      }
    }
    #expect(events == ["500: tick", "1000: tick", "1200: cancelled"])
  }

  @Test
  func eachSubscriptionHasItsOwnTimer() throws {
    let events = try RenderingRecorder.events(until: 1.1) { recorder in
      let timer = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
      #expect(timer.upstream.interval == 0.5)
      recorder.record(timer.map { _ in "first" })
      recorder.record(timer.map { _ in "second" })
    }
    #expect(events == ["500: first", "500: second", "1000: first", "1000: second"])
  }

  @Test
  func otherPublishersAreConnectedAutomatically() {
    /// It is a class because its connection cancels it.
    final class Manual: ConnectablePublisher {
      typealias Failure = Never
      let subject = PassthroughSubject<Int, Never>()
      let log: EventLog

      init(_ log: EventLog) {
        self.log = log
      }

      func observe(
        _ receiveValue: @escaping (Int) -> Void,
        completion: @escaping (Subscribers.Completion<Never>) -> Void
      ) -> AnyCancellable {
        subject.handleEvents(receiveCancel: { [log] in log.note("cancelled") })
          .observe(receiveValue, completion: completion)
      }

      func connect() -> any Cancellable {
        subject.send(1)
        return AnyCancellable { [log] in log.note("disconnected") }
      }
    }
    let log = EventLog()
    let manual = Manual(log)
    let kept = log.record(manual.autoconnect())
    manual.subject.send(2)
    kept.cancel()
    manual.subject.send(3)
    #expect(log.events == ["1", "2", "cancelled", "disconnected"])
  }

  @Test
  func timesAreASecondApart() {
    let moment = SchedulerMoment(seconds: 3)
    #expect(moment.advanced(by: 2) == SchedulerMoment(seconds: 5))
    #expect(moment.distance(to: SchedulerMoment(seconds: 7)) == 4)
    #expect(moment.advanced(by: moment.distance(to: SchedulerMoment(seconds: 1))).seconds == 1)
  }
}

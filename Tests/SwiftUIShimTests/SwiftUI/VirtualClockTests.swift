import Combine
import Foundation
import SwiftUI
import Testing

/// A bar whose width shows a count or an elapsed time.
nonisolated private struct Bar: View {
  let start: (Binding<CGFloat>) -> Void
  @State private var width: CGFloat = 1
  var body: some View {
    Rectangle().frame(width: width, height: 10).onAppear { start($width) }
  }
}

private struct Waiting: View {
  @State private var width: CGFloat = 1
  var body: some View {
    Rectangle().frame(width: width, height: 10)
      .task {
        width = 2
        try? await Task.sleep(for: .seconds(1))
        width = 3
        try? await Task.sleep(nanoseconds: 500_000_000)
        withAnimation(.linear(duration: 1)) { width = 103 }
      }
  }
}

private struct Endless: View {
  @State private var width: CGFloat = 0
  var body: some View {
    Rectangle().frame(width: width, height: 10)
      .task {
        while !Task.isCancelled {
          width += 1
          try? await Task.sleep(for: .seconds(1))
        }
      }
  }
}

nonisolated private struct Ticking: View {
  let timer = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
  @State private var width: CGFloat = 1
  var body: some View {
    Rectangle().frame(width: width, height: 10)
      .onReceive(timer) { date in width = 1 + CGFloat(date.timeIntervalSinceReferenceDate) }
  }
}

/// A bar whose width counts the dates of a timer.
private struct Iterating: View {
  @State private var width: CGFloat = 1
  var body: some View {
    Rectangle().frame(width: width, height: 10)
      .task {
        let timer = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
        for await date in timer.values { width = 1 + CGFloat(date.timeIntervalSinceReferenceDate) }
      }
  }
}

/// A bar whose width a task changes after it has let others run.
private struct Yielding: View {
  @State private var width: CGFloat = 1
  var body: some View {
    Rectangle().frame(width: width, height: 10)
      .onAppear {
        Task { @MainActor in
          await Task.yield()
          width += 1
          await Task.yield()
          width += 1
        }
      }
  }
}

nonisolated private struct Counting: View {
  private let timer: Publishers.Autoconnect<Timer.TimerPublisher>
  @State private var width: CGFloat = 1

  init(every interval: TimeInterval = 0.5) {
    timer = Timer.publish(every: interval, on: .main, in: .common).autoconnect()
  }

  var body: some View {
    Rectangle().frame(width: width, height: 10).onReceive(timer) { _ in width += 1 }
  }
}

nonisolated private struct Sending: View {
  let subject: PassthroughSubject<CGFloat, Never>
  @State private var width: CGFloat = 1
  var body: some View {
    Rectangle().frame(width: width, height: 10)
      .onReceive(subject.map { $0 * 2 }.filter { $0 > 3 }) { width = $0 }
      .overlay {
        Color.clear.onAppear {
          subject.send(4)
          subject.send(1)
        }
      }
  }
}

/// An object that a view keeps while it is subscribed.
private final class Kept: @unchecked Sendable {
  var subscription: AnyCancellable?
  var connection: (any Cancellable)?
}

@Suite
struct VirtualClockTests {
  @Test(arguments: [(0, 1), (0.49, 1), (0.5, 1), (1, 51), (1.5, 101)])
  func delayedWorkRunsAtItsTime(time: Double, width: Double) throws {
    let bar = Bar { width in
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
        withAnimation(.linear(duration: 1)) { width.wrappedValue = 101 }
      }
    }
    #expect(try drawnWidth(of: bar, at: time) == width)
  }

  @Test(arguments: [(0, 1), (0.001, 2)])
  func asynchronousWorkRunsAfterTheFirstFrame(time: Double, width: Double) throws {
    let bar = Bar { width in DispatchQueue.main.async { width.wrappedValue = 2 } }
    #expect(try drawnWidth(of: bar, at: time) == width)
  }

  @Test(arguments: [(0.2, 1), (0.25, 2), (0.6, 3), (10, 41)])
  func timersRepeat(time: Double, width: Double) throws {
    let bar = Bar { width in
      Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { _ in width.wrappedValue += 1 }
    }
    #expect(try drawnWidth(of: bar, at: time) == width)
  }

  @Test
  func timersFireOnceOrUntilTheyAreStopped() throws {
    let bar = Bar { width in
      let timer = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { _ in
        width.wrappedValue += 1
      }
      Timer.scheduledTimer(withTimeInterval: 0.6, repeats: false) { _ in width.wrappedValue += 10 }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1.1) { timer.invalidate() }
    }
    #expect(try drawnWidth(of: bar, at: 5) == 15)
  }

  @Test
  func addedTimersFireOnceUnlessTheyRepeat() throws {
    let bar = Bar { width in
      let once = Timer(timeInterval: 0.6, repeats: false) { _ in width.wrappedValue += 10 }
      let often = Timer(timeInterval: 0.25, repeats: true) { _ in width.wrappedValue += 1 }
      RunLoop.main.add(once, forMode: .common)
      RunLoop.main.add(often, forMode: .common)
    }
    #expect(try drawnWidth(of: bar, at: 1.1) == 15)
  }

  @Test(arguments: [(0.599, 1), (0.6, 11), (1.749, 11), (1.75, 111)])
  func addedTimersFireOnceAfterTheirIntervals(time: Double, width: Double) throws {
    let bar = Bar { width in
      let first = Timer(timeInterval: 0.6, repeats: false) { _ in width.wrappedValue += 10 }
      let second = Timer(timeInterval: 1.75, repeats: false) { _ in
        let step = 100.0
        width.wrappedValue += step
      }
      for timer in [first, second] { RunLoop.main.add(timer, forMode: .common) }
    }
    #expect(try drawnWidth(of: bar, at: time) == width)
  }

  @Test(arguments: [(0.599, 1), (0.6, 11), (1.749, 11), (1.75, 111)])
  func addedTimersFireAtTheirDates(time: Double, width: Double) throws {
    let bar = Bar { width in
      for (seconds, step) in [(0.6, 10.0), (1.75, 100)] {
        let date = Date(timeIntervalSinceNow: seconds)
        let timer = Timer(fire: date, interval: 0, repeats: false) { _ in
          width.wrappedValue += step
        }
        RunLoop.main.add(timer, forMode: .common)
      }
    }
    #expect(try drawnWidth(of: bar, at: time) == width)
  }

  @Test(arguments: [(0, 1), (0.0009, 1), (0.001, 2), (1, 2)])
  func overdueTimersFireAfterAMillisecond(time: Double, width: Double) throws {
    let bar = Bar { width in
      let timer = Timer(timeInterval: 0, repeats: false) { _ in width.wrappedValue += 1 }
      timer.fireDate = .distantPast
      RunLoop.main.add(timer, forMode: .common)
    }
    #expect(try drawnWidth(of: bar, at: time) == width)
  }

  @Test
  func aTimerIsInvalidAfterItHasFired() throws {
    let events = try RenderingRecorder.events { recorder in
      let timer = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: false) { _ in }
      for time in [100, 300] { recorder.after(time) { recorder.note("\(timer.isValid)") } }
    }
    #expect(events == ["100: true", "300: false"])
  }

  @Test
  func timersAreStoppedByTheirOwnBlocks() throws {
    let bar = Bar { width in
      Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { timer in
        width.wrappedValue += timer.timeInterval * 4
        if width.wrappedValue > 3 { timer.invalidate() }
      }
    }
    #expect(try drawnWidth(of: bar, at: 0.5) == 3)
    #expect(try drawnWidth(of: bar, at: 5) == 4)
  }

  @Test(arguments: [(0.4, 1), (0.5, 1.5), (2.2, 3)])
  func publishedDatesMatchTheClock(time: Double, width: Double) throws {
    #expect(try drawnWidth(of: Ticking(), at: time) == width)
  }

  @Test(arguments: [(0.4, 1), (0.5, 2), (1, 3), (5, 3)])
  func datesEndWithTheirConnection(time: Double, width: Double) throws {
    let bar = Bar { width in
      let timer = Timer.publish(every: 0.5, on: .main, in: .common)
      let kept = Kept()
      kept.subscription = timer.sink { _ in width.wrappedValue += 1 }
      kept.connection = timer.connect()
      DispatchQueue.main.asyncAfter(deadline: .now() + 1.1) { kept.connection?.cancel() }
      DispatchQueue.main.asyncAfter(deadline: .now() + 9) { kept.subscription = nil }
    }
    #expect(try drawnWidth(of: bar, at: time) == width)
  }

  @Test
  func renderingsThatShareATimerHaveTheirOwnTicks() throws {
    let counting = Counting()
    for _ in 0..<3 { #expect(try drawnWidth(of: counting, at: 2) == 5) }
  }

  @Test(arguments: [0, -1, 0.0005, 0.001, .nan])
  func publishersStepAtLeastOneMillisecond(step: Double) throws {
    #expect(try drawnWidth(of: Counting(every: step), at: 0.0105) == 11)
  }

  @Test(arguments: [0, -1, 0.0005, 0.001])
  func timersStepAtLeastOneMillisecond(step: Double) throws {
    let bar = Bar { width in
      Timer.scheduledTimer(withTimeInterval: step, repeats: true) { _ in width.wrappedValue += 1 }
    }
    #expect(try drawnWidth(of: bar, at: 0.0105) == 11)
  }

  @Test(arguments: [(0, 2), (0.9, 2), (1, 3), (1.5, 3), (2, 53)])
  func tasksContinueAfterSleeping(time: Double, width: Double) throws {
    #expect(try drawnWidth(of: Waiting(), at: time) == width)
  }

  @Test(arguments: [(0.4, 1), (0.5, 1.5), (2.2, 3)])
  func tasksIterateOverTheDatesOfTimers(time: Double, width: Double) throws {
    #expect(try drawnWidth(of: Iterating(), at: time) == width)
  }

  @Test
  func sequencesOfValuesEndWithTheirPublisher() throws {
    let bar = Bar { width in
      Task {
        for await value in [1, 2, 3].publisher.values { width.wrappedValue += CGFloat(value) }
        width.wrappedValue *= 10
      }
    }
    #expect(try drawnWidth(of: bar, at: 1) == 70)
  }

  @Test
  func tasksContinueAfterYielding() throws {
    #expect(try drawnWidth(of: Yielding(), at: 1) == 3)
  }

  @Test
  func endlessTasksEndWithTheRendering() throws {
    #expect(try drawnWidth(of: Endless(), at: 3.5) == 4)
  }

  @Test
  func valuesOfSubjectsAreReceived() throws {
    #expect(try drawnWidth(of: Sending(subject: PassthroughSubject()), at: 1) == 8)
  }

  /// Waits at most a minute, so that the test fails instead of hanging.
  private static func happens(_ begin: (@escaping @Sendable () -> Void) -> Void) -> Bool {
    let done = DispatchSemaphore(value: 0)
    begin { done.signal() }
    return done.wait(timeout: .now() + 60) == .success
  }

  @Test
  func queuesOutsideRenderingUseTheSystemClock() {
    #expect(VirtualClockTests.happens { done in DispatchQueue.global().async { done() } })
    let start = ContinuousClock.now
    #expect(
      VirtualClockTests.happens { done in
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.005) { done() }
      }
    )
    #expect(start.duration(to: .now) >= .milliseconds(4))
  }

  @Test(arguments: [true, false])
  func timersOutsideRenderingUseTheRunLoop(isScheduled: Bool) {
    let fired = Kept()
    let subscribe: @Sendable (Timer) -> Void = { _ in fired.subscription = AnyCancellable {} }
    if isScheduled {
      Timer.scheduledTimer(withTimeInterval: 0.001, repeats: false, block: subscribe)
    } else {
      RunLoop.current.add(
        Timer(timeInterval: 0.001, repeats: false, block: subscribe),
        forMode: .default
      )
    }
    let limit = Date(timeIntervalSinceNow: 60)
    while fired.subscription == nil, Date() < limit {
      _ = RunLoop.current.run(mode: .default, before: limit)
    }
    #expect(fired.subscription != nil)
  }

  @Test(.timeLimit(.minutes(10)))
  func tasksOutsideRenderingRunNormally() async throws {
    let values = await [
      Task { 1 }.value, Task.detached { 2 }.value, try Task { try Self.passed(3) }.value,
      try Task.detached { try Self.passed(4) }.value,
    ]
    #expect(values == [1, 2, 3, 4])
    await #expect(throws: CancellationError.self) {
      try await Task { () throws -> Int in throw CancellationError() }.value
    }
  }

  private static func passed(_ number: Int) throws -> Int {
    try Task.checkCancellation()
    return number
  }

  @Test(.timeLimit(.minutes(10)))
  func tasksOutsideRenderingUseTheSystemClock() async throws {
    let start = ContinuousClock.now
    try await Task.sleep(nanoseconds: 5_000_000)
    #expect(start.duration(to: .now) >= .milliseconds(4))
    try await Task.sleep(for: .milliseconds(5))
    #expect(start.duration(to: .now) >= .milliseconds(9))
    try await Task.sleep(until: .now + .milliseconds(5), clock: .continuous)
    #expect(start.duration(to: .now) >= .milliseconds(14))
    try await Task.sleep(until: .now + .milliseconds(5), clock: .suspending)
    #expect(start.duration(to: .now) >= .milliseconds(19))
    await Task.yield()
  }
}

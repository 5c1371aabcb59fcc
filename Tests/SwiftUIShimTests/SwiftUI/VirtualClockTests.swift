import Combine
import Foundation
import SwiftUI
import Testing

/// A bar whose width shows a count or an elapsed time.
private struct Bar: View {
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

private struct Ticking: View {
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

private struct Counting: View {
  private let timer: Publishers.Autoconnect<Timer.TimerPublisher>
  @State private var width: CGFloat = 1

  init(every interval: TimeInterval = 0.5) {
    timer = Timer.publish(every: interval, on: .main, in: .common).autoconnect()
  }

  var body: some View {
    Rectangle().frame(width: width, height: 10).onReceive(timer) { _ in width += 1 }
  }
}

private struct Sending: View {
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
  private static func width(_ view: some View, at time: Double) throws -> Double {
    let renderer = ImageRenderer(content: view)
    renderer.time = time
    return try renderer.displayList().nodes.bounds.width
  }

  @Test(arguments: [(0, 1), (0.49, 1), (0.5, 1), (1, 51), (1.5, 101)])
  func delayedWorkRunsAtItsTime(time: Double, width: Double) throws {
    let bar = Bar { width in
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
        withAnimation(.linear(duration: 1)) { width.wrappedValue = 101 }
      }
    }
    #expect(try VirtualClockTests.width(bar, at: time) == width)
  }

  @Test(arguments: [(0, 1), (0.001, 2)])
  func asynchronousWorkRunsAfterTheFirstFrame(time: Double, width: Double) throws {
    let bar = Bar { width in DispatchQueue.main.async { width.wrappedValue = 2 } }
    #expect(try VirtualClockTests.width(bar, at: time) == width)
  }

  @Test(arguments: [(0.2, 1), (0.25, 2), (0.6, 3), (10, 41)])
  func timersRepeat(time: Double, width: Double) throws {
    let bar = Bar { width in
      Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { _ in width.wrappedValue += 1 }
    }
    #expect(try VirtualClockTests.width(bar, at: time) == width)
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
    #expect(try VirtualClockTests.width(bar, at: 5) == 15)
  }

  @Test
  func addedTimersFireOnceUnlessTheyRepeat() throws {
    let bar = Bar { width in
      let once = Timer(timeInterval: 0.6, repeats: false) { _ in width.wrappedValue += 10 }
      let often = Timer(timeInterval: 0.25, repeats: true) { _ in width.wrappedValue += 1 }
      RunLoop.main.add(once, forMode: .common)
      RunLoop.main.add(often, forMode: .common)
    }
    #expect(try VirtualClockTests.width(bar, at: 1.1) == 15)
  }

  @Test
  func timersAreStoppedByTheirOwnBlocks() throws {
    let bar = Bar { width in
      Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { timer in
        width.wrappedValue += timer.timeInterval * 4
        if width.wrappedValue > 3 { timer.invalidate() }
      }
    }
    #expect(try VirtualClockTests.width(bar, at: 0.5) == 3)
    #expect(try VirtualClockTests.width(bar, at: 5) == 4)
  }

  @Test(arguments: [(0.4, 1), (0.5, 1.5), (2.2, 3)])
  func publishedDatesMatchTheClock(time: Double, width: Double) throws {
    #expect(try VirtualClockTests.width(Ticking(), at: time) == width)
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
    #expect(try VirtualClockTests.width(bar, at: time) == width)
  }

  @Test
  func renderingsThatShareATimerHaveTheirOwnTicks() throws {
    let counting = Counting()
    for _ in 0..<3 { #expect(try VirtualClockTests.width(counting, at: 2) == 5) }
  }

  @Test(arguments: [0, -1, 0.0005, 0.001, .nan])
  func publishersStepAtLeastOneMillisecond(step: Double) throws {
    #expect(try VirtualClockTests.width(Counting(every: step), at: 0.0105) == 11)
  }

  @Test(arguments: [0, -1, 0.0005, 0.001])
  func timersStepAtLeastOneMillisecond(step: Double) throws {
    let bar = Bar { width in
      Timer.scheduledTimer(withTimeInterval: step, repeats: true) { _ in width.wrappedValue += 1 }
    }
    #expect(try VirtualClockTests.width(bar, at: 0.0105) == 11)
  }

  @Test(arguments: [(0, 2), (0.9, 2), (1, 3), (1.5, 3), (2, 53)])
  func tasksContinueAfterSleeping(time: Double, width: Double) throws {
    #expect(try VirtualClockTests.width(Waiting(), at: time) == width)
  }

  @Test(arguments: [(0.4, 1), (0.5, 1.5), (2.2, 3)])
  func tasksIterateOverTheDatesOfTimers(time: Double, width: Double) throws {
    #expect(try VirtualClockTests.width(Iterating(), at: time) == width)
  }

  @Test
  func sequencesOfValuesEndWithTheirPublisher() throws {
    let bar = Bar { width in
      Task {
        for await value in [1, 2, 3].publisher.values { width.wrappedValue += CGFloat(value) }
        width.wrappedValue *= 10
      }
    }
    #expect(try VirtualClockTests.width(bar, at: 1) == 70)
  }

  @Test
  func tasksContinueAfterYielding() throws {
    #expect(try VirtualClockTests.width(Yielding(), at: 1) == 3)
  }

  @Test
  func endlessTasksEndWithTheRendering() throws {
    #expect(try VirtualClockTests.width(Endless(), at: 3.5) == 4)
  }

  @Test
  func valuesOfSubjectsAreReceived() throws {
    #expect(try VirtualClockTests.width(Sending(subject: PassthroughSubject()), at: 1) == 8)
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

  @Test(.timeLimit(.minutes(10)))
  func tasksOutsideRenderingUseTheSystemClock() async throws {
    let start = ContinuousClock.now
    try await Task.sleep(nanoseconds: 5_000_000)
    #expect(start.duration(to: .now) >= .milliseconds(4))
    await Task.yield()
  }
}

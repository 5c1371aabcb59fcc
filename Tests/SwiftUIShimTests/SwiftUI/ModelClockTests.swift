import Combine
import Foundation
import SwiftUI
import Testing

/// An API with which a model's initialiser schedules work.
private enum Scheduling: CaseIterable {
  case scheduledTimer, addedTimer, publisher, afterDelay, task, mainActorTask, detachedTask

  /// Calls an action once a second.
  @MainActor
  func start(_ action: @escaping @MainActor @Sendable () -> Void) -> AnyCancellable? {
    switch self {
    case .scheduledTimer:
      Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
        MainActor.assumeIsolated { action() }
      }
    case .addedTimer:
      let timer = Timer(timeInterval: 1, repeats: true) { _ in
        MainActor.assumeIsolated { action() }
      }
      RunLoop.main.add(timer, forMode: .common)
    case .publisher:
      return Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { _ in action() }
    case .afterDelay:
      func again() {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
          action()
          again()
        }
      }
      again()
    case .task:
      Task {
        while !Task.isCancelled {
          try? await Task.sleep(for: .seconds(1))
          action()
        }
      }
    case .mainActorTask:
      Task { @MainActor in
        while true {
          try await Task.sleep(nanoseconds: 1_000_000_000)
          action()
        }
      }
    case .detachedTask:
      Task.detached {
        for _ in 0..<100 {
          try? await Task.sleep(for: .seconds(1))
          await MainActor.run { action() }
        }
      }
    }
    return nil
  }
}

@MainActor
private final class Ticker: ObservableObject {
  @Published var count: CGFloat = 1
  private var subscription: AnyCancellable?

  init(_ scheduling: Scheduling) {
    subscription = scheduling.start { [weak self] in self?.count += 1 }
  }
}

@MainActor
@Observable
private final class ObservableTicker {
  var count: CGFloat = 1
  private var subscription: AnyCancellable?

  init(_ scheduling: Scheduling) {
    subscription = scheduling.start { [weak self] in self?.count += 1 }
  }
}

private struct Bar: View {
  let length: CGFloat
  var body: some View { Rectangle().frame(width: length, height: 10) }
}

@MainActor
private struct StateObjectBar: View {
  @StateObject var ticker: Ticker
  var body: some View { Bar(length: ticker.count) }
}

@MainActor
private struct StateBar: View {
  @State private var ticker: ObservableTicker
  init(_ scheduling: Scheduling) {
    _ticker = State(wrappedValue: ObservableTicker(scheduling))
  }
  var body: some View { Bar(length: ticker.count) }
}

@MainActor
private struct ObservedObjectBar: View {
  @ObservedObject var ticker: Ticker
  init(_ scheduling: Scheduling) {
    ticker = Ticker(scheduling)
  }
  var body: some View { Bar(length: ticker.count) }
}

/// A view whose body creates the view that creates the object.
@MainActor
private struct BarContainer: View {
  let scheduling: Scheduling
  var body: some View { ObservedObjectBar(scheduling) }
}

@MainActor
private final class Writer: ObservableObject {
  @Published var text = ""

  func type(_ letters: String) {
    Task {
      for letter in letters {
        try? await Task.sleep(nanoseconds: 100_000_000)
        text.append(letter)
      }
    }
  }
}

@MainActor
private struct Typewriter: View {
  @StateObject private var writer = Writer()
  var body: some View {
    Bar(length: CGFloat(writer.text.count + 1)).onAppear { writer.type("Hello, world") }
  }
}

@MainActor
private struct BarWithAction: View {
  let action: @MainActor (Binding<CGFloat>) -> Void
  @State private var length: CGFloat = 1
  var body: some View { Bar(length: length).onAppear { action($length) } }
}

@MainActor
private final class Ticks {
  var count = 0
}

private actor Store {
  func load() async -> CGFloat {
    try? await Task.sleep(for: .seconds(1))
    return 7
  }
}

@MainActor
@Suite
struct ModelClockTests {
  private static func length(_ renderer: ImageRenderer<some View>, at time: Double) throws -> Double
  {
    renderer.time = time
    return try renderer.displayList().nodes.bounds.width
  }

  private static func length(_ view: some View, at time: Double) throws -> Double {
    try length(ImageRenderer(content: view), at: time)
  }

  @Test(arguments: Scheduling.allCases, [(0, 1), (0.9, 1), (1, 2), (3.5, 4)])
  private func stateObjectsTick(scheduling: Scheduling, moment: (Double, Double)) throws {
    let view = StateObjectBar(ticker: Ticker(scheduling))
    #expect(try ModelClockTests.length(view, at: moment.0) == moment.1)
    #expect(try ModelClockTests.length(view, at: moment.0) == moment.1)
  }

  @Test(arguments: Scheduling.allCases, [(0, 1), (1, 2), (3.5, 4)])
  private func observableStatesTick(scheduling: Scheduling, moment: (Double, Double)) throws {
    #expect(try ModelClockTests.length(StateBar(scheduling), at: moment.0) == moment.1)
  }

  @Test(arguments: Scheduling.allCases, [(0, 1), (1, 2), (3.5, 4)])
  private func observedObjectsOfABodyTick(scheduling: Scheduling, moment: (Double, Double)) throws {
    let view = BarContainer(scheduling: scheduling)
    #expect(try ModelClockTests.length(view, at: moment.0) == moment.1)
  }

  @Test(arguments: Scheduling.allCases, [(0, 1), (1, 2), (3.5, 4)])
  private func observedObjectsOfTheContentTick(
    scheduling: Scheduling,
    moment: (Double, Double)
  ) throws {
    let renderer = ImageRenderer(content: ObservedObjectBar(scheduling))
    #expect(try ModelClockTests.length(renderer, at: moment.0) == moment.1)
  }

  @Test(arguments: [(0, 1), (0.1, 2), (0.55, 6), (5, 13)])
  func methodsCanTypeLetterByLetter(time: Double, length: Double) throws {
    #expect(try ModelClockTests.length(Typewriter(), at: time) == length)
  }

  @Test
  func tasksStartAfterTheirCreator() throws {
    let view = BarWithAction { length in
      Task { length.wrappedValue *= 2 }
      length.wrappedValue = 10
    }
    #expect(try ModelClockTests.length(view, at: 0) == 20)
  }

  @Test(arguments: [(0.5, 1), (1.5, 3), (2.5, 5)])
  func sleepsEndInOrderOfTime(time: Double, length: Double) throws {
    let view = BarWithAction { length in
      Task {
        await withTaskGroup(of: CGFloat.self) { group in
          for seconds in [2.0, 1.0] {
            group.addTask {
              try? await Task.sleep(for: .seconds(seconds))
              return 2
            }
          }
          for await step in group { length.wrappedValue += step }
        }
      }
    }
    #expect(try ModelClockTests.length(view, at: time) == length)
  }

  @Test(arguments: [(0.5, 1), (1, 8)])
  func actorsAndOtherTasksAreAwaited(time: Double, length: Double) throws {
    let view = BarWithAction { length in
      let loading = Task { await Store().load() }
      Task { length.wrappedValue += await loading.value }
    }
    #expect(try ModelClockTests.length(view, at: time) == length)
  }

  @Test(arguments: [(0.5, 1), (1, 4), (3, 4)])
  func cancelledTasksWakeAtOnce(time: Double, length: Double) throws {
    let view = BarWithAction { length in
      let waiting = Task {
        do {
          try await Task.sleep(for: .seconds(2))
          length.wrappedValue = 100
        } catch {
          length.wrappedValue += 3
        }
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { waiting.cancel() }
    }
    #expect(try ModelClockTests.length(view, at: time) == length)
  }

  @Test(arguments: [(1, 2), (1.5, 2)])
  func animationsOfTheCreatorDoNotReachTheTask(time: Double, length: Double) throws {
    let view = BarWithAction { length in
      withAnimation(.linear(duration: 10)) {
        _ = Task {
          try? await Task.sleep(for: .seconds(1))
          length.wrappedValue = 2
        }
      }
    }
    #expect(try ModelClockTests.length(view, at: time) == length)
  }

  @Test(arguments: [
    (0.9, 1.0, 1.0, 0.5), (1.1, 2, 1, 0.5), (1.6, 3, 1, 0.5),
    (2.49, 1, 2.5, 1.25), (2.5, 2, 2.5, 1.25), (3.74, 2, 2.5, 1.25), (3.75, 3, 2.5, 1.25),
  ])
  func tasksSleepUntilAnInstant(
    time: Double,
    length: Double,
    first: Double,
    second: Double
  ) throws {
    let view = BarWithAction { length in
      _ = Task {
        try await Task.sleep(until: .now + .seconds(first), clock: .continuous)
        length.wrappedValue = 2
        try await Task.sleep(until: .now + .seconds(second), clock: .suspending)
        length.wrappedValue = 3
      }
    }
    #expect(try ModelClockTests.length(view, at: time) == length)
  }

  @Test(arguments: [(1.249, 1.0), (1.25, 2), (1.749, 2), (1.75, 3)])
  func detachedTasksSleepForFractionsOfASecond(time: Double, length: Double) throws {
    let view = BarWithAction { length in
      let write = { @MainActor @Sendable (number: CGFloat) in length.wrappedValue = number }
      let first = Task.detached {
        try await Task.sleep(for: .milliseconds(1250))
        await write(2)
        return 1
      }
      Task.detached {
        guard (try? await first.value) == 1 else { return }
        try? await Task.sleep(for: .milliseconds(500))
        await write(3)
      }
    }
    #expect(try ModelClockTests.length(view, at: time) == length)
  }

  @Test
  func millisecondTimerForADayIsRejectedQuickly() {
    let ticks = Ticks()
    let view = BarWithAction { length in
      Timer.scheduledTimer(withTimeInterval: 0.001, repeats: true) { _ in
        MainActor.assumeIsolated {
          ticks.count += 1
          length.wrappedValue += 1
        }
      }
    }
    #expect(throws: (any Error).self) { try ModelClockTests.length(view, at: 100_000) }
    #expect((3_500...3_600).contains(ticks.count))
  }

  @Test
  func finiteTicksAreNotRejected() throws {
    let view = BarWithAction { length in
      var rest = 1_000
      @MainActor func tick() {
        length.wrappedValue += 1
        rest -= 1
        if rest > 0 { DispatchQueue.main.asyncAfter(deadline: .now() + 0.001) { tick() } }
      }
      tick()
    }
    #expect(try ModelClockTests.length(view, at: 100_000) == 1_001)
  }
}

import Drawing
import DrawingTestSupport
import Foundation
import Scene
import Testing

/// A model of particles that a canvas advances while it draws.
private final class Particles {
  private(set) var calls: [Double] = []

  /// Advances to a date and returns the number of dots.
  func advance(to date: Date) -> Int {
    calls.append(date.timeIntervalSinceReferenceDate)
    return calls.count
  }
}

/// A view that keeps its particles and draws one dot per call of the closure.
nonisolated private struct Fountain: View {
  var schedule: PeriodicTimelineSchedule = .periodic(
    from: Date(timeIntervalSinceReferenceDate: 0),
    by: 0.25
  )
  @State private var particles = Particles()

  var body: some View {
    TimelineView(schedule) { timeline in
      Canvas { context, _ in
        for index in 0..<particles.advance(to: timeline.date) {
          context.fill(Path(CGRect(x: index, y: 0, width: 1, height: 1)), with: .color(.red))
        }
      }
    }
  }
}

@Suite
struct CanvasInTimelineTests {
  @Test(arguments: [(0, 1), (0.2, 1), (0.25, 2), (1, 5), (1.1, 5)])
  func closureRunsForEveryEntryUpToTheTime(time: Double, dots: Int) throws {
    #expect(try Fountain().drawn(100, 4, at: time).leaves.count == dots)
  }

  /// A view without state, whose particles are stored outside.
  private func calls(at time: Double, draws: Bool = true) throws -> [Double] {
    let particles = Particles()
    let view = TimelineView(.animation) { timeline in
      Canvas { _, _ in _ = particles.advance(to: timeline.date) }
    }
    _ = try view.drawn(10, 10, at: time)
    return particles.calls
  }

  @Test
  func closureWithExternalParticlesRunsSixtyTimesPerSecond() throws {
    let calls = try calls(at: 0.5)
    #expect(calls.map { ($0 * 60).rounded() } == (0...30).map { Double($0) })
  }

  @Test
  func noEntryIsSkippedAtLateTimes() throws {
    let calls = try calls(at: 12)
    #expect(calls.first == 0)
    #expect(calls.count == 12 * 60 + 1)
  }

  @Test
  func atVeryLateTimesTheFirstAndTheLastEntriesAreShown() throws {
    let calls = try calls(at: 100_000)
    #expect(calls.count < 5_000)
    #expect(calls.last == 100_000)
    #expect(calls.suffix(600).first.map { abs($0 - 99_990) < 0.1 } == true)
  }

  @Test
  func slowerTimelineRunsItsClosureForItsEntriesOnly() throws {
    let (slow, fast, still) = (Particles(), Particles(), Particles())
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let view = VStack {
      TimelineView(.periodic(from: start, by: 1)) { timeline in
        Canvas { _, _ in _ = slow.advance(to: timeline.date) }
      }
      TimelineView(.periodic(from: start, by: 0.1)) { timeline in
        Canvas { _, _ in _ = fast.advance(to: timeline.date) }
      }
      Canvas { _, _ in _ = still.advance(to: start) }
    }
    _ = try view.drawn(10, 60, at: 2.05)
    #expect(slow.calls == [0, 1, 2])
    #expect(fast.calls.count == 21)
    #expect(still.calls.count == 1)
  }

  @Test
  func layersAndClipsAlsoRunForEarlierEntries() throws {
    let particles = Particles()
    let view = TimelineView(.animation) { timeline in
      Canvas { context, _ in
        context.drawLayer { _ in _ = particles.advance(to: timeline.date) }
        context.clipToLayer { _ in _ = particles.advance(to: timeline.date) }
      }
    }
    _ = try view.drawn(10, 10, at: 0.05)
    #expect(particles.calls.count == 8)
  }

  /// A canvas that changes its view's state each time it draws.
  nonisolated private struct Counting: View {
    @State private var count = 0
    let step: (@escaping () -> Void) -> Void

    var body: some View {
      TimelineView(.animation) { _ in
        Canvas { _, _ in if count < 3 { step { count += 1 } } }
          .frame(width: CGFloat(10 + count))
      }
    }
  }

  @Test
  func stateThatAClosureWritesIsShown() throws {
    #expect(try Counting { $0() }.drawn(nil, 10, at: 1).size.width == 13)
  }
}

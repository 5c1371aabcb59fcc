import Drawing
import Foundation
import Testing

@Suite
struct PhaseAnimatorTests {
  private struct Swing: View {
    var phases = [0.0, 40]
    var animation: Animation? = .linear(duration: 1)
    var body: some View {
      PhaseAnimator(phases) { x in
        Color.red.offset(x: x)
      } animation: { _ in
        animation
      }
    }
  }

  private func place<Content: View>(of view: Content, at time: Double) throws -> Double {
    try #require(try view.drawn(100, 10, at: time).leaves.first).transform.tx
  }

  @Test(arguments: [(0.0, 0.0), (0.5, 20), (1, 40), (1.5, 20), (2, 0), (10.25, 10)])
  func phasesRunInOrder(time: Double, x: Double) throws {
    #expect(abs(try place(of: Swing(), at: time) - x) < 1e-3)
  }

  @Test(arguments: [0.0, 1, 3.7])
  func onePhaseIsNotAnimated(time: Double) throws {
    #expect(try place(of: Swing(phases: [8]), at: time) == 8)
  }

  @Test
  func withoutPhasesThereIsNoView() throws {
    #expect(try Swing(phases: []).drawn(10, 10, at: 1).leaves.isEmpty)
  }

  @Test(arguments: [(0.0, 40.0), (0.02, 0), (0.04, 40), (0.06, 0)])
  func phaseWithoutAnAnimationLastsAFrame(time: Double, x: Double) throws {
    #expect(try place(of: Swing(animation: nil), at: time) == x)
  }

  @Test
  func springLastsUntilItSettles() throws {
    let view = Swing(animation: .spring(duration: 0.5))
    // The return begins at the first frame from 0.5 s on.
    let (before, after) = (try place(of: view, at: 0.5), try place(of: view, at: 0.6))
    #expect(before > 39)
    #expect(after < 38)
  }

  /// A view with a trigger at each of the times after the first.
  private struct Triggered: View {
    var times = [0.0, 1]
    @State private var taps = 0
    var body: some View {
      TimelineView(.explicit(times.map { Date(timeIntervalSinceReferenceDate: $0) })) { line in
        Color.red
          .phaseAnimator([0.0, 40, 60], trigger: taps) { content, x in
            content.offset(x: x)
          } animation: { _ in
            .linear(duration: 1)
          }
          .onChange(of: line.date) { taps += 1 }
      }
    }
  }

  @Test(arguments: [(0.5, 0.0), (1.5, 20), (2.5, 50), (3.5, 30), (4, 0), (9, 0)])
  func triggerRunsAllPhasesOnceAndReturns(time: Double, x: Double) throws {
    #expect(abs(try place(of: Triggered(), at: time) - x) < 1e-3)
  }

  /// The second trigger begins another run, and the first run doesn't continue.
  @Test(arguments: [(1.25, 10.0), (1.75, 37.5), (2.25, 55), (3, 30), (3.5, 0), (5, 0)])
  func laterTriggerReplacesTheRun(time: Double, x: Double) throws {
    #expect(abs(try place(of: Triggered(times: [0, 1, 1.5]), at: time) - x) < 1e-3)
  }
}

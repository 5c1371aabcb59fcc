import Foundation
import Snapshot
import SnapshotCore
import Synchronization
import Testing

@Suite struct AsyncSnapshotTests {
  private let playground: Playground

  init() throws {
    playground = try Playground()
  }

  private let folder = "SnapshotTests/AsyncSnapshotTests"

  private let slow = Snapshotting<String, String>.lines.asyncPullback { (number: Int) in
    await Task.yield()
    return "no. \(number)"
  }

  /// A value that isn't `Sendable`.
  private final class Pen {
    var ink = "blue"
  }

  private final class Flag: Sendable {
    let isSet = Mutex(false)
  }

  @Test func asynchronousStrategiesAreAwaited() async {
    await withKnownIssue {
      await playground.run { await assertSnapshot(of: 7, as: slow) }
    }
    #expect(playground.text(of: "\(folder)/asynchronousStrategiesAreAwaited.txt") == "no. 7")
    await playground.run { await assertSnapshot(of: 7, as: slow) }
  }

  @Test func asynchronousStrategiesArePulledBack() async throws {
    let strategy = slow.pullback { (text: String) in text.count }
    #expect(try await strategy.snapshot("abc") == "no. 3")
  }

  @Test func testsThatAreNotAsynchronousBlock() {
    withKnownIssue { playground.run { assertSnapshot(of: 7, as: slow) } }
    #expect(playground.text(of: "\(folder)/testsThatAreNotAsynchronousBlock.txt") == "no. 7")
    playground.run { assertSnapshot(of: 7, as: slow) }
  }

  @Test @MainActor func valuesOfTheMainActorAreMadeThere() async {
    let pen = Pen()
    await withKnownIssue {
      await playground.run {
        await assertSnapshot(as: .lines) {
          MainActor.assertIsolated()
          return pen.ink
        }
      }
    }
    #expect(playground.text(of: "\(folder)/valuesOfTheMainActorAreMadeThere.txt") == "blue")
  }

  @Test func nonSendableValuesCanBeSent() async {
    await withKnownIssue {
      await playground.run {
        let strategy = SimplySnapshotting.lines.pullback { (pen: Pen) in pen.ink }
        await assertSnapshot(as: strategy) { Pen() }
      }
    }
    #expect(playground.text(of: "\(folder)/nonSendableValuesCanBeSent.txt") == "blue")
  }

  @Test func waitingPrecedesRendering() async throws {
    let strategy = SimplySnapshotting.lines.pullback { (_: Void) in "x" }
    let start = ContinuousClock.now
    let waiting = AsyncSnapshotting.wait(for: 0.05, on: strategy)
    #expect(try await waiting.snapshot(()) == "x")
    #expect(ContinuousClock.now - start >= .milliseconds(50))
  }

  @Test func lateValuesFailByNameAndBlockNothing() async {
    let sentence = """
      Timed out: __Snapshots__/\(folder)/lateValuesFailByNameAndBlockNothing.page.txt
      The value wasn’t available within 0.02 seconds, so nothing was compared.
      Pass a longer `timeout:` if it needs more time.
      """
    await withKnownIssue {
      await playground.run {
        await assertSnapshot(as: .lines, named: "page", timeout: .milliseconds(20)) {
          // Ignores cancellation, like much code.
          await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
          return "never"
        }
      }
    } matching: {
      $0.hasMessage(sentence)
    }
    #expect(playground.references.isEmpty)
  }

  /// The cases block all threads that tasks run on, so that no other task can measure the time.
  @Test(arguments: 0..<6)
  func valuesThatBlockThreadsCanBeLate(_ number: Int) async {
    await withKnownIssue {
      await playground.run {
        await assertSnapshot(as: .lines, named: "\(number)", timeout: .milliseconds(20)) {
          usleep(200_000)
          return "late"
        }
      }
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasPrefix("Timed out: __Snapshots__/") }
    }
  }

  /// Other tests occupy all threads of the cooperative pool for longer than the time limit.
  @Test func valuesAreNotLateBecauseOfOtherTests() async {
    await withKnownIssue {
      await playground.run {
        await assertSnapshot(as: .lines, timeout: .seconds(1.5)) {
          let count = ProcessInfo.processInfo.activeProcessorCount
          for _ in 0..<count { Task.detached { usleep(3_000_000) } }
          usleep(100_000)
          await Task.yield()
          return "in time"
        }
      }
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasPrefix("Recorded a new snapshot: ") }
    }
  }

  @Test func lateValuesAreCancelled() async {
    let wasCancelled = Flag()
    await withKnownIssue {
      await playground.run {
        await assertSnapshot(as: .lines, timeout: .milliseconds(20)) {
          do {
            try await Task.sleep(for: .seconds(600))
          } catch {
            wasCancelled.isSet.withLock { $0 = true }
          }
          return "never"
        }
      }
    }
    while !wasCancelled.isSet.withLock({ $0 }) { await Task.yield() }
  }

  /// The test itself can't continue while other tests occupy all threads of the cooperative pool.
  @Test func lateValuesAreCancelledWhileOtherTestsOccupyAllThreads() async {
    let (areThreadsFree, wasCancelledBefore) = (Flag(), Flag())
    await withKnownIssue {
      await playground.run {
        await assertSnapshot(as: .lines, timeout: .milliseconds(20)) {
          for _ in 0..<ProcessInfo.processInfo.activeProcessorCount {
            Task.detached {
              usleep(3_000_000)
              areThreadsFree.isSet.withLock { $0 = true }
            }
          }
          do {
            try await Task.sleep(for: .seconds(600))
          } catch {
            let isBefore = areThreadsFree.isSet.withLock { !$0 }
            wasCancelledBefore.isSet.withLock { $0 = isBefore }
          }
          return "never"
        }
      }
    }
    #expect(wasCancelledBefore.isSet.withLock { $0 })
  }

  @Test func lateStrategiesFailWithoutBlocking() {
    let strategy = Snapshotting<String, String>.lines.asyncPullback { (_: Int) in
      try await Task.sleep(for: .seconds(600))
      return ""
    }
    withKnownIssue {
      playground.run { assertSnapshot(of: 1, as: strategy, timeout: .milliseconds(20)) }
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasPrefix("Timed out: __Snapshots__/") }
    }
  }

  @Test func detachedTasksAreNamedByFileAndFunction() async {
    let playground = playground
    let verdict = await Task.detached {
      playground.run { verifySnapshot(of: "a", as: .lines, named: "x") }
    }.value
    #expect(verdict.kind == .recorded)
    #expect(
      playground.references == ["\(folder)/detachedTasksAreNamedByFileAndFunction.x.txt"]
    )
  }

  @Test func verdictsAreAwaited() async {
    let first = await playground.run { await verifySnapshot(as: slow, of: { 1 }) }
    #expect(first.kind == .recorded)
    let second = await playground.run { await verifySnapshot(as: slow, of: { 2 }) }
    #expect(second.kind == .changed("1 line removed, 1 line added"))
  }
}

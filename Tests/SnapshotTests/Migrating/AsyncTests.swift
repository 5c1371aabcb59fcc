import Foundation
import Snapshot
import SnapshotCore
import Synchronization
import Testing

/// A strategy whose callback runs on another queue.
extension Snapshotting where Value == Int, Format == String {
  fileprivate static let tally = Snapshotting(
    pathExtension: "txt",
    diffing: .lines,
    asyncSnapshot: { count in
      Async { callback in
        DispatchQueue.global().async { callback(String(repeating: "|", count: count)) }
      }
    }
  )

  /// A strategy that never calls back.
  fileprivate static let silent = Snapshotting<String, String>.lines.asyncPullback { (_: Int) in
    Async<String> { _ in }
  }
}

@Suite struct AsyncTests {
  @Test func valueIsMappedWhenAvailable() {
    let seen = Mutex<[String]>([])
    Async(value: 7).map { "no. \($0)" }.run { text in seen.withLock { $0.append(text) } }
    #expect(seen.withLock(\.self) == ["no. 7"])
  }

  @Test func nothingRunsBeforeItIsStarted() {
    var runs = 0
    let value = Async<Int> { callback in
      runs += 1
      callback(runs)
    }
    let doubled = value.map { $0 * 2 }
    #expect(runs == 0)
    doubled.run { _ in }
    #expect(runs == 1)
  }

  @Test func formatIsAwaited() throws {
    #expect(try Snapshotting.tally.snapshot(3) == "|||")
    let words = Snapshotting.tally.pullback { (text: String) in text.count }
    #expect(try words.snapshot("four") == "||||")
  }

  @Test func valuesCanArriveByCallback() throws {
    let strategy = Snapshotting<String, String>.lines.asyncPullback { (name: String) in
      Async { callback in DispatchQueue.main.async { callback("Hello, \(name)!") } }
    }
    #expect(try strategy.snapshot("Blob") == "Hello, Blob!")
  }

  @Test func theFirstCallbackIsUsed() throws {
    let strategy = Snapshotting<String, String>.lines.asyncPullback { (_: Void) in
      Async<String> { callback in
        callback("first")
        callback("second")
      }
    }
    #expect(try strategy.snapshot(()) == "first")
  }

  @Test func missingCallbacksFailByName() throws {
    let playground = try Playground()
    withKnownIssue {
      playground.run { assertSnapshot(of: 1, as: .silent, named: "page", timeout: 0.05) }
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.hasPrefix("Timed out: __Snapshots__/SnapshotTests/AsyncTests/")
          && $0.rawValue.contains("within 0.05 seconds")
      }
    }
    #expect(playground.references.isEmpty)
  }

  @Test func waitingBlocksForASynchronousStrategy() throws {
    let start = ContinuousClock.now
    let strategy: Snapshotting<Int, String> = .wait(for: 0.05, on: .tally)
    #expect(try strategy.snapshot(2) == "||")
    #expect(ContinuousClock.now - start >= .milliseconds(50))
  }
}

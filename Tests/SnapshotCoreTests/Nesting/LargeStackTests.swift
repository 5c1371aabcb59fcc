import Foundation
import SnapshotCore
import Testing

@Suite struct LargeStackTests {
  private struct Failure: Error {}

  private static func depth(_ levels: Int) -> Int {
    withUnsafeTemporaryAllocation(byteCount: 1_000, alignment: 1) { _ in
      levels == 0 ? 0 : 1 + depth(levels - 1)
    }
  }

  @Test func workHasRoomAndReturnsItsResult() throws {
    #expect(try LargeStack.run { Self.depth(20_000) } == 20_000)
  }

  @Test func errorsAreRethrown() {
    #expect(throws: Failure.self) { try LargeStack.run { throw Failure() } }
  }

  /// The system may refuse to create the thread, for example because of a limit on memory.
  @Test func workIsNotDoneIfTheThreadCannotBeCreated() {
    var isDone = false
    let error = #expect(throws: LargeStack.NoThread.self) {
      try LargeStack.run(bytes: 1 << 60) { isDone = true }
    }
    #expect(!isDone)
    let text = error?.description ?? ""
    #expect(text.contains("the system can’t create a thread with a larger one: "))
    #expect(text.contains("`ulimit -a`"))
  }
}

internal import Synchronization

/// Numbers the unnamed assertions of one run of one test case.
///
/// A class because every assertion of the case, in whichever task, must count on.
package final class OrdinalCounter: Sendable {
  private let counts = Mutex<[Key: Count]>([:])

  package init() {}

  /// What is numbered: the assertions of a test case with one extension.
  package struct Key: Hashable, Sendable {
    package var test: String
    package var stem: String
    package var pathExtension: String

    package init(test: String, stem: String, pathExtension: String) {
      self.test = test
      self.stem = stem
      self.pathExtension = pathExtension
    }
  }

  private struct Count {
    var last = 0
    var task: Int?
    var ordinalOfLine: [String: Int] = [:]
  }

  /// What an assertion is told.
  package enum Answer: Hashable, Sendable {
    case ordinal(Int)
    /// The assertion runs in another task than the first one, so that its order isn't fixed.
    case inAnotherTask
  }

  /// Returns the next ordinal, from 1.
  ///
  /// - Parameter task: The identity of the current task, `nil` outside of tasks.
  package func next(for key: Key, task: Int?) -> Answer {
    counts.withLock { counts in
      var count = counts[key] ?? Count(task: task)
      guard count.task == task else { return .inAnotherTask }
      count.last += 1
      counts[key] = count
      return .ordinal(count.last)
    }
  }

  /// Returns the ordinal of a source line, the same one each time.
  ///
  /// This is the way where tests are repeated in one process and nothing tells where a repetition
  /// begins: the second time a line is reached is then taken for the second repetition.
  package func ordinal(ofLine line: String, for key: Key) -> Answer {
    counts.withLock { counts in
      var count = counts[key] ?? Count()
      if let ordinal = count.ordinalOfLine[line] { return .ordinal(ordinal) }
      count.last += 1
      count.ordinalOfLine[line] = count.last
      counts[key] = count
      return .ordinal(count.last)
    }
  }
}

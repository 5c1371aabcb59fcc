internal import Synchronization

/// A counter that numbers the unnamed assertions of a test case, from 1 in each of its runs.
///
/// It is a class because the assertions of a case share it, in all tasks.
package final class OrdinalCounter: Sendable {
  private let counts = Mutex<[Key: Count]>([:])

  package init() {}

  /// The key of a count: the assertions of a test case with the same extension.
  package struct Key: Hashable, Sendable {
    package var test: ExactText
    package var stem: ExactText
    package var pathExtension: ExactText

    package init(test: String, stem: String, pathExtension: String) {
      self.test = ExactText(test)
      self.stem = ExactText(stem)
      self.pathExtension = ExactText(pathExtension)
    }
  }

  /// The inputs that determine the number of an assertion.
  package struct Inputs: Sendable {
    package var key: Key
    /// The place of the assertion, such as `File.swift:12:5`.
    package var line: String
    /// The current task, `nil` outside tasks.
    package var task: RunningTask?
    package var repetitions: Repetitions
    /// Whether to detect that the line runs again.
    package var detectsRepeatedLine: Bool

    package init(
      key: Key,
      line: String,
      task: RunningTask?,
      repetitions: Repetitions = .notRequested,
      detectsRepeatedLine: Bool = false
    ) {
      self.key = key
      self.line = line
      self.task = task
      self.repetitions = repetitions
      self.detectsRepeatedLine = detectsRepeatedLine
    }
  }

  private struct Count {
    var last = 0
    var task: RunningTask?
    var lines: Set<String> = []
    var isCertain = true
  }

  /// The result of requesting a number for an assertion.
  package enum Answer: Hashable, Sendable {
    /// The number of the assertion.
    ///
    /// - Parameter isCertain: Whether no watched line ran again in this run. If one did, in a loop
    ///   or in a retry, the number may be that of another assertion.
    case ordinal(Int, isCertain: Bool)
    /// The assertion runs in a different task from the first one, so their order isn't fixed.
    case inAnotherTask
    /// The line runs again, in a loop or in a second run.
    case loopOrRepetition
  }

  /// Returns the next ordinal, from 1.
  package func next(_ inputs: Inputs) -> Answer {
    counts.withLock { counts in
      var count = counts[inputs.key] ?? Count(task: inputs.task)
      if count.task?.id != inputs.task?.id {
        guard inputs.beginsRun else { return .inAnotherTask }
        count = Count(task: inputs.task)
      }
      if inputs.detectsRepeatedLine || inputs.hasIndistinguishableRuns,
        !count.lines.insert(inputs.line).inserted
      {
        if inputs.hasIndistinguishableRuns { return .loopOrRepetition }
        count.isCertain = false
      }
      count.last += 1
      counts[inputs.key] = count
      return .ordinal(count.last, isCertain: count.isCertain)
    }
  }
}

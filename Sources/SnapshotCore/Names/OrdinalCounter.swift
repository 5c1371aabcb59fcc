internal import Synchronization

/// Numbers the unnamed assertions of a test case, from 1 in each of its runs.
///
/// A class because every assertion of the case, in whichever task, must count on.
package final class OrdinalCounter: Sendable {
  private let counts = Mutex<[Key: Count]>([:])

  package init() {}

  /// The key of a count: the assertions of a test case with one extension.
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

  /// An assertion that asks for its number.
  package struct Inputs: Sendable {
    package var key: Key
    /// The place of the assertion, as `File.swift:12:5`.
    package var line: String
    /// The current task, `nil` outside of tasks.
    package var task: RunningTask?
    package var repetitions: Repetitions
    /// Whether the line is to be remembered, to notice that it comes again.
    package var watchesLine: Bool

    package init(
      key: Key,
      line: String,
      task: RunningTask?,
      repetitions: Repetitions = .notAskedFor,
      watchesLine: Bool = false
    ) {
      self.key = key
      self.line = line
      self.task = task
      self.repetitions = repetitions
      self.watchesLine = watchesLine
    }
  }

  /// The means by which the runs of a test case that share a counter are distinguished.
  package enum Repetitions: Hashable, Sendable {
    /// Each run has a counter of its own.
    case countedApart
    /// No second run was requested. If the runner nevertheless starts another task, it is one.
    case notAskedFor
    /// Each run has a task of its own.
    case inTasks
    /// Nothing tells a second run from a loop.
    case unknown

    /// The way this toolchain's test runner repeats: since Swift 6.4 in one task.
    package static var asTheRunnerMakesThem: Repetitions {
      #if compiler(>=6.4)
      .unknown
      #else
      .inTasks
      #endif
    }
  }

  private struct Count {
    var last = 0
    var task: RunningTask?
    var lines: Set<String> = []
    var isCertain = true
  }

  /// The answer to an assertion.
  package enum Answer: Hashable, Sendable {
    /// The number of the assertion.
    ///
    /// - Parameter isCertain: Whether no watched line came again in this run. If one did, in a loop or
    ///   in a retry, the number may be that of another assertion.
    case ordinal(Int, isCertain: Bool)
    /// The assertion runs in another task than the first one, so that its order isn't fixed.
    case inAnotherTask
    /// The line comes again, in a loop or in a second run.
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
      if inputs.watchesLine || inputs.cannotTellRuns,
        !count.lines.insert(inputs.line).inserted
      {
        if inputs.cannotTellRuns { return .loopOrRepetition }
        count.isCertain = false
      }
      count.last += 1
      counts[inputs.key] = count
      return .ordinal(count.last, isCertain: count.isCertain)
    }
  }
}

extension OrdinalCounter.Inputs {
  /// Whether another task than before is another run, and not a child of the same one.
  fileprivate var beginsRun: Bool {
    switch repetitions {
    case .countedApart: false
    case .notAskedFor: task?.isOfRunner ?? false
    // A test whose tasks compete is red anyway when it runs once.
    case .inTasks: task != nil
    case .unknown: false
    }
  }

  fileprivate var cannotTellRuns: Bool {
    switch repetitions {
    case .countedApart, .notAskedFor: false
    case .inTasks: task == nil
    case .unknown: true
    }
  }
}

extension OrdinalCounter {
  /// The way in which several runs of one test case with the same counter are distinguished.
  package enum Repetitions: Hashable, Sendable {
    /// Each run has its own counter.
    case separatelyCounted
    /// No second run was requested. If the runner nevertheless starts another task, it is a second
    /// run.
    case notRequested
    /// Each run has a separate task.
    case inTasks
    /// A second run can't be distinguished from a loop.
    case unknown

    /// The repetitions of this toolchain's test runner: since Swift 6.4 in one task.
    package static var ofTestRunner: Repetitions {
      #if compiler(>=6.4)
      .unknown
      #else
      .inTasks
      #endif
    }
  }
}

extension OrdinalCounter.Inputs {
  /// Whether a different task means another run, rather than a child task of the same run.
  var beginsRun: Bool {
    switch repetitions {
    case .separatelyCounted: false
    case .notRequested: task?.isStartedByRunner ?? false
    // A test with competing tasks fails even if it runs once.
    case .inTasks: task != nil
    case .unknown: false
    }
  }

  var hasIndistinguishableRuns: Bool {
    switch repetitions {
    case .separatelyCounted, .notRequested: false
    case .inTasks: task == nil
    case .unknown: true
    }
  }
}

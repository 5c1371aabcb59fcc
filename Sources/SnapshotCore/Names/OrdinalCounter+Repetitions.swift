extension OrdinalCounter {
  /// The property that distinguishes repeated runs of one test case.
  package enum Repetitions: Hashable, Sendable {
    /// Each run has its own counter.
    case separatelyCounted
    /// No second run was requested. If the runner nevertheless starts another task, that task is a
    /// second run.
    case notRequested
    /// Each run has a separate task.
    case inTasks
    /// A second run can't be distinguished from a loop.
    case unknown

    /// The repetitions of this toolchain's test runner, which share one task since Swift 6.4.
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
    // A test whose tasks compete for numbers fails even if it runs once, so another task is another
    // run.
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

/// The task that an assertion runs in.
package struct RunningTask: Hashable, Sendable {
  /// A number that is unique among all tasks of this process, including ended ones.
  package let id: UInt64
  /// Whether the test runner started the task to run a test, as opposed to the test's own tasks.
  package let isStartedByRunner: Bool

  package init(id: UInt64, isStartedByRunner: Bool = false) {
    self.id = id
    self.isStartedByRunner = isStartedByRunner
  }

  /// The current task, `nil` outside of tasks.
  package static var current: RunningTask? {
    withUnsafeCurrentTask { task in
      task.map { RunningTask(id: number(of: $0), isStartedByRunner: isNamedByRunner) }
    }
  }

  /// Returns the number of a task. Its address isn't unique, because later tasks reuse it.
  private static func number(of task: UnsafeCurrentTask) -> UInt64 {
    let address = UInt64(UInt(bitPattern: task.hashValue))
    guard MemoryLayout<UnsafeCurrentTask>.size == MemoryLayout<UnownedJob>.size else {
      return address
    }
    // A task is a job, and the description of a job is its number.
    let job = unsafeBitCast(task, to: UnownedJob.self)
    var number: UInt64?
    for byte in job.description.utf8 where 0x30...0x39 ~= byte {
      number = (number ?? 0) &* 10 &+ UInt64(byte - 0x30)
    }
    return number ?? address
  }

  /// Whether the current task has a name that Swift Testing assigns.
  private static var isNamedByRunner: Bool {
    guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else { return false }
    return Task.name.map { TextBytes.starts($0, with: "[Swift Testing]") } ?? false
  }
}

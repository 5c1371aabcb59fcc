internal import Dispatch

/// Runs a task on threads of its own.
///
/// A test that blocks holds a thread of the pool on which all other tasks run, and there are no more
/// than processors: a few such tests would wait for tasks that none of them lets run.
final class OffPoolExecutor: TaskExecutor {
  static let shared = OffPoolExecutor()

  private let queue = DispatchQueue(label: "Snapshot.OffPoolExecutor", attributes: .concurrent)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}

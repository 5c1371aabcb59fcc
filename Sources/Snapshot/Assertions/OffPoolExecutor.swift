internal import Dispatch

/// An executor that runs tasks on threads outside Swift's cooperative pool.
///
/// A test that blocks occupies a thread of that pool, which has one thread per processor. A few
/// such tests would occupy all threads and wait for tasks that have no thread left to run on.
final class OffPoolExecutor: TaskExecutor {
  static let shared = OffPoolExecutor()

  private let queue = DispatchQueue(label: "Snapshot.OffPoolExecutor", attributes: .concurrent)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}

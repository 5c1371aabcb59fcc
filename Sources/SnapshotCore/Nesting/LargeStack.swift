internal import Foundation

/// A thread with a large stack, for work that recurses into nested values.
package enum LargeStack {
  /// The number of levels that fit on every stack: on some systems, threads have 512 KB.
  package static let shallow = 64

  /// The size of the stack: only address space, because untouched pages cost no memory.
  package static let bytes = 1 << 29

  /// Calls `work` on a thread with a large stack, waits for it, and returns its result.
  ///
  /// - Parameter bytes: The size of the stack.
  /// - Throws: `NoThread` if the system can't create the thread, or the error of `work`.
  package static func run<Result>(
    bytes: Int = LargeStack.bytes,
    _ work: () throws -> Result
  ) throws -> Result {
    try withoutActuallyEscaping(work) { work in
      var outcome: Swift.Result<Result, any Error>?
      // On the heap, because the thread shares it. The caller waits until the thread has ended, so
      // that only one of them accesses it.
      let job = Job { outcome = Swift.Result { try work() } }
      try withExtendedLifetime(job) { try job.runOnThread(bytes: bytes) }
      guard let outcome else { preconditionFailure("the thread has ended without an outcome") }
      return try outcome.get()
    }
  }

  /// The error if the system can't create another thread.
  package struct NoThread: Error, Hashable, CustomStringConvertible {
    /// The error number of the system.
    package var code: Int32

    package var description: String {
      "The value is nested too deeply for this thread’s stack, and the system can’t create a thread "
        + "with a larger one: \(String(cString: strerror(code))). Run fewer tests at a time with "
        + "`swift test --no-parallel`, raise the limits that `ulimit -a` lists, or snapshot a part of "
        + "the value."
    }
  }

  /// The work for the thread; a class, so that its address can be passed to the thread.
  private final class Job {
    private let work: () -> Void

    init(_ work: @escaping () -> Void) {
      self.work = work
    }

    func runOnThread(bytes: Int) throws(NoThread) {
      let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
      defer { attributes.deallocate() }
      try Job.check(pthread_attr_init(attributes))
      defer { pthread_attr_destroy(attributes) }
      try Job.check(pthread_attr_setstacksize(attributes, bytes))
      let address = Unmanaged.passUnretained(self).toOpaque()
      #if canImport(Darwin)
      var thread: pthread_t?
      try Job.check(
        pthread_create(&thread, attributes, { Job.run($0) }, address)
      )
      if let thread { pthread_join(thread, nil) }
      #else
      var thread = pthread_t()
      try Job.check(
        pthread_create(&thread, attributes, { $0.flatMap { Job.run($0) } }, address)
      )
      pthread_join(thread, nil)
      #endif
    }

    private static func run(_ address: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
      Unmanaged<Job>.fromOpaque(address).takeUnretainedValue().work()
      return nil
    }

    private static func check(_ code: Int32) throws(NoThread) {
      guard code == 0 else { throw NoThread(code: code) }
    }
  }
}

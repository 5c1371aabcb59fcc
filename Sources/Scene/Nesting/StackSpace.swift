internal import CPixels
internal import Foundation

/// The part of a thread's stack that recursive work may use before it continues on another thread.
///
/// Recursive functions over nested values call `ensure` at each level, so that they also work on
/// small stacks: on some systems, threads have 512 KB. View evaluation calls the
/// user's code at each level, so it checks `isExhausted` of a value of this type instead.
package struct StackSpace {
  /// The number of bytes that one level may need, with everything that it calls.
  private static let reserve: UInt = 160 << 10

  /// The number of bytes that evaluation may use on any thread. The smallest stack of a Swift
  /// concurrency thread is twice as large.
  private static let onAnyThread = 256 << 10

  /// Whether the space is that of the thread that started the rendering.
  package let isOfCallingThread: Bool
  private let start: UInt
  private let size: UInt

  /// Creates the space below the caller's position.
  ///
  /// - Parameter isOfCallingThread: Whether the thread is the caller's, so that its stack may be
  ///   small. At most 256 KB of it are used then.
  package init(isOfCallingThread: Bool = true) {
    let left = StackSpace.bytes
    self.isOfCallingThread = isOfCallingThread
    start = StackSpace.position
    size = UInt(isOfCallingThread ? min(StackSpace.onAnyThread, left / 2) : left - left / 8)
  }

  /// Whether all of it is in use.
  package var isExhausted: Bool {
    Int(bitPattern: start &- StackSpace.position).magnitude > size
  }

  // MARK: - The current thread

  /// Calls `work`, on a thread with a large stack if little of the current stack is left.
  package static func ensure<Output, Failure: Error>(
    _ work: () throws(Failure) -> Output
  ) throws(Failure) -> Output {
    guard isLow else { return try work() }
    return try LargeThread.run(work)
  }

  /// Calls `work`, on a thread with a large stack if little of the current stack is left. Returns
  /// `nil` without calling it if the system can't create that thread.
  package static func ensureIfPossible<Output, Failure: Error>(
    _ work: () throws(Failure) -> Output
  ) throws(Failure) -> Output? {
    guard isLow else { return try work() }
    return try LargeThread.runIfPossible(work)
  }

  /// Whether fewer bytes are left than one level may need.
  package static var isLow: Bool { position < end + reserve }

  /// The number of unused bytes.
  package static var bytes: Int { Int(position - min(end, position)) }

  /// An address in the part of the stack that is in use.
  private static var position: UInt { UInt(cpixels_stack_position()) }

  /// The lowest address of the stack.
  private static var end: UInt {
    if let known = pthread_getspecific(slot) { return UInt(bitPattern: known) }
    let end = max(UInt(cpixels_stack_end()), 1)
    pthread_setspecific(slot, UnsafeRawPointer(bitPattern: end))
    return end
  }

  /// The key under which each thread stores that address, because asking the system for it is slow.
  private static let slot: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()
}

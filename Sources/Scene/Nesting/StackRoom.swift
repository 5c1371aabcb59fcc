internal import CPixels
internal import Foundation

/// The unused part of the current thread's stack.
///
/// Recursive functions over nested values call `ensure` at each level, so that they also work on
/// small stacks: on some systems, threads have 512 KB.
package enum StackRoom {
  /// The number of bytes that one level may need, with everything that it calls.
  private static let reserve: UInt = 160 << 10

  /// Calls `work`, on a thread with a large stack if little of the current stack is left.
  package static func ensure<Output, Failure: Error>(
    _ work: () throws(Failure) -> Output
  ) throws(Failure) -> Output {
    guard isLow else { return try work() }
    return try LargeThread.run(work)
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

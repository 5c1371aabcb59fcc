internal import Synchronization

/// A reusable buffer for files that are only compared.
///
/// It is kept for the next file, because the system takes longer to provide new memory than to fill
/// it.
enum ReadBuffer {
  /// The size of the kept buffer, in bytes.
  private static let size = 1 << 18

  /// The alignment: a page, because the kernel takes nearly twice as long to fill a buffer that
  /// begins elsewhere.
  private static let alignment = 4_096

  private static let kept = Mutex(Kept())

  /// The kept buffer.
  private struct Kept: @unchecked Sendable {
    /// The address; `nil` until the first use.
    var address: UnsafeMutableRawPointer?
    var isInUse = false
  }

  /// Calls a closure with a buffer of at most `count` bytes, and returns its result.
  static func with<Result>(
    upTo count: Int,
    _ body: (UnsafeMutableRawBufferPointer) -> Result
  ) -> Result {
    // A file that fits on a page doesn't need the shared buffer.
    guard count > alignment, let address = take() else {
      // At most 64 KB, because glibc may map and unmap a buffer of 128 KB in each call.
      return withUnsafeTemporaryAllocation(
        byteCount: min(count, 1 << 16),
        alignment: count < alignment ? 16 : alignment,
        body
      )
    }
    defer { kept.withLock { $0.isInUse = false } }
    return body(UnsafeMutableRawBufferPointer(start: address, count: min(count, size)))
  }

  /// Returns the address of the kept buffer and marks it as in use; returns `nil` if another thread
  /// uses it.
  private static func take() -> UnsafeMutableRawPointer? {
    kept.withLock { kept -> Address? in
      guard !kept.isInUse else { return nil }
      kept.isInUse = true
      let address =
        kept.address ?? UnsafeMutableRawPointer.allocate(byteCount: size, alignment: alignment)
      kept.address = address
      // Only the caller uses the memory until it marks it as free.
      return Address(pointer: address)
    }?.pointer
  }

  /// An address that is returned from the closure of the lock.
  private struct Address: @unchecked Sendable {
    let pointer: UnsafeMutableRawPointer
  }
}

internal import Synchronization

/// Memory into which files are read that are only compared.
///
/// One buffer is kept for the next file, because the system takes longer to provide new memory than
/// to fill it.
enum ReadBuffer {
  /// The size of the kept buffer, in bytes.
  private static let size = 1 << 18

  /// The buffer, unless it is in use; it begins at a page, because the kernel takes nearly twice as
  /// long to fill one that doesn't.
  private static let kept = Mutex<Memory?>(nil)

  /// The address of a buffer. It is used by one thread at a time.
  private struct Memory: @unchecked Sendable {
    let address: UnsafeMutableRawPointer
  }

  /// Calls a closure with a buffer of at most `count` bytes, and returns its result.
  static func with<Result>(
    upTo count: Int,
    _ body: (UnsafeMutableRawBufferPointer) -> Result
  ) -> Result {
    guard count > 4_096 else {
      return withUnsafeTemporaryAllocation(byteCount: count, alignment: 16, body)
    }
    let memory =
      kept.withLock { $0.take() }
      ?? Memory(address: .allocate(byteCount: size, alignment: 4_096))
    defer {
      let isKept = kept.withLock { kept in
        guard kept == nil else { return false }
        kept = memory
        return true
      }
      if !isKept { memory.address.deallocate() }
    }
    return body(UnsafeMutableRawBufferPointer(start: memory.address, count: min(count, size)))
  }
}

internal import Foundation
internal import SnapshotCore
internal import Synchronization

/// Standard output, which may be full, closed, or a pipe whose reader has ended.
enum StandardOutput {
  private struct State {
    var buffer: [UInt8] = []
    /// The first error, after which nothing is written.
    var error: FileError?
  }

  private static let state = Mutex(State())
  private static let isTerminal = isatty(STDOUT_FILENO) == 1

  /// Prints text: at once to a terminal, otherwise buffered.
  static func write(_ text: String) {
    let isFull = state.withLock { state in
      if state.error == nil { state.buffer += text.utf8 }
      return state.buffer.count >= 1 << 16
    }
    if isFull || isTerminal { flush() }
  }

  /// Writes the buffered text.
  ///
  /// If the reader of a pipe has ended, this ends the process like the signal SIGPIPE.
  static func flush() {
    let error = state.withLock { state -> FileError? in
      guard !state.buffer.isEmpty else { return nil }
      do throws(FileError) {
        try AtomicFile.writeBytes(state.buffer, to: STDOUT_FILENO, named: "standard output")
      } catch {
        state.error = error
      }
      state.buffer = []
      return state.error
    }
    if error?.reason == .system(EPIPE) { Signals.end(by: SIGPIPE) }
  }

  /// Writes the buffered text, and returns the first error of all writes.
  static func finish() -> FileError? {
    flush()
    return state.withLock { $0.error }
  }

  /// Opens `/dev/null` for standard streams that are closed, so that no other file gets their
  /// number. Reading and writing them still fails.
  static func occupyClosedStreams() {
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(stream, F_GETFD) == -1 && errno == EBADF {
      // `open` returns the lowest free number, which is that of the stream.
      _ = open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}

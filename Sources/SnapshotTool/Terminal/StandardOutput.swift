internal import Foundation
internal import SnapshotCore
internal import Synchronization

/// Standard output, which may be full, closed, or a pipe that nobody reads any more.
enum StandardOutput {
  private struct State {
    var waiting: [UInt8] = []
    /// The first error; nothing is written after it.
    var error: FileError?
  }

  private static let state = Mutex(State())
  private static let isTerminal = isatty(STDOUT_FILENO) == 1

  /// Prints text: at once if somebody watches, else together with more of it.
  static func write(_ text: String) {
    let isFull = state.withLock { state in
      if state.error == nil { state.waiting += text.utf8 }
      return state.waiting.count >= 1 << 16
    }
    if isFull || isTerminal { flush() }
  }

  /// Writes what waits.
  ///
  /// If nobody reads the pipe, this ends the process as the signal SIGPIPE does.
  static func flush() {
    let error = state.withLock { state -> FileError? in
      guard !state.waiting.isEmpty else { return nil }
      do throws(FileError) {
        try AtomicFile.writeAll(state.waiting, to: STDOUT_FILENO, named: "standard output")
      } catch {
        state.error = error
      }
      state.waiting = []
      return state.error
    }
    if error?.reason == .system(EPIPE) { Signals.end(by: SIGPIPE) }
  }

  /// Writes what waits, and returns the first error of all writing.
  static func finish() -> FileError? {
    flush()
    return state.withLock { $0.error }
  }

  /// Occupies the standard streams that the caller closed, so that no file that is opened takes
  /// their place. Reading and writing them fails as before.
  static func occupyClosedStreams() {
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(stream, F_GETFD) == -1 && errno == EBADF {
      // The lowest free number is the one of the stream, because those below are open.
      _ = open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}

internal import Foundation

/// Prevents the signal of a file size limit from ending the process, so that `write` can fail
/// instead.
enum FileSizeSignal {
  /// Calls `body` with SIGXFSZ blocked in this thread, and drops the one that it raised.
  static func held<Result>(_ body: () -> Result) -> Result {
    var limit = sigset_t()
    var before = sigset_t()
    sigemptyset(&limit)
    sigaddset(&limit, SIGXFSZ)
    guard pthread_sigmask(SIG_BLOCK, &limit, &before) == 0 else { return body() }
    let result = body()
    let code = errno
    var pending = sigset_t()
    if sigpending(&pending) == 0, sigismember(&pending, SIGXFSZ) == 1 {
      var signal: Int32 = 0
      _ = sigwait(&limit, &signal)
    }
    pthread_sigmask(SIG_SETMASK, &before, nil)
    errno = code
    return result
  }
}

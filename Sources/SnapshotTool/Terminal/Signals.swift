internal import Foundation

/// Functions that handle signals, and that end or suspend the process by one.
enum Signals {
  /// Ends the process as an unhandled signal does.
  ///
  /// A shell reports 128 + the signal’s number as the exit code. Safe in a signal handler.
  static func end(by number: Int32) -> Never {
    raiseUnhandled(number)
    _exit(128 + number)
  }

  /// Raises a signal with its default effect. If that effect suspends the process, returns when the
  /// process is resumed. Safe in a signal handler.
  static func raiseUnhandled(_ number: Int32) {
    signal(number, SIG_DFL)
    var set = sigset_t()
    var before = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, number)
    pthread_sigmask(SIG_UNBLOCK, &set, &before)
    raise(number)
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }

  /// Installs a handler, unless the parent process made this one ignore the signal, as `nohup`
  /// does.
  ///
  /// Interrupted system calls fail with `EINTR`. Safe in a signal handler.
  static func handle(_ number: Int32, _ handler: @escaping @convention(c) (Int32) -> Void) {
    var old = sigaction()
    guard sigaction(number, nil, &old) == 0 else { return }
    var new = sigaction()
    #if canImport(Darwin)
    let ignored = unsafeBitCast(SIG_IGN, to: Int.self)
    guard unsafeBitCast(old.__sigaction_u.__sa_handler, to: Int.self) != ignored else { return }
    new.__sigaction_u.__sa_handler = handler
    #else
    let ignored = unsafeBitCast(SIG_IGN, to: Int.self)
    guard unsafeBitCast(old.__sigaction_handler.sa_handler, to: Int.self) != ignored else { return }
    new.__sigaction_handler.sa_handler = handler
    #endif
    sigemptyset(&new.sa_mask)
    sigaction(number, &new, nil)
  }
}

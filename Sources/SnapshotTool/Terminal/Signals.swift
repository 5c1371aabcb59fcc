internal import Foundation

/// Signals and what the process does with them.
enum Signals {
  /// Ends the process as a signal does that nobody handles.
  ///
  /// A shell sees 128 and the signal’s number as the exit code. Safe in a signal handler.
  static func end(by number: Int32) -> Never {
    raiseUnhandled(number)
    _exit(128 + number)
  }

  /// Raises a signal with the effect that it has when nobody handles it; returns when that was to
  /// stop and the process goes on. Safe in a signal handler.
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

  /// Handles a signal, unless the caller of the process has it ignored, as `nohup` does.
  ///
  /// System calls that it interrupts fail with `EINTR`. Safe in a signal handler.
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

internal import Foundation
internal import Synchronization

/// The terminal mode in which single keys are read, without Return and without echo.
///
/// Keys for signals, such as Ctrl-C and Ctrl-Z, keep their effect. If a signal ends or stops the
/// process, the previous mode is restored first.
enum KeyMode {
  // Signal handlers read these, so they are plain memory and atomics, initialised before the
  // handlers are installed.
  private nonisolated(unsafe) static let before = UnsafeMutablePointer<termios>.allocate(
    capacity: 1
  )
  private nonisolated(unsafe) static let during = UnsafeMutablePointer<termios>.allocate(
    capacity: 1
  )
  private static let isActive = Atomic(false)
  private static let hasContinued = Atomic(false)
  private static let takesEscapes = Atomic(false)

  /// Saves the mode and installs the signal handlers on first use; `false` if standard input isn't
  /// a terminal.
  private static let isReady: Bool = {
    guard tcgetattr(STDIN_FILENO, before) == 0 else { return false }
    during.pointee = before.pointee
    during.pointee.c_lflag &= ~tcflag_t(ICANON | ECHO)
    isActive.store(false, ordering: .relaxed)
    hasContinued.store(false, ordering: .relaxed)
    takesEscapes.store(false, ordering: .relaxed)
    for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] { Signals.handle(number, end) }
    Signals.handle(SIGTSTP, stop)
    Signals.handle(SIGCONT, resume)
    return true
  }()

  /// Runs `body` in this mode; returns `nil` if standard input isn't a terminal.
  static func whileActive<Result>(_ body: () -> Result?) -> Result? {
    guard isReady else { return nil }
    isActive.store(true, ordering: .sequentiallyConsistent)
    tcsetattr(STDIN_FILENO, TCSADRAIN, during)
    defer {
      isActive.store(false, ordering: .sequentiallyConsistent)
      tcsetattr(STDIN_FILENO, TCSADRAIN, before)
    }
    return body()
  }

  /// Allows the signal handlers to end an interrupted escape sequence and reset colours.
  static func expectEscapes() {
    takesEscapes.store(true, ordering: .relaxed)
  }

  /// Returns whether the process was stopped and continued since the last call.
  static func takeContinuation() -> Bool {
    hasContinued.exchange(false, ordering: .sequentiallyConsistent)
  }

  // MARK: - Signal handlers

  private static let end: @convention(c) (Int32) -> Void = { number in
    leave()
    Signals.end(by: number)
  }

  private static let stop: @convention(c) (Int32) -> Void = { number in
    let code = errno
    leave()
    Signals.raiseUnhandled(number)
    Signals.handle(number, stop)
    errno = code
  }

  private static let resume: @convention(c) (Int32) -> Void = { _ in
    let code = errno
    hasContinued.store(true, ordering: .sequentiallyConsistent)
    if isActive.load(ordering: .sequentiallyConsistent) {
      tcsetattr(STDIN_FILENO, TCSANOW, during)
    }
    errno = code
  }

  /// Restores the terminal, with the cursor at the start of a line.
  private static func leave() {
    tcsetattr(STDIN_FILENO, TCSANOW, before)
    guard isatty(STDOUT_FILENO) == 1 else { return }
    let text: StaticString =
      takesEscapes.load(ordering: .relaxed) ? "\u{1B}\\\u{1B}[0m\n" : "\n"
    _ = write(STDOUT_FILENO, text.utf8Start, text.utf8CodeUnitCount)
  }
}

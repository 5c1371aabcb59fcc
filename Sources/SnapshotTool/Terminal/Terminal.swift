internal import Foundation

/// The terminal that the tool talks to.
enum Terminal {
  /// Whether standard output is one.
  static var isOutput: Bool { isatty(STDOUT_FILENO) == 1 }

  /// Whether somebody can type.
  static var isInteractive: Bool { isOutput && isatty(STDIN_FILENO) == 1 }

  /// Columns and rows.
  static var size: (columns: Int, rows: Int) {
    var size = winsize()
    if ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 {
      return (Int(size.ws_col), Int(size.ws_row))
    }
    return (80, 24)
  }

  /// Reads one key without waiting for Return; `nil` at the end of input.
  static func key() -> Character? {
    var before = termios()
    guard tcgetattr(STDIN_FILENO, &before) == 0 else { return nil }
    var raw = before
    // Ctrl-C comes as a key, so that the terminal is never left as it is now.
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
    tcsetattr(STDIN_FILENO, TCSADRAIN, &raw)
    defer { tcsetattr(STDIN_FILENO, TCSADRAIN, &before) }
    var byte: UInt8 = 0
    var count = 0
    repeat { count = read(STDIN_FILENO, &byte, 1) } while count < 0 && errno == EINTR
    guard count == 1, byte != 4 else { return nil }
    return Character(Unicode.Scalar(byte))
  }
}

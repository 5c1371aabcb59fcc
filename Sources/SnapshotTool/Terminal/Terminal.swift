internal import Foundation
internal import SnapshotCore

/// The terminal of the process.
enum Terminal {
  /// Whether standard output is a terminal.
  static var isOutput: Bool { isatty(STDOUT_FILENO) == 1 }

  /// Whether standard input and standard output are terminals.
  static var isInteractive: Bool { isOutput && isatty(STDIN_FILENO) == 1 }

  /// The size in columns and rows; 80 × 24 if it isn't known.
  static var size: (columns: Int, rows: Int) {
    var size = winsize()
    if ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 {
      return (Int(size.ws_col), Int(size.ws_row))
    }
    return (80, 24)
  }

  /// Whether the terminal supports kitty’s graphics protocol, by its name or by its reply to a
  /// query.
  static let showsKittyPictures: Bool = {
    let variables = RunEnvironment.process.variables
    // tmux and GNU Screen don't forward such sequences.
    guard isOutput, variables["TMUX"] == nil, variables["STY"] == nil, variables["TERM"] != "dumb"
    else { return false }
    let names = ["ghostty", "WezTerm"]
    if variables["KITTY_WINDOW_ID"] != nil || variables["TERM"] == "xterm-kitty"
      || names.contains(variables["TERM_PROGRAM"] ?? "")
    {
      return true
    }
    guard isInteractive else { return false }
    // A query with a picture of one pixel, which isn't shown.
    let replies = Keyboard.replies(to: "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\")
    return replies.contains("\u{1B}_Gi=31;OK\u{1B}\\")
  }()
}

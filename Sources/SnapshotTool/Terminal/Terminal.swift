internal import Foundation
internal import SnapshotCore

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

  /// Whether it shows pictures by kitty’s protocol: by its name, or else because it says so.
  static let showsKittyPictures: Bool = {
    let variables = RunEnvironment.process.variables
    // tmux and its like pass such sequences on to nobody.
    guard isOutput, variables["TMUX"] == nil, variables["STY"] == nil, variables["TERM"] != "dumb"
    else { return false }
    let names = ["ghostty", "WezTerm"]
    if variables["KITTY_WINDOW_ID"] != nil || variables["TERM"] == "xterm-kitty"
      || names.contains(variables["TERM_PROGRAM"] ?? "")
    {
      return true
    }
    guard isInteractive else { return false }
    // A picture of one point that is asked about, not shown.
    let answers = Keyboard.answers(to: "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\")
    return answers.contains("\u{1B}_Gi=31;OK\u{1B}\\")
  }()
}

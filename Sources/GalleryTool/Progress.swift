import Foundation

/// A status line that names the current drawing, only on a terminal.
struct Progress {
  private let isTerminal = isatty(STDERR_FILENO) == 1

  func show(_ text: String) {
    write("\r\u{1B}[KDrawing \(text)…")
  }

  func clear() {
    write("\r\u{1B}[K")
  }

  private func write(_ text: String) {
    guard isTerminal else { return }
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}

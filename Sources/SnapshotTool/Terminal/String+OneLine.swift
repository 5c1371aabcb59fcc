internal import SnapshotCore

extension String {
  /// The text in one line, with nothing in it that a terminal acts on.
  var oneLine: String { VisibleText.lines(self).replacing("\n", with: " ") }

  /// The beginning, with a sign where that isn’t all.
  func cut(to limit: Int) -> String {
    utf8.count <= limit || count <= limit ? self : prefix(limit) + "…"
  }
}

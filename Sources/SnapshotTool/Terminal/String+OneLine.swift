internal import SnapshotCore

extension String {
  /// The text in one line, with control characters escaped.
  var oneLine: String { VisibleText.lines(self).replacing("\n", with: " ") }

  /// Returns the first characters, with an ellipsis if there are more.
  func cut(to limit: Int) -> String {
    utf8.count <= limit || count <= limit ? self : prefix(limit) + "…"
  }
}

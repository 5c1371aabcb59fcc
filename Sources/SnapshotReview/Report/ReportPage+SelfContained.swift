package import SnapshotCore

extension ReportPage {
  /// Returns the page as one file that contains its data.
  ///
  /// - Parameters:
  ///   - lines: The texts of results files.
  ///   - views: The contents of `view.js` files with their folders.
  package static func selfContained(
    lines: [String],
    views: [(folder: String, script: String)]
  ) -> String {
    let nonce = newNonce()
    var text = page(nonce: nonce)
    for line in lines { text += "<script nonce=\"\(nonce)\">\n\(line)</script>\n" }
    for view in views {
      // JSON isn't executed; the page parses it when the failure is shown.
      let json = view.script.dropFirst("snapshotView(".count).dropLast(");\n".count)
      let folder = MarkupText.attribute(view.folder)
      text += "<script type=\"application/json\" data-view=\"\(folder)\">\(json)</script>\n"
    }
    return text
  }
}

package import SnapshotCore

extension ReportPage {
  /// The page in one file, which carries its data.
  ///
  /// - Parameters:
  ///   - lines: Results files, as text.
  ///   - views: The contents of `view.js` files, by the folder that they are in.
  package static func selfContained(
    lines: [String],
    views: [(folder: String, script: String)]
  ) -> String {
    let nonce = newNonce()
    var text = page(nonce: nonce)
    for line in lines { text += "<script nonce=\"\(nonce)\">\n\(line)</script>\n" }
    for view in views {
      // JSON doesn't run; the page reads it when the failure is looked at.
      let json = view.script.dropFirst("snapshotView(".count).dropLast(");\n".count)
      let folder = MarkupText.attribute(view.folder)
      text += "<script type=\"application/json\" data-view=\"\(folder)\">\(json)</script>\n"
    }
    return text
  }
}

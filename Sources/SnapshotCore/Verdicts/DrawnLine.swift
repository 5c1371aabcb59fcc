/// A line of source code that draws a changed element of a picture.
package struct DrawnLine: Codable, Hashable, Sendable {
  /// The module and the file, such as `Gallery/Badge.swift`.
  package var fileID: String
  /// The number of the line, from 1.
  package var line: Int
  /// The file, relative to the package root; `nil` if it wasn't found in the package.
  package var file: String?
  /// The text of the line without indentation; `nil` if it can't be read.
  package var text: String?

  package init(fileID: String, line: Int) {
    self.fileID = fileID
    self.line = line
  }

  /// The file and the number of the line, such as `Badge.swift:12`.
  package var shortName: String { "\(FilePath.name(of: fileID)):\(line)" }

  /// Returns the first lines, separated by commas, with an ellipsis if there are more.
  package static func list(_ lines: [DrawnLine]) -> String {
    let shown = lines.prefix(4).map { VisibleText.lines($0.shortName) }
    return (shown + (lines.count > 4 ? ["…"] : [])).joined(separator: ", ")
  }
}

internal import Foundation

/// The file `view.js` next to the artifacts of a failure: their contents for the page.
///
/// A page opened from disk can show a picture file but not read its pixels, and can't read a text
/// file at all, but it can load a script. The page loads it when the failure is opened.
package struct ArtifactView: Hashable, Sendable {
  package static let fileName = "view.js"

  private let files: [String: Content]

  /// The maximum size of an embedded text, in bytes. The page reports where a longer one was cut.
  private static let longestText = 1 << 20
  /// The maximum size of an embedded picture, in bytes. The page shows a larger one without its
  /// pixel values.
  private static let largestPicture = 24 << 20

  private struct Content: Codable, Hashable {
    var png: String?
    var text: String?
    /// The number of bytes of the file, if it isn't embedded completely.
    var cutFrom: Int?
  }

  package init(_ artifacts: [Artifact]) {
    files = Artifact.keyed(artifacts).mapValues(ArtifactView.content)
  }

  /// The script: `snapshotView({"reference": {"png": base64}, "actual": {"text": text}});`
  package var script: String { "snapshotView(\(ScriptText.json(files)));\n" }

  private static func content(of artifact: Artifact) -> Content {
    let bytes = artifact.bytes
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      // The picture of a difference is a composed sheet, whose pixel values are meaningless.
      guard artifact.role != .difference, bytes.count <= largestPicture else {
        return Content(cutFrom: bytes.count)
      }
      return Content(png: Data(bytes).base64EncodedString())
    }
    let isCut = bytes.count > longestText
    let shown = isCut ? Array(bytes[..<longestText]) : bytes
    if shown.prefix(1_024).contains(0) { return Content(cutFrom: bytes.count) }
    return Content(
      text: String(decoding: shown, as: UTF8.self),
      cutFrom: isCut ? bytes.count : nil
    )
  }
}

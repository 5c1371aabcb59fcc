import Testing

@testable import SnapshotCore

/// The picture of the difference between two drawings in text form.
@Suite struct SceneOverlayTests {
  private func overlay(_ reference: String, _ actual: String) -> String? {
    SceneOverlay.picture(reference, actual).map { file in
      #expect(file.pathExtension == "svg")
      return String(decoding: file.bytes, as: UTF8.self)
    }
  }

  /// One document of the same size shows both, the reference in red and the actual one in cyan.
  /// Their identifiers don't collide.
  @Test func documentsAreShownOverEachOther() {
    let reference = """
      <svg height="2" viewBox="0 0 3 2" width="3">
      <path id="a" fill="url(#b)"/>
      </svg>

      """
    let actual = """
      <svg height="4" viewBox="0 0 2.5 4" width="2.5">
      <path id="c" clip-path="url(#d)"/>
      </svg>

      """
    #expect(
      overlay(reference, actual) == """
        <svg height="4" viewBox="0 0 3 4" width="3" xmlns="http://www.w3.org/2000/svg">
        <filter color-interpolation-filters="sRGB" id="red">
        <feColorMatrix values="0 0 0 0 1 .21 .72 .07 0 0 .21 .72 .07 0 0 0 0 0 1 0"/>
        </filter>
        <filter color-interpolation-filters="sRGB" id="cyan">
        <feColorMatrix values=".21 .72 .07 0 0 0 0 0 0 1 0 0 0 0 1 0 0 0 1 0"/>
        </filter>
        <rect fill="#FFFFFF" height="100%" width="100%"/>
        <g filter="url(#red)">
        <svg height="2" viewBox="0 0 3 2" width="3">
        <path id="reference-a" fill="url(#reference-b)"/>
        </svg>
        </g>
        <g filter="url(#cyan)" style="mix-blend-mode:multiply">
        <svg height="4" viewBox="0 0 2.5 4" width="2.5">
        <path id="actual-c" clip-path="url(#actual-d)"/>
        </svg>
        </g>
        </svg>

        """
    )
  }

  /// Without a size, a document is assumed to have that of the other one, or 100 × 100.
  @Test(arguments: [
    ("", "", "height=\"100\" viewBox=\"0 0 100 100\" width=\"100\""),
    (" viewBox=\"0 0 7 8\"", "", "height=\"8\" viewBox=\"0 0 7 8\" width=\"7\""),
    ("", " viewBox=\"0 0 200 50\"", "height=\"100\" viewBox=\"0 0 200 100\" width=\"200\""),
    (" viewBox=\"0 0 x 8\"", "", "height=\"8\" viewBox=\"0 0 0 8\" width=\"0\""),
  ])
  func theLargestSizeIsUsed(_ old: String, _ new: String, _ size: String) {
    let text = overlay("<svg\(old)></svg>", "<svg\(new)><g viewBox=\"0 0 999 999\"/></svg>")
    #expect(text?.hasPrefix("<svg \(size) xmlns=") == true)
  }

  @Test func aDocumentWithAnUnknownSizeIsShownAlone() {
    let document = "<svg viewBox=\"0 0 1\"></svg>"
    #expect(overlay(document, "<svg></svg>") == document)
  }

  @Test(arguments: [
    ("<svg></svg>", "canvas 1 1\n"), ("canvas 1 1\n", "<svg></svg>"), ("a", "b"),
  ])
  func otherTextsHaveNoPicture(_ reference: String, _ actual: String) {
    #expect(SceneOverlay.picture(reference, actual) == nil)
  }
}

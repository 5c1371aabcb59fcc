import SnapshotCore
import Testing

@Suite struct SafeNameTests {
  @Test(arguments: ["badge", "Badge_2", "v1.0", "size=3", "a-b", "_"])
  func keepsSafeNames(text: String) {
    #expect(SafeName.sanitized(text) == text)
  }

  @Test(
    arguments: [
      ("one space", "one-space-b51696"),
      ("one  space", "one-space-"),
      ("../../etc/passwd", "etc-passwd-"),
      ("..", ""),
      ("", ""),
      (".hidden", "hidden-"),
      ("trailing.", "trailing-"),
      ("a/b\\c:d", "a-b-c-d-"),
      ("Größe", "Gr-e-"),
      ("🎄", ""),
      ("nul", "_nul-"),
      ("COM1.txt", "_COM1.txt-"),
      ("line\nbreak", "line-break-"),
    ]
  )
  func replacesUnsafeNames(text: String, prefix: String) {
    let name = SafeName.sanitized(text)
    #expect(name.hasPrefix(prefix))
    #expect(name != text)
    #expect(name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "._=-".contains($0)) })
    #expect(name.suffix(6).allSatisfy { $0.isHexDigit })
  }

  @Test func differentTextsThatLookEqualAreDistinct() {
    #expect(SafeName.sanitized("one space") != SafeName.sanitized("one/space"))
    #expect(SafeName.sanitized("+") != SafeName.sanitized("*"))
  }

  @Test func composedAndDecomposedLettersHaveDifferentNames() {
    #expect(SafeName.sanitized("caf\u{E9}") == "caf-267fae")
    #expect(SafeName.sanitized("cafe\u{301}") == "cafe-b1c3bb")
    // U+212A, the kelvin sign, is canonically equivalent to K.
    #expect(SafeName.sanitized("\u{212A}") != "K")
  }

  @Test func longNamesAreShortenedAndDistinct() {
    let long = String(repeating: "a", count: 5_000)
    #expect(SafeName.sanitized(long).utf8.count == 100)
    #expect(SafeName.sanitized(long) != SafeName.sanitized(long + "b"))
  }
}

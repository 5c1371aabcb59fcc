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

  @Test(arguments: [
    ("con", true), ("PRN", true), ("aux", true), ("Nul", true), ("com1", true), ("LPT9", true),
    ("com0", true), ("con.txt", true), ("nul.x.y", true), ("lpt1.", true), ("com", false),
    ("lpt", false), ("comx", false), ("com10", false), ("conx", false), ("xcon", false),
    ("co", false), ("cox1", false), ("x.con", false), ("con-", false), ("coms", false),
  ])
  func reservedNamesGetAnUnderscore(_ text: String, isReserved: Bool) {
    let name = SafeName.sanitized(text)
    #expect(name.hasPrefix("_") == isReserved)
    #expect((name == text) == !isReserved)
  }

  @Test func limitsIncludeTheHash() {
    let text = { String(repeating: "a", count: $0) }
    #expect(SafeName.sanitized(text(100)) == text(100))
    #expect(SafeName.sanitized(text(101)) == "\(text(93))-\(StableHash.digits(of: text(101)))")
    #expect(SafeName.sanitized(text(20), limit: 20) == text(20))
    #expect(
      SafeName.sanitized(text(21), limit: 20) == "\(text(13))-\(StableHash.digits(of: text(21)))"
    )
    #expect(SafeName.sanitized("a b", limit: 3) == StableHash.digits(of: "a b"))
    // A dot at the cut is removed.
    let dotted = text(12) + "." + text(20)
    #expect(
      SafeName.sanitized(dotted, limit: 20) == "\(text(12))-\(StableHash.digits(of: dotted))"
    )
  }

  @Test(arguments: [
    ("a@b", "a-b"), ("a[b", "a-b"), ("a`b", "a-b"), ("a{b", "a-b"), ("a/b", "a-b"), ("a:b", "a-b"),
    (" a ", "a"), (". .a. .", "a"), ("a  b", "a-b"), ("a - b", "a---b"), ("a.b c", "a.b-c"),
  ])
  func otherCharactersAreReplaced(_ text: String, _ head: String) {
    #expect(SafeName.sanitized(text) == "\(head)-\(StableHash.digits(of: text))")
  }

  @Test func theEdgesOfSafeRangesAreSafe() {
    for text in ["azAZ09", "a.b", "-", "=", "_.a"] { #expect(SafeName.sanitized(text) == text) }
    #expect(StableHash.digits(of: "").count == 6)
  }
}

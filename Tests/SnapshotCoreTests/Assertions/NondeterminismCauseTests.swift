import Testing

@testable import SnapshotCore

@Suite struct NondeterminismCauseTests {
  private func cause(_ first: String, _ second: String) -> String? {
    NondeterminismCause.cause(Array(first.utf8), Array(second.utf8))
  }

  private let addresses = "Only memory addresses differ"
  private let order =
    "The same words are in a different order, as if they came from a Set or Dictionary"

  @Test func onlyAddressesDiffer() {
    #expect(cause("<A: 0x600001>", "<A: 0x600002>") == addresses)
    #expect(cause("x 0x00007fab1 0xabcdef12", "x 0x00007fab2 0xABCDEF13") == addresses)
  }

  @Test(arguments: [
    ("0x12345", "0x12346"), ("0y600001", "0y600002"), ("0x60000g", "0x60000h"),
    ("0x600001 a", "0x600002 b"), ("0x600001", "60000123"),
  ])
  func otherWordsAreNoAddresses(first: String, second: String) {
    #expect(cause(first, second) == nil)
  }

  @Test func theOrderOfWordsDiffers() {
    #expect(cause("[\"a\", \"b\", \"c_1\"]", "[\"c_1\", \"a\", \"b\"]") == order)
    #expect(cause("{é: ü}", "{ü: é}") == order)
  }

  @Test func otherDifferencesHaveNoCause() {
    #expect(cause("a b", "a c") == nil)
    #expect(cause("a b", "a b b") == nil)
    #expect(cause("a b", "a, b") == nil)
    #expect(cause("a\0b", "b\0a") == nil)
    #expect(cause("a b\0", "b a") == nil)
    #expect(cause("a b", "b a\0") == nil)
  }

  /// Texts of 256 KiB and more aren't compared by words.
  @Test func longTextsHaveNoCause() {
    let long = String(repeating: " ", count: (1 << 18) - 3)
    #expect(cause("\(long.dropLast())a b", "\(long.dropLast())b a") == order)
    #expect(cause("\(long)a b", "b a") == nil)
    #expect(cause("b a", "\(long)a b") == nil)
  }

  /// A word is at least `0x` and six digits, and consists of letters, digits and underscores.
  @Test(arguments: [
    ("0x123456", "0x123457", true), ("0x12345", "0x12346", false), ("0xABCDEF", "0xabcdef", true),
    ("@0x123456[", "@0x123457[", true), ("_0x123456", "_0x123457", false),
    ("a0x123456", "a0x123457", false), ("0x123456é", "0x123457é", false),
    ("0x123456Z", "0x123457Z", false), ("0x123456", "1x123456", false),
  ])
  func addressesAreWholeWords(_ first: String, _ second: String, _ isFound: Bool) {
    #expect((cause(first, second) == addresses) == isFound)
  }

  @Test(arguments: [
    ("z a", "a z"), ("Z A", "A Z"), ("9 0", "0 9"), ("_ a", "a _"), ("\u{80} a", "a \u{80}"),
  ])
  func wordsMayHaveAnyOfTheirCharacters(_ first: String, _ second: String) {
    #expect(cause(first, second) == order)
  }

  @Test(arguments: [("/ a", "a /"), (": a", "a :"), ("@ a", "a @"), ("[ a", "a ["), ("` {", "{ `")])
  func signsAreNotWords(_ first: String, _ second: String) {
    #expect(cause(first, second) == nil)
  }

  @Test func equalTextsHaveNoCause() {
    #expect(cause("a b", "a b") == nil)
    #expect(cause("", "") == nil)
    let long = String(repeating: " ", count: (1 << 18) - 3)
    #expect(cause("a b", "\(long)b a") == nil)
    #expect(cause("\(long)a b", "\(long)b a") == nil)
  }
}

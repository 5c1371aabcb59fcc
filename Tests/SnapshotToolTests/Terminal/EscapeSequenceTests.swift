import Testing

@testable import SnapshotTool

@Suite struct EscapeSequenceTests {
  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  @Test(arguments: [
    "\u{1B}[A", "\u{1B}[15~", "\u{1B}OB", "\u{1B}x", "\u{1B}_Gi=31;OK\u{1B}\\", "\u{1B}]0;t\u{7}",
  ])
  func aSequenceIsWholeAtItsLastByte(_ text: String) {
    let all = bytes(text)
    #expect(EscapeSequence.isWhole(all))
    for count in 1..<all.count { #expect(!EscapeSequence.isWhole(Array(all.prefix(count)))) }
  }

  @Test func arrowsAreNextAndPrevious() {
    for start in ["\u{1B}[", "\u{1B}O"] {
      #expect(EscapeSequence.arrow(bytes(start + "A")) == Keyboard.previous)
      #expect(EscapeSequence.arrow(bytes(start + "B")) == Keyboard.next)
      #expect(EscapeSequence.arrow(bytes(start + "C")) == Keyboard.next)
      #expect(EscapeSequence.arrow(bytes(start + "D")) == Keyboard.previous)
      #expect(EscapeSequence.arrow(bytes(start + "H")) == nil)
    }
    #expect(EscapeSequence.arrow(bytes("\u{1B}[1A")) == nil)
    #expect(EscapeSequence.arrow(bytes("\u{1B}xA")) == nil)
  }

  @Test func repliesAreNotKeys() {
    #expect(EscapeSequence.isReply(bytes("\u{1B}[?62;c")))
    #expect(EscapeSequence.isReply(bytes("\u{1B}_Gi=31;OK\u{1B}\\")))
    #expect(!EscapeSequence.isReply(bytes("\u{1B}[A")))
  }

  @Test func keysBetweenRepliesAreKept() {
    let (sequences, rest) = EscapeSequence.parts(
      of: bytes("a\u{1B}_Gi=31;OK\u{1B}\\b\u{1B}[?62;c\u{1B}[")
    )
    #expect(sequences == ["\u{1B}_Gi=31;OK\u{1B}\\", "\u{1B}[?62;c"])
    #expect(rest == bytes("ab\u{1B}["))
  }
}

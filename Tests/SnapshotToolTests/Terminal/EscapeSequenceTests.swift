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

  @Test(arguments: [
    "\u{1B}[@", "\u{1B}[~", "\u{1B}[12A", "\u{1B}O1", "\u{1B}P1\u{1B}\\", "\u{1B}P1\u{7}",
    "\u{1B}]1\u{1B}\\", "\u{1B}_1\u{7}", "\u{1B}\u{1B}", "\u{1B}\\",
  ])
  func everyKindOfSequenceHasItsEnd(_ text: String) {
    let all = bytes(text)
    #expect(EscapeSequence.isWhole(all))
    #expect(!EscapeSequence.isWhole(all.dropLast()))
    #expect(EscapeSequence.parts(of: all).sequences == [text])
    #expect(EscapeSequence.parts(of: all).rest.isEmpty)
  }

  @Test(arguments: ["", "\u{1B}", "\u{1B}[", "\u{1B}[?", "\u{1B}[1", "\u{1B}P\\", "\u{1B}]\u{6}"])
  func incompleteSequencesHaveNoEnd(_ text: String) {
    #expect(!EscapeSequence.isWhole(bytes(text)))
    #expect(EscapeSequence.parts(of: bytes(text)).rest == bytes(text))
    #expect(EscapeSequence.arrow(bytes(text)) == nil)
    #expect(!EscapeSequence.isReply(bytes(text)) || text == "\u{1B}[?")
  }

  @Test func repliesOfTerminalsAreRecognised() {
    #expect(EscapeSequence.escape == 27)
    #expect(
      EscapeSequence.isReply(bytes("\u{1B}[?1;2c")) && EscapeSequence.isReply(bytes("\u{1B}_G"))
    )
    #expect(!EscapeSequence.isReply(bytes("\u{1B}]0")) && !EscapeSequence.isReply(bytes("[?")))
  }
}

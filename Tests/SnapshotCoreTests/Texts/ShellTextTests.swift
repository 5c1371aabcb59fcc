import SnapshotCore
import Testing

@Suite struct ShellTextTests {
  @Test(arguments: [
    ("__Snapshots__/M/S/a_n=1.2.png", "__Snapshots__/M/S/a_n=1.2.png"),
    ("a b", "'a b'"),
    ("a'$(x)`y`", "'a'\\''$(x)`y`'"),
    ("", "''"),
    ("-rf", "./-rf"),
    ("ü", "'ü'"),
  ])
  func argumentIsOneWord(_ text: String, _ word: String) {
    #expect(ShellText.word(text) == word)
  }

  @Test(arguments: ["azAZ09", "_-./=:@%+,", "a-", "/"])
  func plainWordsAreUnquoted(_ text: String) {
    #expect(ShellText.word(text) == text)
  }

  @Test(arguments: [
    "[", "`", "{", "~", "!", "*", "?", "#", ";", "&", "|", "<", ">", "$", "^", "\n",
  ])
  func charactersOfTheShellAreQuoted(_ text: String) {
    #expect(ShellText.word(text) == "'\(text)'")
  }
}

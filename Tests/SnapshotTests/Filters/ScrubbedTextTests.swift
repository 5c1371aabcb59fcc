import Snapshot
import TestSupport
import Testing

@Suite struct ScrubbedTextTests {
  /// The names of up to three placeholders, and the pieces that random texts consist of.
  ///
  /// The first name replaces `#` and a letter, the second `$` and a letter, the third `%` and a
  /// letter.
  struct Example: Sendable, CustomTestStringConvertible {
    var names: [String]
    var pieces: [String]
    var testDescription: String { names.joined(separator: " ") }

    static let all = [
      Example(
        names: ["X"],
        pieces: ["#a", "#b", "X_", "X", "_", "1", "2", "X_1", "X__1", "é", "Y_1"]
      ),
      Example(
        names: ["X"],
        pieces: (0..<12).map { "#\(letters[$0])" } + ["1", "0", "11", "X_1", "⟦"]
      ),
      Example(names: ["ID", "UUID"], pieces: ["#a", "$a", "UU", "U", "_", "1", "ID_1"]),
      Example(
        names: ["X", "X_", "XX"],
        pieces: ["#a", "$a", "%a", "X", "_", "1", "XX_1", "X__1"]
      ),
      Example(names: ["X", "X_1", "1"], pieces: ["#a", "$a", "%a", "X_", "_2", "_1", "1", "X"]),
      Example(names: ["", "_", "X"], pieces: ["#a", "$a", "%a", "_", "1", "X", "X_1"]),
      Example(names: ["X"], pieces: ["#a", "#b", "⟦", "⟧", "1", "X_1", "⟦X_1⟧"]),
    ]

    private static let letters = Array("abcdefghijkl")

    var strategy: Snapshotting<String, String> {
      let scrubbers = zip(names, ["#", "\\$", "%"]).map { name, sign in
        Scrubber.pattern("\(sign)[a-z]", as: name)
      }
      switch scrubbers.count {
      case 1: return .lines.scrubbing(scrubbers[0])
      case 2: return .lines.scrubbing(scrubbers[0], scrubbers[1])
      default: return .lines.scrubbing(scrubbers[0], scrubbers[1], scrubbers[2])
      }
    }

    /// Returns the parts of a text: unmatched characters, and the sign and number of each match.
    func parts(_ text: String) -> [String] {
      var known: [Character: [Character: Int]] = [:]
      var parts: [String] = []
      var rest = text[...]
      while let first = rest.popFirst() {
        guard "#$%".prefix(names.count).contains(first), let letter = rest.popFirst() else {
          parts.append(String(first))
          continue
        }
        let number = known[first]?[letter] ?? known[first, default: [:]].count + 1
        known[first, default: [:]][letter] = number
        parts.append("\(first)\(number)")
      }
      return parts
    }
  }

  /// Two scrubbed texts are equal only if the original texts differ in nothing but the matches.
  @Test(arguments: Example.all, [1, 2] as [UInt64])
  func onlyMatchesAreHidden(example: Example, seed: UInt64) throws {
    var random = SeededTextGenerator(seed: seed)
    let strategy = example.strategy
    var known: [String: [String]] = [:]
    for _ in 0..<3_000 {
      let text = example.text(&random)
      let parts = example.parts(text)
      let scrubbed = try strategy.snapshot(text)
      #expect(known.updateValue(parts, forKey: scrubbed) ?? parts == parts, "\(scrubbed)")
    }
  }

  @Test(arguments: [
    ("X_1 #a", "X__1 X_1"), ("X__1", "X___1"), ("X_a X1 X_", "X_a X1 X_"), ("#a#b#a", "X_1X_2X_1"),
    ("X_#a", "X_X_1"), ("Y_1", "Y_1"), ("X_1", "X__1"), ("XX_1", "XX__1"), ("#a1", "X_11"),
    ("⟦#a⟧", "⟦⟦X_1⟧⟧"), ("⟦X_1⟧", "⟦X__1⟧"),
  ])
  func textThatLooksLikeAPlaceholderGetsAnotherUnderscore(text: String, scrubbed: String) throws {
    let strategy = Snapshotting<String, String>.lines.scrubbing(.pattern("#[a-z]", as: "X"))
    #expect(try strategy.snapshot(text) == scrubbed)
  }

  @Test func ambiguousPlaceholdersAreBracketedBeforeDigits() throws {
    let strategy = Snapshotting<String, String>.lines.scrubbing(.pattern("#[a-z]", as: "X"))
    let ten = "#a#b#c#d#e#f#g#h#i#j"
    let numbers = (1...10).map { "X_\($0)" }
    #expect(try strategy.snapshot(ten + "#b1") == numbers.joined() + "X_21")
    #expect(
      try strategy.snapshot(ten + "#a1")
        == numbers.map { "⟦\($0)⟧" }.joined() + "⟦X_1⟧1"
    )
    #expect(try strategy.snapshot(ten + "#k") == numbers.joined() + "X_11")
  }

  @Test func matchesWithDifferentBytesHaveDifferentNumbers() throws {
    let strategy = Snapshotting<String, String>.lines.scrubbing(.pattern("caf\\w+", as: "X"))
    #expect(try strategy.snapshot("caf\u{E9} cafe\u{301} caf\u{E9}") == "X_1 X_2 X_1")
  }

  @Test func bracketsInNamesAreRefused() {
    let strategy = Snapshotting<String, String>.lines.scrubbing(.pattern("a", as: "⟦X"))
    #expect {
      try strategy.snapshot("a")
    } throws: {
      "\($0)".hasPrefix("“⟦X” can’t be the name of a placeholder")
    }
  }

  /// Literal text gets as many underscores as distinguish it from the placeholders of all names.
  @Test(
    arguments: [
      (["ID", "UUID"], "#a $a #b $b", "ID_1 UUID_1 ID_2 UUID_2"),
      (["ID", "UUID"], "ID_1", "ID__1"),
      (["ID", "UUID"], "UUID_1 UUID_", "UUID__1 UUID_"), (["ID", "UUID"], "UU#a", "UU⟦ID_1⟧"),
      (["X", "X_"], "#a $a", "X_1 X__1"), (["X", "X_"], "X_1 X__1", "X___1 X____1"),
      (["X_"], "X_1 X__1 X___1", "X_1 X___1 X____1"), (["X_"], "#a#b#a", "X__1X__2X__1"),
      (["", "_"], "_1 __1", "___1 ____1"), ([""], "#a a_1 a1", "_1 a__1 a1"),
      (["X"], "X_0 X_9 X_: X_/ X_", "X__0 X__9 X_: X_/ X_"), (["X"], "X_1X_2", "X__1X__2"),
      (["X"], "x_1 _1 1", "x_1 _1 1"), (["X"], "#a0", "X_10"), (["X"], "#a2", "X_12"),
      (["X"], "", ""), (["X"], "#a", "X_1"), (["X"], "a#a", "aX_1"), (["X"], "#aa", "X_1a"),
    ] as [([String], String, String)]
  )
  func placeholdersAreReadable(names: [String], text: String, scrubbed: String) throws {
    let example = Example(names: names, pieces: [])
    let strategy: Snapshotting<String, String> =
      names.count == 1
      ? .lines.scrubbing(.pattern("#[a-z]", as: names[0])) : example.strategy
    #expect(try strategy.snapshot(text) == scrubbed)
  }

  @Test(arguments: ["⟦X", "X⟧", "a⟦b⟧c"])
  func aNameWithABracketIsNamedInTheError(name: String) {
    let strategy = Snapshotting<String, String>.lines.scrubbing(.pattern("a", as: name))
    let error = #expect(throws: (any Error).self) { try strategy.snapshot("b") }
    #expect(
      error.map { "\($0)" }
        == "“\(name)” can’t be the name of a placeholder, because `⟦` and `⟧` enclose placeholders. "
        + "Rename it."
    )
  }
}

extension ScrubbedTextTests.Example {
  fileprivate func text(_ random: inout SeededTextGenerator) -> String {
    let count = Int.random(in: 0...5, using: &random)
    let matches = pieces.filter { $0.hasPrefix("#") }
    // With many matches at the front, later ones get numbers of two digits.
    let front = matches.count > 9 && Bool.random(using: &random) ? matches.dropLast() : []
    return (front + (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }).joined()
  }
}

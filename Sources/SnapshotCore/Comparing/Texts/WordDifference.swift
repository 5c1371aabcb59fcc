/// Two similar lines, with marks below the words that differ.
struct WordDifference {
  /// The lines as shown; long ones are cut to the surroundings of the first difference.
  private(set) var old: String
  private(set) var new: String
  /// The spaces and `^` below the lines; empty if nothing is marked.
  private(set) var oldMarks: String
  private(set) var newMarks: String

  /// Compares two lines; `nil` if they have too little in common for marks to help.
  init?(old: String, new: String, columns: Int) {
    let (oldWords, newWords) = (WordDifference.words(of: old), WordDifference.words(of: new))
    var numbers: [Substring: Int] = [:]
    let difference = LineDifference(
      old: oldWords.map { WordDifference.number(of: $0, in: &numbers) },
      new: newWords.map { WordDifference.number(of: $0, in: &numbers) },
      budget: 20_000
    )
    let kept = zip(newWords, difference.added)
      .reduce(0) { $1.1 || $1.0.first == " " ? $0 : $0 + $1.0.count }
    let longest = max(old.count { $0 != " " }, new.count { $0 != " " })
    guard kept * 3 >= longest, longest > 0 else { return nil }
    self.old = old
    self.new = new
    oldMarks = WordDifference.marks(of: oldWords, difference.removed)
    newMarks = WordDifference.marks(of: newWords, difference.added)
    cut(to: columns)
  }

  /// Splits a line into runs of letters and digits, runs of spaces, and single other characters.
  private static func words(of line: String) -> [Substring] {
    var words: [Substring] = []
    var rest = line[...]
    while let first = rest.first {
      let kind = Kind(first)
      let end =
        kind == .sign
        ? rest.index(after: rest.startIndex)
        : rest.firstIndex { Kind($0) != kind } ?? rest.endIndex
      words.append(rest[..<end])
      rest = rest[end...]
    }
    return words
  }

  private enum Kind {
    case word
    case space
    case sign

    init(_ character: Character) {
      self =
        character == " " ? .space : character.isLetter || character.isNumber ? .word : .sign
    }
  }

  private static func number(of word: Substring, in numbers: inout [Substring: Int]) -> Int {
    if let number = numbers[word] { return number }
    numbers[word] = numbers.count
    return numbers.count - 1
  }

  private static func marks(of words: [Substring], _ changed: [Bool]) -> String {
    var marks = ""
    for (word, isChanged) in zip(words, changed) {
      marks += String(repeating: isChanged ? "^" : " ", count: word.count)
    }
    return trimmed(marks)
  }

  /// Returns marks without the spaces at their end.
  private static func trimmed(_ marks: some StringProtocol) -> String {
    String(marks.reversed().drop { $0 == " " }.reversed())
  }

  /// Removes the text far before the first difference, and the text beyond the last column.
  private mutating func cut(to columns: Int) {
    guard max(old.count, new.count) > columns else { return }
    let same = zip(old, new).prefix { $0 == $1 }.count
    let skipped = same > columns / 2 ? same - columns / 4 : 0
    let head = skipped > 0 ? "… " : ""
    let show = { (line: String) in
      let rest = line.dropFirst(skipped)
      let left = rest.count - columns
      return head + rest.prefix(columns) + (left > 0 ? " … \(left.counted("more character"))" : "")
    }
    let mark = { (marks: String) in
      let rest = WordDifference.trimmed(marks.dropFirst(skipped).prefix(columns))
      return rest.isEmpty ? "" : String(repeating: " ", count: head.count) + rest
    }
    (old, new) = (show(old), show(new))
    (oldMarks, newMarks) = (mark(oldMarks), mark(newMarks))
  }
}

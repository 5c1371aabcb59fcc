/// A search for common causes of a difference between two renderings of the same value.
enum NondeterminismCause {
  /// Returns the cause as a sentence without a full stop, or `nil` if the texts don't prove one.
  static func cause(_ first: [UInt8], _ second: [UInt8]) -> String? {
    // Sorting the words of longer texts would take too long.
    let limit = 1 << 18
    guard first.count < limit, second.count < limit, !first.containsByte(0), !second.containsByte(0)
    else {
      return nil
    }
    let (before, after) = (words(of: first), words(of: second))
    guard before.count == after.count else { return nil }
    let pairs = zip(before, after).filter { $0 != $1 }
    guard !pairs.isEmpty else { return nil }
    if pairs.allSatisfy({ isAddress($0) && isAddress($1) }) {
      return "Only memory addresses differ"
    }
    guard before.sorted() == after.sorted() else { return nil }
    return "The same words are in a different order, as if they came from a Set or Dictionary"
  }

  /// Returns the runs of letters, digits, underscores and bytes outside ASCII.
  private static func words(of text: [UInt8]) -> [String] {
    text.split { !isPart($0) }.map { String(decoding: $0, as: UTF8.self) }
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  private static func isAddress(_ word: String) -> Bool {
    word.utf8.count >= 8 && word.hasPrefix("0x") && word.dropFirst(2).allSatisfy(\.isHexDigit)
  }
}

internal import Foundation
internal import Synchronization

/// What somebody types, a key at a time, and what the terminal itself answers.
enum Keyboard {
  /// Waits for a key, without Return; `nil` at the end of input.
  ///
  /// A key that sends several bytes, such as an arrow, is one Escape: its letters are nobody's
  /// decision. After a stop of the process comes Ctrl-L, which asks to show everything again.
  static func key() -> Character? {
    var key = readKey()
    while key == ignored { key = readKey() }
    return key
  }

  /// Stands for what isn't a key; no keyboard sends it.
  private static let ignored: Character = "\0"

  private static func readKey() -> Character? {
    KeyMode.whileOn {
      guard let byte = next(), byte != endOfInput else { return nil }
      var bytes = [byte]
      if byte == EscapeSequence.escape {
        while !EscapeSequence.isWhole(bytes), let more = next(within: 50) { bytes.append(more) }
        // What a slow terminal answers late isn't something that a person typed.
        return EscapeSequence.isAnswer(bytes) ? ignored : "\u{1B}"
      }
      // A letter beyond ASCII is one key, too.
      let count = byte < 0xC0 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
      while bytes.count < count, let more = next(within: 50) { bytes.append(more) }
      return String(decoding: bytes, as: UTF8.self).first
    }
  }

  /// Asks the terminal something together with what it is, which every terminal answers.
  ///
  /// What somebody types meanwhile stays for `key()`.
  ///
  /// - Returns: The answers; empty where none comes within a fifth of a second.
  static func answers(to query: String) -> [String] {
    KeyMode.whileOn {
      Output.now(query + "\u{1B}[c")
      var bytes: [UInt8] = []
      while let byte = next(within: 200) {
        bytes.append(byte)
        if EscapeSequence.parts(of: bytes).sequences.last?.hasPrefix("\u{1B}[?") == true { break }
      }
      let (answers, keys) = EscapeSequence.parts(of: bytes)
      typedAhead.withLock { $0 += keys }
      return answers
    } ?? []
  }

  // MARK: - Bytes

  private static let endOfInput: UInt8 = 4
  private static let showAgain: UInt8 = 12
  private static let typedAhead = Mutex<[UInt8]>([])

  /// The next byte; `nil` at the end of input, or where none comes within so many milliseconds.
  private static func next(within milliseconds: Int32 = -1) -> UInt8? {
    if let byte = typedAhead.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) { return byte }
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    if milliseconds >= 0, poll(&input, 1, milliseconds) <= 0 { return nil }
    var byte: UInt8 = 0
    var count = 0
    repeat {
      if milliseconds < 0, KeyMode.takeContinuation() { return showAgain }
      count = read(STDIN_FILENO, &byte, 1)
    } while count < 0 && errno == EINTR
    return count == 1 ? byte : nil
  }
}

/// The bytes that a terminal sends for what isn't a character.
enum EscapeSequence {
  static let escape: UInt8 = 0x1B

  /// Whether a sequence that begins with Escape has come to its end.
  static func isWhole(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= 2, let last = bytes.last else { return false }
    switch bytes[1] {
    case UInt8(ascii: "["): return bytes.count > 2 && 0x40...0x7E ~= last
    case UInt8(ascii: "O"): return bytes.count == 3
    case UInt8(ascii: "_"), UInt8(ascii: "]"), UInt8(ascii: "P"):
      let isBell = last == 7
      return isBell || bytes.suffix(2) == [escape, UInt8(ascii: "\\")]
    default: return true
    }
  }

  /// Whether a sequence is what a terminal answers to `Keyboard.answers(to:)`.
  static func isAnswer(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [escape, UInt8(ascii: "["), UInt8(ascii: "?")])
      || bytes.starts(with: [escape, UInt8(ascii: "_")])
  }

  /// The whole sequences among bytes, and what is left.
  static func parts(of bytes: [UInt8]) -> (sequences: [String], rest: [UInt8]) {
    var sequences: [String] = []
    var rest: [UInt8] = []
    var open: [UInt8] = []
    for byte in bytes {
      if open.isEmpty, byte != escape {
        rest.append(byte)
        continue
      }
      open.append(byte)
      guard isWhole(open) else { continue }
      sequences.append(String(decoding: open, as: UTF8.self))
      open = []
    }
    return (sequences, rest + open)
  }
}

internal import Foundation
internal import Synchronization

/// The input from the terminal: keys of the user, and replies of the terminal.
enum Keyboard {
  /// Waits for a key, without Return, and returns it, or `nil` at the end of input.
  ///
  /// Arrows are returned as `next` and `previous`. Another key that sends several bytes is returned
  /// as one Escape, so that its letters aren't mistaken for commands. After the process was stopped
  /// and continued, it returns Ctrl-L, which shows the failure again.
  static func key() -> Character? {
    var key = readKey()
    while key == ignored { key = readKey() }
    return key
  }

  /// The arrows down and right.
  static let next: Character = "→"
  /// The arrows up and left.
  static let previous: Character = "←"

  /// A placeholder for input that isn't a key; no keyboard sends it.
  private static let ignored: Character = "\0"

  private static func readKey() -> Character? {
    KeyMode.whileActive {
      guard let byte = next(), byte != endOfInput else { return nil }
      var bytes = [byte]
      if byte == EscapeSequence.escape {
        while !EscapeSequence.isWhole(bytes), let more = next(within: 50) { bytes.append(more) }
        // Late replies of a slow terminal aren't keys.
        if EscapeSequence.isReply(bytes) { return ignored }
        return EscapeSequence.arrow(bytes) ?? "\u{1B}"
      }
      // A letter outside ASCII is one key, too.
      let count = byte < 0xC0 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
      while bytes.count < count, let more = next(within: 50) { bytes.append(more) }
      return String(decoding: bytes, as: UTF8.self).first
    }
  }

  /// Sends a query, followed by a query for the terminal's type, to which every terminal replies.
  ///
  /// Keys that are typed in the meantime are returned by later calls of `key()`.
  ///
  /// - Returns: The replies; empty if none comes within 200 milliseconds.
  static func replies(to query: String) -> [String] {
    KeyMode.whileActive {
      Output.now(query + "\u{1B}[c")
      var bytes: [UInt8] = []
      while let byte = next(within: 200) {
        bytes.append(byte)
        if EscapeSequence.parts(of: bytes).sequences.last?.hasPrefix("\u{1B}[?") == true { break }
      }
      let (replies, keys) = EscapeSequence.parts(of: bytes)
      typedAhead.withLock { $0 += keys }
      return replies
    } ?? []
  }

  // MARK: - Bytes

  private static let endOfInput: UInt8 = 4
  private static let showAgain: UInt8 = 12
  private static let typedAhead = Mutex<[UInt8]>([])

  /// Returns the next byte, or `nil` at the end of input or after a time limit in milliseconds.
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

/// Escape sequences that a terminal sends.
enum EscapeSequence {
  static let escape: UInt8 = 0x1B

  /// Whether a sequence that begins with Escape is complete.
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

  /// Returns the key of a sequence that an arrow sends; `nil` for other keys.
  static func arrow(_ bytes: [UInt8]) -> Character? {
    guard bytes.count == 3, [UInt8(ascii: "["), UInt8(ascii: "O")].contains(bytes[1]) else {
      return nil
    }
    return switch bytes[2] {
    case UInt8(ascii: "B"), UInt8(ascii: "C"): Keyboard.next
    case UInt8(ascii: "A"), UInt8(ascii: "D"): Keyboard.previous
    default: nil
    }
  }

  /// Whether a sequence is a reply to `Keyboard.replies(to:)`.
  static func isReply(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [escape, UInt8(ascii: "["), UInt8(ascii: "?")])
      || bytes.starts(with: [escape, UInt8(ascii: "_")])
  }

  /// Returns the complete sequences among bytes, and the remaining bytes.
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

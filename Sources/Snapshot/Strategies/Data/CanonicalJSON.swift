/// The normalized form of a JSON text, which doesn't depend on white space, escapes, number formats
/// or the order of members.
///
/// Two texts have the same normalized form only if they contain the same values, with every digit,
/// sign and member.
struct CanonicalJSON: Equatable {
  private let text: [UInt8]

  /// Returns the normalized form of a text, or `nil` if it isn't valid JSON according to RFC 8259
  /// or is nested more than 512 levels deep.
  static func make(_ text: String) -> CanonicalJSON? {
    var reader = Reader(bytes: Array(text.utf8))
    guard let value = reader.value(depth: 0) else { return nil }
    reader.skipSpaces()
    return reader.rest.isEmpty ? CanonicalJSON(text: value) : nil
  }

  private struct Reader {
    var rest: ArraySlice<UInt8>
    private static let maxDepth = 512

    init(bytes: [UInt8]) {
      rest = bytes[...]
    }

    mutating func skipSpaces() {
      rest = rest.drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    }

    private mutating func take(_ text: StaticString) -> Bool {
      let bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
      guard rest.starts(with: bytes) else { return false }
      rest = rest.dropFirst(bytes.count)
      return true
    }

    mutating func value(depth: Int) -> [UInt8]? {
      guard depth <= Reader.maxDepth else { return nil }
      skipSpaces()
      if take("{") { return object(depth: depth) }
      if take("[") { return array(depth: depth) }
      if take("\"") { return string() }
      for word in ["true", "false", "null"] as [StaticString] where take(word) {
        return Array("\(word)".utf8)
      }
      return number()
    }

    private mutating func object(depth: Int) -> [UInt8]? {
      var members: [(name: [UInt8], value: [UInt8])] = []
      skipSpaces()
      if take("}") { return Array("{}".utf8) }
      repeat {
        skipSpaces()
        guard take("\""), let name = string() else { return nil }
        skipSpaces()
        guard take(":"), let value = value(depth: depth + 1) else { return nil }
        members.append((name, value))
        skipSpaces()
      } while take(",")
      guard take("}") else { return nil }
      members.sort { $0.name.lexicographicallyPrecedes($1.name) }
      let inside = members.map { $0.name + Array(":".utf8) + $0.value }
      return Array("{".utf8) + Array(inside.joined(separator: ",".utf8)) + Array("}".utf8)
    }

    private mutating func array(depth: Int) -> [UInt8]? {
      var elements: [[UInt8]] = []
      skipSpaces()
      if take("]") { return Array("[]".utf8) }
      repeat {
        guard let value = value(depth: depth + 1) else { return nil }
        elements.append(value)
        skipSpaces()
      } while take(",")
      guard take("]") else { return nil }
      return Array("[".utf8) + Array(elements.joined(separator: ",".utf8)) + Array("]".utf8)
    }

    /// Reads a string after its opening quote, and returns its length and unescaped bytes.
    private mutating func string() -> [UInt8]? {
      var bytes: [UInt8] = []
      while let byte = rest.popFirst() {
        switch byte {
        case UInt8(ascii: "\""): return Array("\"\(bytes.count)\"".utf8) + bytes
        case UInt8(ascii: "\\"):
          guard let scalar = escape() else { return nil }
          bytes += Array(String(scalar).utf8)
        case 0..<0x20: return nil
        default: bytes.append(byte)
        }
      }
      return nil
    }

    private mutating func escape() -> Unicode.Scalar? {
      switch rest.popFirst() {
      case UInt8(ascii: "b"): return "\u{8}"
      case UInt8(ascii: "f"): return "\u{C}"
      case UInt8(ascii: "n"): return "\n"
      case UInt8(ascii: "r"): return "\r"
      case UInt8(ascii: "t"): return "\t"
      case UInt8(ascii: "u"):
        guard let first = codeUnit() else { return nil }
        guard UTF16.isLeadSurrogate(first) else { return Unicode.Scalar(first) }
        guard take("\\u"), let second = codeUnit(), UTF16.isTrailSurrogate(second)
        else { return nil }
        return UTF16.decode(UTF16.EncodedScalar([first, second]))
      case .some(let byte) where "\"\\/".utf8.contains(byte): return Unicode.Scalar(byte)
      default: return nil
      }
    }

    private mutating func codeUnit() -> UInt16? {
      let digits = rest.prefix(4)
      rest = rest.dropFirst(4)
      var value: UInt16 = 0
      for digit in digits {
        guard let digit = Character(Unicode.Scalar(digit)).hexDigitValue else { return nil }
        value = value << 4 | UInt16(digit)
      }
      return digits.count == 4 ? value : nil
    }

    /// Reads a number, and returns its sign, its digits without leading and trailing zeros, and its
    /// exponent.
    private mutating func number() -> [UInt8]? {
      let sign = take("-") ? "-" : ""
      let whole = digits()
      var fraction: [UInt8] = []
      guard !whole.isEmpty, whole.count == 1 || whole.first != UInt8(ascii: "0") else { return nil }
      if take(".") {
        fraction = digits()
        guard !fraction.isEmpty else { return nil }
      }
      var exponent = 0
      if take("e") || take("E") {
        let isNegative = take("-")
        if !isNegative { _ = take("+") }
        // Foundation can't represent larger exponents, so such JSON isn't reformatted.
        guard let value = Int(String(decoding: digits(), as: UTF8.self)), value < 1_000_000_000
        else { return nil }
        exponent = isNegative ? -value : value
      }
      let zero = UInt8(ascii: "0")
      let all = Array((whole + fraction).drop { $0 == zero })
      let end = all.lastIndex { $0 != zero }.map { $0 + 1 } ?? 0
      guard end > 0 else { return Array("\(sign)0".utf8) }
      let power = exponent - fraction.count + all.count - end
      return Array("\(sign)\(String(decoding: all[..<end], as: UTF8.self))e\(power)".utf8)
    }

    private mutating func digits() -> [UInt8] {
      let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      rest = rest.dropFirst(digits.count)
      return Array(digits)
    }
  }
}

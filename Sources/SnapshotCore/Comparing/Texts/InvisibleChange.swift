internal import Foundation

/// A change of a text's bytes that a reader can't see.
enum InvisibleChange: CaseIterable {
  case byteOrderMark
  case lineEndings
  case finalNewline
  case normalization

  /// Returns the text with the change undone.
  func undone(in bytes: [UInt8]) -> [UInt8] {
    switch self {
    case .byteOrderMark:
      return bytes.starts(withText: "\u{FEFF}") ? Array(bytes.dropFirst(3)) : bytes
    case .lineEndings:
      guard bytes.containsByte(carriageReturn) else { return bytes }
      return bytes.indices.filter { !isBeforeNewline($0, in: bytes) }.map { bytes[$0] }
    case .finalNewline:
      return bytes.last == newline ? bytes.dropLast() : bytes
    case .normalization:
      guard !bytes.isASCII, let text = String(validating: bytes, as: UTF8.self) else {
        return bytes
      }
      return Array(text.precomposedStringWithCanonicalMapping.utf8)
    }
  }

  /// Returns a sentence with the difference between a reference and the actual text.
  func sentence(reference: [UInt8], actual: [UInt8]) -> String {
    let isInReference = !undone(in: reference).hasSameBytes(as: reference)
    let (one, other) = isInReference ? ("reference", "actual text") : ("actual text", "reference")
    return switch self {
    case .byteOrderMark: "the \(one) begins with a byte order mark, the \(other) doesn’t"
    case .lineEndings:
      "line endings differ: "
        + lineEndings(
          of: (one, isInReference ? reference : actual),
          and: (other, isInReference ? actual : reference)
        )
    case .finalNewline: "the \(one) ends with a newline, the \(other) doesn’t"
    case .normalization:
      "the Unicode normalisation differs: letters composed in one, not in the other"
    }
  }

  /// Returns which line endings of two texts are CRLF.
  private func lineEndings(
    of one: (name: String, bytes: [UInt8]),
    and other: (name: String, bytes: [UInt8])
  ) -> String {
    let (first, second) = (lineEndingCounts(in: one.bytes), lineEndingCounts(in: other.bytes))
    guard first.crlf < first.all || second.crlf > 0 else {
      return "CRLF in the \(one.name), LF in the \(other.name)"
    }
    return "\(first.crlf) of \(first.all) are CRLF in the \(one.name), "
      + "\(second.crlf) of \(second.all) in the \(other.name)"
  }

  private func lineEndingCounts(in bytes: [UInt8]) -> (crlf: Int, all: Int) {
    let newlines = bytes.indices.filter { bytes[$0] == newline }
    return (newlines.count { $0 > 0 && bytes[$0 - 1] == carriageReturn }, newlines.count)
  }

  private var newline: UInt8 { UInt8(ascii: "\n") }
  private var carriageReturn: UInt8 { UInt8(ascii: "\r") }

  private func isBeforeNewline(_ index: Int, in bytes: [UInt8]) -> Bool {
    bytes[index] == carriageReturn && index + 1 < bytes.count && bytes[index + 1] == newline
  }
}

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

  /// Returns a sentence with the difference, relative to the reference.
  func sentence(reference: [UInt8]) -> String {
    let isInReference = !undone(in: reference).hasSameBytes(as: reference)
    let (one, other) = isInReference ? ("reference", "actual text") : ("actual text", "reference")
    return switch self {
    case .byteOrderMark: "the \(one) begins with a byte order mark, the \(other) doesn’t"
    case .lineEndings: "line endings differ: CRLF in the \(one), LF in the \(other)"
    case .finalNewline: "the \(one) ends with a newline, the \(other) doesn’t"
    case .normalization:
      "the Unicode normalisation differs: letters composed in one, not in the other"
    }
  }

  private var newline: UInt8 { UInt8(ascii: "\n") }
  private var carriageReturn: UInt8 { UInt8(ascii: "\r") }

  private func isBeforeNewline(_ index: Int, in bytes: [UInt8]) -> Bool {
    bytes[index] == carriageReturn && index + 1 < bytes.count && bytes[index + 1] == newline
  }
}

internal import Foundation

/// Operations on the bytes of a text that every assertion uses.
///
/// They call the C library, because a loop over characters would be slow in a debug build.
package enum TextBytes {
  /// A set of bytes, never including zero.
  package struct Set: Sendable {
    fileprivate let bytes: [CChar]

    package init(_ bytes: some Sequence<UInt8>) {
      self.bytes = bytes.filter { $0 != 0 }.map { CChar(bitPattern: $0) } + [0]
    }
  }

  /// Returns whether two texts have the same bytes; `==` ignores differences of composition.
  package static func areSame(_ text: String?, _ other: String?) -> Bool {
    guard var text, var other else { return text == nil && other == nil }
    return text.withUTF8 { text in
      other.withUTF8 { other in
        guard text.count == other.count else { return false }
        guard let start = text.baseAddress, let otherStart = other.baseAddress else { return true }
        return memcmp(start, otherStart, text.count) == 0
      }
    }
  }

  /// Returns whether a text begins with the bytes of another one.
  package static func starts(_ text: String, with prefix: String) -> Bool {
    var (prefix, text) = (prefix, text)
    return prefix.withUTF8 { prefix in
      text.withUTF8 { text in
        guard text.count >= prefix.count else { return false }
        guard let start = prefix.baseAddress, let textStart = text.baseAddress else { return true }
        return memcmp(start, textStart, prefix.count) == 0
      }
    }
  }

  /// Hashes the bytes of a text; `combine` ignores differences of composition.
  package static func hash(_ text: String?, into hasher: inout Hasher) {
    guard var text else { return hasher.combine(-1) }
    text.withUTF8 { bytes in
      hasher.combine(bytes.count)
      hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
    }
  }

  /// Returns whether every byte of a text is in a set.
  package static func areAll(of text: String, in set: Set) -> Bool {
    let count = text.utf8.count
    return set.bytes.withUnsafeBufferPointer { set in
      guard let set = set.baseAddress else { return false }
      return text.withCString { strspn($0, set) } == count
    }
  }

  /// Returns whether no byte of a text is in a set, and none is zero.
  package static func areNone(of text: String, in set: Set) -> Bool {
    let count = text.utf8.count
    return set.bytes.withUnsafeBufferPointer { set in
      guard let set = set.baseAddress else { return false }
      return text.withCString { strcspn($0, set) } == count
    }
  }

  /// Returns the index of the first occurrence of a character, which must be ASCII.
  package static func firstIndex(of character: Unicode.Scalar, in text: String) -> String.Index? {
    let offset = text.withCString { start in
      strchr(start, Int32(character.value)).map { UnsafePointer($0) - start }
    }
    return offset.map { text.utf8.index(text.startIndex, offsetBy: $0) }
  }

  /// Returns the index of the last occurrence of a character, which must be ASCII.
  package static func lastIndex(of character: Unicode.Scalar, in text: String) -> String.Index? {
    let offset = text.withCString { start in
      strrchr(start, Int32(character.value)).map { UnsafePointer($0) - start }
    }
    return offset.map { text.utf8.index(text.startIndex, offsetBy: $0) }
  }
}

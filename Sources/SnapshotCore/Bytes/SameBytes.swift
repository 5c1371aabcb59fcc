internal import Foundation

extension [UInt8] {
  /// Whether both hold the same bytes; `==` goes through them one by one in a debug build.
  package func hasSameBytes(as other: [UInt8]) -> Bool {
    guard count == other.count else { return false }
    return withUnsafeBytes { mine in
      other.withUnsafeBytes { theirs in
        guard let mine = mine.baseAddress, let theirs = theirs.baseAddress else { return true }
        return memcmp(mine, theirs, count) == 0
      }
    }
  }

  /// Whether the bytes of `text` stand at the beginning.
  package func starts(withText text: StaticString) -> Bool {
    count >= text.utf8CodeUnitCount
      && withUnsafeBytes { bytes in
        guard let base = bytes.baseAddress else { return text.utf8CodeUnitCount == 0 }
        return memcmp(base, text.utf8Start, text.utf8CodeUnitCount) == 0
      }
  }
}

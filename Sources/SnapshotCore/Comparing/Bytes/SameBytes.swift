internal import Foundation

extension [UInt8] {
  /// Returns whether both have the same bytes; `==` compares them one by one in a debug build.
  package func hasSameBytes(as other: [UInt8]) -> Bool {
    guard count == other.count else { return false }
    return withUnsafeBytes { mine in
      other.withUnsafeBytes { theirs in
        guard let mine = mine.baseAddress, let theirs = theirs.baseAddress else { return true }
        return memcmp(mine, theirs, count) == 0
      }
    }
  }

  /// Returns the first index at which both differ, or one of them ends; `nil` if they are equal.
  package func firstDifference(from other: [UInt8]) -> Int? {
    let common = Swift.min(count, other.count)
    let offset = withUnsafeBytes { mine in
      other.withUnsafeBytes { theirs -> Int? in
        guard let mine = mine.baseAddress, let theirs = theirs.baseAddress else { return nil }
        // Compare blocks first: a loop over all bytes would be slow in a debug build.
        var start = 0
        while start < common {
          let length = Swift.min(4_096, common - start)
          if memcmp(mine + start, theirs + start, length) != 0 {
            return (start..<start + length).first {
              mine.load(fromByteOffset: $0, as: UInt8.self)
                != theirs.load(fromByteOffset: $0, as: UInt8.self)
            }
          }
          start += length
        }
        return nil
      }
    }
    return offset ?? (count == other.count ? nil : common)
  }

  /// Returns whether a byte is among them; `contains` compares them one by one in a debug build.
  package func containsByte(_ byte: UInt8) -> Bool {
    withUnsafeBytes { bytes in
      bytes.baseAddress.map { memchr($0, Int32(byte), bytes.count) != nil } ?? false
    }
  }

  /// Whether all bytes are below 128.
  package var isASCII: Bool {
    withUnsafeBytes { bytes in
      var offset = 0
      while offset + 8 <= bytes.count {
        let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        guard word & 0x8080_8080_8080_8080 == 0 else { return false }
        offset += 8
      }
      return bytes[offset...].allSatisfy { $0 < 0x80 }
    }
  }

  /// Returns whether the bytes begin with `text`.
  package func starts(withText text: StaticString) -> Bool {
    count >= text.utf8CodeUnitCount
      && withUnsafeBytes { bytes in
        guard let base = bytes.baseAddress else { return text.utf8CodeUnitCount == 0 }
        return memcmp(base, text.utf8Start, text.utf8CodeUnitCount) == 0
      }
  }
}

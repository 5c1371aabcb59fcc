internal import Foundation

/// Tells by its bytes when a reference isn't what somebody once recorded.
package enum ReferenceInspection {
  /// Returns what is wrong with a reference, or `nil` where it looks sound.
  ///
  /// - Parameter actual: What the test made. What is wrong there too isn't damage.
  package static func problem(in reference: [UInt8], actual: [UInt8]) -> ReferenceProblem? {
    if reference.isEmpty { return .empty }
    if isLargeFilePointer(reference), !isLargeFilePointer(actual) { return .largeFilePointer }
    if let line = conflictLine(in: reference), conflictLine(in: actual) == nil {
      return .conflictMarkers(line: line)
    }
    if isUTF16(reference), !isUTF16(actual), isText(actual) { return .utf16 }
    return nil
  }

  /// Whether bytes are text in UTF-16 with its mark at the beginning.
  ///
  /// Some pictures and sounds begin with the same bytes, but aren’t such text to their end.
  private static func isUTF16(_ bytes: [UInt8]) -> Bool {
    let isLittle = bytes.starts(with: [0xFF, 0xFE])
    guard isLittle || bytes.starts(with: [0xFE, 0xFF]), bytes.count % 2 == 0 else { return false }
    let units = stride(from: 2, to: bytes.count, by: 2).lazy.map { index in
      let (low, high) =
        isLittle ? (bytes[index], bytes[index + 1]) : (bytes[index + 1], bytes[index])
      return UInt16(high) << 8 | UInt16(low)
    }
    var decoder = UTF16()
    var iterator = units.makeIterator()
    while true {
      switch decoder.decode(&iterator) {
      case .emptyInput: return true
      case .error, .scalarValue("\0"): return false
      case .scalarValue: continue
      }
    }
  }

  private static func isText(_ bytes: [UInt8]) -> Bool {
    !bytes.contains(0) && String(validating: bytes, as: UTF8.self) != nil
  }

  private static func isLargeFilePointer(_ bytes: [UInt8]) -> Bool {
    bytes.count < 1_024 && bytes.starts(with: "version https://git-lfs".utf8)
  }

  /// The line of the first marker, from 1, where all three stand at the beginnings of lines.
  private static func conflictLine(in bytes: [UInt8]) -> Int? {
    // Pictures have a zero byte early on, texts have none.
    guard !bytes.prefix(64).contains(0), let ours = lineStart(of: "<<<<<<< ", in: bytes, from: 0),
      let middle = lineStart(of: "=======", in: bytes, from: ours),
      lineStart(of: ">>>>>>> ", in: bytes, from: middle) != nil
    else { return nil }
    return 1 + bytes[..<ours].count { $0 == UInt8(ascii: "\n") }
  }

  private static func lineStart(
    of marker: StaticString,
    in bytes: [UInt8],
    from start: Int
  ) -> Int? {
    bytes.withUnsafeBytes { buffer -> Int? in
      guard let base = buffer.baseAddress else { return nil }
      let length = marker.utf8CodeUnitCount
      var offset = start
      while offset + length <= buffer.count {
        if memcmp(base + offset, marker.utf8Start, length) == 0 { return offset }
        guard let newline = memchr(base + offset, 0x0A, buffer.count - offset) else { return nil }
        offset = UnsafeRawPointer(newline) - base + 1
      }
      return nil
    }
  }
}

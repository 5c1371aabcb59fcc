internal import Foundation

/// A check of a reference's bytes for damage by other programs, such as merge conflict markers.
package enum ReferenceInspection {
  /// Returns the problem of a reference, or `nil` if it looks intact.
  ///
  /// - Parameter actual: A function that returns the actual value; called only if the reference may
  ///   be damaged. A problem that the actual value shares isn't damage.
  package static func problem<Failure>(
    in reference: [UInt8],
    actual: () throws(Failure) -> [UInt8]
  ) throws(Failure) -> ReferenceProblem? {
    if reference.isEmpty { return .empty }
    if isLargeFilePointer(reference), !isLargeFilePointer(try actual()) {
      return .largeFilePointer
    }
    if let line = conflictLine(in: reference), conflictLine(in: try actual()) == nil {
      return .conflictMarkers(line: line)
    }
    if isUTF16(reference) {
      let actual = try actual()
      if !isUTF16(actual), isText(actual) { return .utf16 }
    }
    return nil
  }

  /// Returns the problem of a reference, or `nil` if it looks intact.
  package static func problem(in reference: [UInt8], actual: [UInt8]) -> ReferenceProblem? {
    problem(in: reference) { actual }
  }

  /// Returns whether bytes are UTF-16 text with a byte order mark.
  ///
  /// Some pictures and sounds begin with the same bytes, but aren't valid text as a whole.
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

  /// Returns the line number, from 1, of the first conflict marker; `nil` unless all three markers
  /// are at the start of a line, in order.
  private static func conflictLine(in bytes: [UInt8]) -> Int? {
    // Pictures have a zero byte near the start; texts have none.
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

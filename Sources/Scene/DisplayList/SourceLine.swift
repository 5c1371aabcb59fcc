/// A line of source code.
public struct SourceLine: Hashable, Sendable {
  // Every view, layout node and element of a picture has a line, so it is stored in two words: half
  // of what a `StaticString` and a number need. The pointer is that of a `StaticString`, whose bytes
  // are never changed or freed.
  nonisolated(unsafe) private let file: UnsafePointer<UInt8>
  /// The length of the file's name in the upper half, and the number of the line in the lower one.
  private let lengthAndNumber: UInt64

  /// Creates a line from the default arguments `#fileID` and `#line`.
  package init(_ file: StaticString, _ line: UInt) {
    self.file = file.utf8Start
    // Conversions between integer types are generic, and each view of a debug build has a line.
    let length = UInt64(UInt(bitPattern: file.utf8CodeUnitCount))
    lengthAndNumber = (length &<< 32) | min(UInt64(line), SourceLine.lowerHalf)
  }

  private static let lowerHalf: UInt64 = 0xFFFF_FFFF

  /// The module and the file, such as `Gallery/Badge.swift`.
  public var fileID: String {
    String(
      decoding: UnsafeBufferPointer(start: file, count: Int(lengthAndNumber &>> 32)),
      as: UTF8.self
    )
  }

  /// The number of the line, from 1.
  public var line: Int { Int(lengthAndNumber & SourceLine.lowerHalf) }

  /// Returns whether both are the same line of the same file.
  public static func == (lhs: SourceLine, rhs: SourceLine) -> Bool {
    lhs.lengthAndNumber == rhs.lengthAndNumber && lhs.fileID == rhs.fileID
  }

  /// Hashes the file and the number.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(line)
    hasher.combine(fileID)
  }
}

extension SourceLine: CustomStringConvertible {
  /// The file and the number of the line, such as `Badge.swift:12`.
  public var description: String { "\(fileID.split(separator: "/").last ?? ""):\(line)" }
}

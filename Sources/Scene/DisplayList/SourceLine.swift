/// A line of source code.
public struct SourceLine: Hashable, Sendable {
  // Every view, layout node and element of a picture has a line, so it is stored in two words: half
  // of what a `StaticString` and a number need. The pointer is that of a `StaticString`, whose bytes
  // are never changed or freed.
  nonisolated(unsafe) private let file: UnsafePointer<UInt8>
  private let fileLength: UInt32
  private let number: UInt32

  /// Creates a line from the default arguments `#fileID` and `#line`.
  package init(_ file: StaticString, _ line: UInt) {
    self.file = file.utf8Start
    fileLength = UInt32(clamping: file.utf8CodeUnitCount)
    number = UInt32(clamping: line)
  }

  /// The module and the file, such as `Gallery/Badge.swift`.
  public var fileID: String {
    String(decoding: UnsafeBufferPointer(start: file, count: Int(fileLength)), as: UTF8.self)
  }

  /// The number of the line, from 1.
  public var line: Int { Int(number) }

  /// Returns whether both are the same line of the same file.
  public static func == (lhs: SourceLine, rhs: SourceLine) -> Bool {
    lhs.number == rhs.number && lhs.fileID == rhs.fileID
  }

  /// Hashes the file and the number.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(number)
    hasher.combine(fileID)
  }
}

extension SourceLine: CustomStringConvertible {
  /// The file and the number of the line, such as `Badge.swift:12`.
  public var description: String { "\(fileID.split(separator: "/").last ?? ""):\(line)" }
}

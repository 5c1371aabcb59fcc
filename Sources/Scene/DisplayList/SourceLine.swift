/// A line of source code.
public struct SourceLine: Hashable, Sendable {
  // Every view, layout node and element of a picture has a line, so it is stored in one word: the
  // address of the file's name in the lower 48 bits, which are enough for a program's own addresses
  // on 64-bit systems, and the number of the line in the upper 16. It is a pointer because an
  // optional pointer needs no further byte.
  nonisolated(unsafe) private let word: UnsafeRawPointer

  /// Creates a line from the default arguments `#fileID` and `#line`; returns `nil` for a line
  /// after the 65,535th and for a file name whose address needs more than 48 bits.
  package init?(_ file: StaticString, _ line: UInt) {
    let address = UInt(bitPattern: file.utf8Start)
    guard line <= 0xFFFF, address <= SourceLine.greatestAddress,
      let word = UnsafeRawPointer(bitPattern: address | line &<< 48)
    else { return nil }
    self.word = word
  }

  private static let greatestAddress: UInt = 0xFFFF_FFFF_FFFF

  /// The module and the file, such as `Gallery/Badge.swift`.
  public var fileID: String {
    // The bytes of a `StaticString` are never changed or freed, and end with a zero.
    let address = UInt(bitPattern: word) & SourceLine.greatestAddress
    guard let name = UnsafePointer<CChar>(bitPattern: address) else { return "" }
    return String(cString: name)
  }

  /// The number of the line, from 1.
  public var line: Int { Int(UInt(bitPattern: word) &>> 48) }

  /// Returns whether both are the same line of the same file.
  public static func == (lhs: SourceLine, rhs: SourceLine) -> Bool {
    lhs.word == rhs.word || lhs.line == rhs.line && lhs.fileID == rhs.fileID
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

extension SourceLine: CustomReflectable {
  /// The file and the number, for dumps, instead of an address.
  public var customMirror: Mirror {
    Mirror(self, children: ["fileID": fileID, "line": line], displayStyle: .struct)
  }
}

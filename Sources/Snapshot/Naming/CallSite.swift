internal import SnapshotCore

/// Where an assertion was called, and when.
struct CallSite: Sendable {
  var file: StaticString
  private let fileIdentifier: StaticString
  var line: Int
  var column: Int
  var function: String
  /// Which strategy of a call with several it is, from 1; 0 where there is only one.
  private(set) var part = 0
  /// The moment of the call.
  private(set) var began = ContinuousClock.now

  /// Creates the place of a call from what its function was given.
  init(
    _ fileID: StaticString,
    _ filePath: StaticString,
    _ line: UInt,
    _ column: UInt,
    in function: String
  ) {
    fileIdentifier = fileID
    file = filePath
    self.line = Int(clamping: line)
    self.column = Int(clamping: column)
    self.function = function
  }

  /// Module and file, as `BadgeTests/Badge.swift`.
  var fileID: String { "\(fileIdentifier)" }

  var filePath: String { "\(file)" }

  /// Begins with the next strategy of a call with several.
  mutating func beginPart() {
    part += 1
    began = .now
  }

  /// The place in the code, which is quick to compare.
  var code: Code {
    Code(
      fileID: CallSite.address(of: fileIdentifier),
      file: CallSite.address(of: file),
      line: line,
      column: column,
      part: part
    )
  }

  /// The address of the file's path, which is quick to compare.
  var fileAddress: UInt { CallSite.address(of: file) }

  /// A place in the code, for as long as the process runs.
  struct Code: Hashable {
    fileprivate var fileID: UInt
    fileprivate var file: UInt
    fileprivate var line: Int
    fileprivate var column: Int
    fileprivate var part: Int
  }

  /// Where a literal lies, which no other text ever does; or the character that it is.
  private static func address(of text: StaticString) -> UInt {
    text.hasPointerRepresentation
      ? UInt(bitPattern: text.utf8Start) : UInt(text.unicodeScalar.value)
  }

  /// The place as `BadgeTests.swift:12:5`.
  var short: String {
    let fileID = fileID
    let slash = TextBytes.lastIndex(of: "/", in: fileID)
    var place = slash.map { String(fileID[fileID.utf8.index(after: $0)...]) } ?? fileID
    place += ":" + String(line) + ":" + String(column)
    return part > 0 ? "\(place), strategy \(part)" : place
  }
}

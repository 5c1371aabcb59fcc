internal import SnapshotCore

/// The place and time of an assertion's call.
struct CallSite: Sendable {
  var file: StaticString
  private let fileIdentifier: StaticString
  var line: Int
  var column: Int
  var function: String
  /// The number of the strategy, from 1, in a call that takes several; otherwise 0.
  private(set) var part = 0
  /// The moment of the call.
  private(set) var began = ContinuousClock.now

  /// Creates a call site from the source location arguments of the assertion.
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

  /// The module and file, such as `BadgeTests/Badge.swift`.
  var fileID: String { "\(fileIdentifier)" }

  /// The module, such as `BadgeTests`.
  var module: String { String(fileID.prefix { $0 != "/" }) }

  var filePath: String { "\(file)" }

  /// Advances to the next strategy of a call with several.
  mutating func beginPart() {
    part += 1
    began = .now
  }

  /// The location in the code, in a form that is fast to compare.
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

  /// A place in the code, valid in this process only.
  struct Code: Hashable {
    fileprivate var fileID: UInt
    fileprivate var file: UInt
    fileprivate var line: Int
    fileprivate var column: Int
    fileprivate var part: Int
  }

  /// Returns the address of a literal, which identifies it, or its only character if it has no
  /// address.
  private static func address(of text: StaticString) -> UInt {
    text.hasPointerRepresentation
      ? UInt(bitPattern: text.utf8Start) : UInt(text.unicodeScalar.value)
  }

  /// The location in the form `BadgeTests.swift:12:5`.
  var shortLocation: String {
    let fileID = fileID
    let slash = TextBytes.lastIndex(of: "/", in: fileID)
    var text = slash.map { String(fileID[fileID.utf8.index(after: $0)...]) } ?? fileID
    text += ":" + String(line) + ":" + String(column)
    return part > 0 ? "\(text), strategy \(part)" : text
  }
}

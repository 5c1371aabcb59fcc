/// Where `assertSnapshot` was called.
struct CallSite: Sendable {
  var fileID: String
  var file: StaticString
  var line: Int
  var column: Int
  var function: String

  init(
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt,
    function: String
  ) {
    self.fileID = "\(fileID)"
    file = filePath
    self.line = Int(clamping: line)
    self.column = Int(clamping: column)
    self.function = function
  }

  var filePath: String { "\(file)" }

  /// The place as `BadgeTests.swift:12:5`.
  var short: String {
    "\(fileID.split(separator: "/").last ?? "?"):\(line):\(column)"
  }
}

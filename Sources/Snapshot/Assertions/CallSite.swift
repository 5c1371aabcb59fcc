/// Where an assertion was called, and when.
struct CallSite: Sendable {
  var fileID: String
  var file: StaticString
  var line: Int
  var column: Int
  var function: String
  /// Which strategy of a call with several it is, from 1; 0 where there is only one.
  var part = 0

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
    let slash = fileID.utf8.lastIndex(of: UInt8(ascii: "/"))
    let name = slash.map { fileID[fileID.utf8.index(after: $0)...] } ?? fileID[...]
    let place = "\(name):\(line):\(column)"
    return part > 0 ? "\(place), strategy \(part)" : place
  }
}

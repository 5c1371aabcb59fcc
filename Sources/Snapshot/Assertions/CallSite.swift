internal import SnapshotCore

/// Where an assertion was called, and when.
struct CallSite: Sendable {
  var fileID: String
  var file: StaticString
  var line: Int
  var column: Int
  var function: String
  /// Which strategy of a call with several it is, from 1; 0 where there is only one.
  private(set) var part = 0
  /// Runs since the call.
  private(set) var stopwatch = Stopwatch()

  init(
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt,
    function: String
  ) {
    self.fileID = fileID.description
    file = filePath
    self.line = Int(clamping: line)
    self.column = Int(clamping: column)
    self.function = function
  }

  var filePath: String { "\(file)" }

  /// Begins with the next strategy of a call with several.
  mutating func beginPart() {
    part += 1
    stopwatch = Stopwatch()
  }

  /// The place as `BadgeTests.swift:12:5`.
  var short: String {
    let slash = TextBytes.lastIndex(of: "/", in: fileID)
    var place = slash.map { String(fileID[fileID.utf8.index(after: $0)...]) } ?? fileID
    place += ":" + String(line) + ":" + String(column)
    return part > 0 ? "\(place), strategy \(part)" : place
  }
}

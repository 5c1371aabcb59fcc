internal import SnapshotCore

extension AssertionSubject {
  /// Creates the subject of an assertion whose reference is a literal in the source.
  convenience init(of assertion: Assertion, inline call: InlineCall) throws {
    let location = call.location
    let testID = assertion.caller.testID
    try self.init(
      of: assertion,
      in: call.file,
      named: "inline-\(location.line)-\(location.column)-\(location.label)"
    ) { folders in
      // The cases of a test share the location, but each has its own result.
      let arguments = testID.firstIndex(of: "[").map { testID[$0...] } ?? ""
      // Each closure of a call with several is a separate snapshot.
      let label = location.label == "matches" ? "" : ":\(location.label)"
      return "\(folders.source):\(location.line):\(location.column)\(label)\(arguments)"
    }
  }
}

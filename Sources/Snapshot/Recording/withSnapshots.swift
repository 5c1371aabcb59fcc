public import SnapshotCore

/// Runs code whose snapshots are recorded or kept in another way.
///
/// - Parameters:
///   - record: Which references are written, unless a call, `CI` or `SNAPSHOT_RECORD` says otherwise.
///   - directory: The folder of the references, relative to the package root.
///   - operation: The code.
/// - Returns: What the code returns.
public func withSnapshots<Result>(
  record: RecordMode? = nil,
  directory: String? = nil,
  operation: () throws -> Result
) rethrows -> Result {
  let scope = RecordScope.current.overridden(record: record, directory: directory)
  return try RecordScope.$current.withValue(scope, operation: operation)
}

/// Runs asynchronous code whose snapshots are recorded or kept in another way.
///
/// - Parameters:
///   - record: Which references are written, unless a call, `CI` or `SNAPSHOT_RECORD` says otherwise.
///   - directory: The folder of the references, relative to the package root.
///   - isolation: The actor that the code runs on, that of the caller.
///   - operation: The code.
/// - Returns: What the code returns.
public func withSnapshots<Result>(
  record: RecordMode? = nil,
  directory: String? = nil,
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> Result
) async rethrows -> Result {
  let scope = RecordScope.current.overridden(record: record, directory: directory)
  return try await RecordScope.$current.withValue(scope, operation: operation)
}

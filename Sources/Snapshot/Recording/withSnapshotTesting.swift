public import SnapshotCore

#if Pictures
public import Pixels
#endif

/// Runs code with settings for recording, storing and comparing its snapshots.
///
/// ```swift
/// withSnapshotTesting(record: .all, name: "dark") {
///   assertSnapshot(of: Badge().environment(\.colorScheme, .dark), as: .png)
/// }
/// ```
///
/// Omitted settings are inherited from the enclosing scope. The settings apply to the current task
/// and its child tasks, but not to detached tasks.
///
/// - Parameters:
///   - record: The record mode; a call's `record:`, `CI` and `SNAPSHOT_RECORD` override it.
///   - directory: The folder of the references, relative to the package root, instead of
///     `__Snapshots__`.
///   - tolerance: The permitted difference for picture strategies that don't set one.
///   - artifacts: The folder for the files of failures, relative to the package root, instead of
///     `.build/snapshots`; `SNAPSHOT_ARTIFACTS` overrides it.
///   - differences: The limits of a text difference in a message, in lines and characters.
///   - name: A part of the name of every snapshot, before that of `named:`, such as `dark`.
///   - diffTool: A command that compares two files, printed by failures.
///   - operation: The code to run.
/// - Returns: The result of the code.
public func withSnapshotTesting<Result>(
  record: RecordMode? = nil,
  directory: String? = nil,
  tolerance: ImageTolerance? = nil,
  artifacts: String? = nil,
  differences: DifferenceLimits? = nil,
  name: String? = nil,
  diffTool: DiffTool? = nil,
  operation: () throws -> Result
) rethrows -> Result {
  let settings = SnapshotSettings(
    record: record,
    directory: directory,
    tolerance: tolerance,
    artifacts: artifacts,
    differences: differences,
    name: name,
    diffTool: diffTool
  )
  let scope = RecordScope.current.overridden(by: settings)
  return try RecordScope.$current.withValue(scope, operation: operation)
}

/// Runs asynchronous code with settings for recording, storing and comparing its snapshots.
///
/// - Parameters:
///   - record: The record mode; a call's `record:`, `CI` and `SNAPSHOT_RECORD` override it.
///   - directory: The folder of the references, relative to the package root, instead of
///     `__Snapshots__`.
///   - tolerance: The permitted difference for picture strategies that don't set one.
///   - artifacts: The folder for the files of failures, relative to the package root, instead of
///     `.build/snapshots`; `SNAPSHOT_ARTIFACTS` overrides it.
///   - differences: The limits of a text difference in a message, in lines and characters.
///   - name: A part of the name of every snapshot, before that of `named:`, such as `dark`.
///   - diffTool: A command that compares two files, printed by failures.
///   - isolation: The actor that the code runs on; by default that of the caller.
///   - operation: The code to run.
/// - Returns: The result of the code.
public func withSnapshotTesting<Result>(
  record: RecordMode? = nil,
  directory: String? = nil,
  tolerance: ImageTolerance? = nil,
  artifacts: String? = nil,
  differences: DifferenceLimits? = nil,
  name: String? = nil,
  diffTool: DiffTool? = nil,
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> Result
) async rethrows -> Result {
  let settings = SnapshotSettings(
    record: record,
    directory: directory,
    tolerance: tolerance,
    artifacts: artifacts,
    differences: differences,
    name: name,
    diffTool: diffTool
  )
  let scope = RecordScope.current.overridden(by: settings)
  return try await RecordScope.$current.withValue(scope, operation: operation)
}

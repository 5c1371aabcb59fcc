public import SnapshotCore

#if Pictures
public import Pixels
#endif

/// Runs code whose snapshots are recorded, kept or compared in another way.
///
/// ```swift
/// withSnapshotTesting(record: .all, name: "dark") {
///   assertSnapshot(of: Badge().environment(\.colorScheme, .dark), as: .png)
/// }
/// ```
///
/// What is left out stays as it is around. The settings hold for the current task and the tasks
/// that it starts, detached ones excepted.
///
/// - Parameters:
///   - record: Which references are written, unless a call, `CI` or `SNAPSHOT_RECORD` says
///     otherwise.
///   - directory: The folder of the references, relative to the package root, instead of
///     `__Snapshots__`.
///   - tolerance: How far pictures may be apart where their strategy doesn't say.
///   - artifacts: The folder of what failed, relative to the package root, instead of
///     `.build/snapshots`; the environment variable `SNAPSHOT_ARTIFACTS` beats it.
///   - differences: How much of a difference of texts a message shows.
///   - name: A part of the name of every snapshot, before that of `named:`, such as `dark`.
///   - diffTool: A program that failures name, to look at both files with.
///   - operation: The code.
/// - Returns: What the code returns.
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

/// Runs asynchronous code whose snapshots are recorded, kept or compared in another way.
///
/// - Parameters:
///   - record: Which references are written, unless a call, `CI` or `SNAPSHOT_RECORD` says
///     otherwise.
///   - directory: The folder of the references, relative to the package root, instead of
///     `__Snapshots__`.
///   - tolerance: How far pictures may be apart where their strategy doesn't say.
///   - artifacts: The folder of what failed, relative to the package root, instead of
///     `.build/snapshots`; the environment variable `SNAPSHOT_ARTIFACTS` beats it.
///   - differences: How much of a difference of texts a message shows.
///   - name: A part of the name of every snapshot, before that of `named:`, such as `dark`.
///   - diffTool: A program that failures name, to look at both files with.
///   - isolation: The actor that the code runs on, that of the caller.
///   - operation: The code.
/// - Returns: What the code returns.
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

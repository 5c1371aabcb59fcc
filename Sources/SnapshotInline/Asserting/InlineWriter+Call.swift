internal import SnapshotCore

extension InlineWriter {
  /// Returns the source of a call as it was built, without the literals that were recorded since;
  /// `nil` if it can't be read or was edited.
  ///
  /// - Parameters:
  ///   - file: The path of the source that the compiler recorded.
  ///   - module: The module that the file belongs to.
  package static func originalSource(of file: String, module: String) -> String? {
    let environment = RunEnvironment.current
    guard
      let folders = try? SnapshotFolders.found(
        source: file,
        directory: nil,
        artifacts: RecordScope.current.settings.artifacts,
        environment: environment
      )
    else { return nil }
    let writer = InlineWriter(
      path: environment.absolute(file),
      module: module,
      in: folders,
      limit: environment.fileLimit
    )
    return try? writer.original(rememberedBy: RunState.current.inline)
  }
}

internal import Foundation

extension Snapshotting where Format == String {
  /// Returns a strategy that replaces varying parts before the text is recorded and compared.
  ///
  /// Text that already looks like a placeholder gets an additional underscore: `UUID__1`.
  ///
  /// The text is searched once, so placeholders are never replaced again. If two scrubbers match at
  /// the same position, the first one applies.
  ///
  /// - Parameter scrubbers: The rules for what is replaced.
  public func scrubbing(_ scrubbers: Scrubber...) -> Snapshotting {
    let snapshot = snapshot
    return Snapshotting(pathExtension: pathExtension, diffing: diffing, name: name) {
      try ScrubbedText.make(snapshot($0), scrubbers)
    }
  }
}

extension AsyncSnapshotting where Format == String {
  /// Returns a strategy that replaces varying parts before the text is recorded and compared.
  ///
  /// - Parameter scrubbers: The rules for what is replaced.
  public func scrubbing(_ scrubbers: Scrubber...) -> AsyncSnapshotting {
    let snapshot = snapshot
    return AsyncSnapshotting(pathExtension: pathExtension, diffing: diffing, name: name) {
      try ScrubbedText.make(await snapshot($0), scrubbers)
    }
  }
}

internal import Foundation

extension Snapshotting where Format == String {
  /// Replaces what is different in every run before the text is kept and compared.
  ///
  /// What looks like a placeholder already has an underscore more: `UUID__1`.
  ///
  /// The text is gone through once: what was put in is never searched again, and where two
  /// scrubbers find something at the same place, the first one counts.
  ///
  /// - Parameter scrubbers: What to replace.
  public func scrubbing(_ scrubbers: Scrubber...) -> Snapshotting {
    let snapshot = snapshot
    return Snapshotting(pathExtension: pathExtension, diffing: diffing, name: name) {
      try ScrubbedText.make(snapshot($0), scrubbers)
    }
  }
}

extension AsyncSnapshotting where Format == String {
  /// Replaces what is different in every run before the text is kept and compared.
  ///
  /// - Parameter scrubbers: What to replace.
  public func scrubbing(_ scrubbers: Scrubber...) -> AsyncSnapshotting {
    let snapshot = snapshot
    return AsyncSnapshotting(pathExtension: pathExtension, diffing: diffing, name: name) {
      try ScrubbedText.make(await snapshot($0), scrubbers)
    }
  }
}

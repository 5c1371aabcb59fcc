internal import SnapshotCore
internal import Synchronization

/// Which files of a package `accept` may write.
///
/// Results come from elsewhere and name the files, so the package decides: below its `__Snapshots__`
/// any file that isn't hidden, unless a target contains that folder; elsewhere only files that Git
/// tracks or that somebody named in full, and never one that a build compiles, links or runs.
package struct AcceptRules: Sendable {
  /// The paths that somebody typed in full, from the package root on.
  package var named: Set<String>
  /// The paths that Git tracks as plain files, from the package root on.
  package var tracked: Lazily<Set<String>>
  /// Whether a target of the package contains its `__Snapshots__`.
  package var areSnapshotsBuilt: Lazily<Bool>
  /// The package's Swift sources, in which functions around `assertInlineSnapshot` are found.
  package var sources: Lazily<[[UInt8]]>

  package init(
    named: Set<String> = [],
    tracked: @escaping @Sendable () -> Set<String> = { [] },
    areSnapshotsBuilt: @escaping @Sendable () -> Bool = { false },
    sources: @escaping @Sendable () -> [[UInt8]] = { [] }
  ) {
    self.named = named
    self.tracked = Lazily(tracked)
    self.areSnapshotsBuilt = Lazily(areSnapshotsBuilt)
    self.sources = Lazily(sources)
  }

  /// Checks a file that results name.
  ///
  /// - Parameters:
  ///   - path: The path from the package root on.
  ///   - isNamed: Whether somebody named the file, or a link that leads to it.
  func check(_ path: RelativePath, isNamed: Bool) throws(AcceptanceRefusal) {
    let isReference = path.parts.count > 1 && path.parts[0] == "__Snapshots__"
    if isReference, !areSnapshotsBuilt.value { return }
    guard !BuildInput.contains(path) else { throw .buildInput }
    // Every reference is in the folders of its module and its suite.
    guard path.parts.count > 2 else { throw .outsideOfSnapshots }
    guard isNamed || tracked.value.contains(path.text) else { throw .outsideOfSnapshots }
  }

  /// A value that is found when it is first asked for.
  ///
  /// A class because copies of the rules share what was found.
  package final class Lazily<Value: Sendable>: Sendable {
    private let find: @Sendable () -> Value
    private let found = Mutex<Value?>(nil)

    init(_ find: @escaping @Sendable () -> Value) {
      self.find = find
    }

    package var value: Value {
      found.withLock { found in
        let value = found ?? find()
        found = value
        return value
      }
    }
  }
}

internal import SnapshotCore
internal import Synchronization

/// The rules for the files of a package that `accept` may write.
///
/// The paths come from results, which may be from another machine. Below the package's
/// `__Snapshots__` any file that isn't hidden is permitted, unless a target contains that folder.
/// Elsewhere a file must be tracked by Git or named by the user in full, and must not be compiled,
/// linked or run by a build.
package struct AcceptRules: Sendable {
  /// The paths that the user typed in full, relative to the package root.
  package var named: Set<String>
  /// Whether an empty reference, which may be damaged, can be replaced: only if the user chose the
  /// snapshot itself.
  package var replacesEmptyReferences = false
  /// The paths that Git tracks as plain files, relative to the package root.
  package var tracked: Lazy<Set<String>>
  /// Whether the package is in a repository that Git can't read, so that any file may be tracked.
  package var gitFails: Lazy<Bool>
  /// Whether a target of the package contains its `__Snapshots__`.
  package var targetsContainSnapshots: Lazy<Bool>
  /// The functions that wrap `assertInlineSnapshot`, found once in the package's Swift sources.
  package var functions: Lazy<InlineFunctions>

  package init(
    named: Set<String> = [],
    tracked: @escaping @Sendable () -> Set<String> = { [] },
    gitFails: @escaping @Sendable () -> Bool = { false },
    targetsContainSnapshots: @escaping @Sendable () -> Bool = { false },
    sources: @escaping @Sendable () -> [[UInt8]] = { [] }
  ) {
    self.named = named
    self.tracked = Lazy(tracked)
    self.gitFails = Lazy(gitFails)
    self.targetsContainSnapshots = Lazy(targetsContainSnapshots)
    functions = Lazy { InlineFunctions(declaredIn: sources()) }
  }

  /// Checks a path from the results.
  ///
  /// - Parameters:
  ///   - path: The path relative to the package root.
  ///   - isNamed: Whether the user named the file, or a symbolic link to it.
  func check(_ path: RelativePath, isNamed: Bool) throws(AcceptanceRefusal) {
    let isReference = path.parts.count > 1 && path.parts[0] == "__Snapshots__"
    if isReference, !targetsContainSnapshots.value { return }
    guard !BuildInput.contains(path) else { throw .buildInput }
    // References are at least two folders deep, for module and suite.
    guard path.parts.count > 2 else { throw .notDeepEnough }
    guard isNamed || tracked.value.contains(path.text) else { throw .outsideOfSnapshots }
  }

  /// A value that is computed when it is first needed.
  ///
  /// It is a class because copies of the rules share the value.
  package final class Lazy<Value: Sendable>: Sendable {
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

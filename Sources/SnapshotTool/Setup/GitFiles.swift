internal import Foundation
internal import SnapshotCore

/// The Git state of files that may be removed.
struct GitFiles {
  /// The files in Git's index that haven't changed since they were added to it; `nil` without Git.
  private var safe: Set<String>?

  init(root: String, folders: Set<String>) {
    guard !folders.isEmpty,
      let inside = try? ChildProcess.run(["git", "rev-parse", "--is-inside-work-tree"], in: root),
      inside.status == 0
    else { return }
    let list = { (option: String) -> Set<String> in
      let words = ["git", "--literal-pathspecs", "ls-files", "-z", option, "--"]
      let answer = try? ChildProcess.run(words + folders.sorted(), in: root)
      return Set((answer?.output ?? "").split(separator: "\0").map(String.init))
    }
    safe = list("--cached").subtracting(list("--modified"))
  }

  /// Returns whether a file couldn't be restored after its removal.
  func isUnsafe(_ path: String) -> Bool {
    // Without Git only the package's own snapshots are removed.
    safe.map { !$0.contains(path) } ?? !path.utf8.starts(with: "__Snapshots__/".utf8)
  }
}

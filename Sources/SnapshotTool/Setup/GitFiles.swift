internal import Foundation
internal import SnapshotCore

/// The Git state of files that may be removed.
struct GitFiles {
  /// The files that Git can restore: committed, and unchanged since; `nil` without a repository.
  private var safe: Set<String>?

  init(root: String, folders: Set<String>) {
    guard !folders.isEmpty, GitFiles.isInRepository(root) else { return }
    let list = { (words: [String]) -> Set<String>? in
      let words = GitFiles.command + ["--literal-pathspecs"] + words + ["--"] + folders.sorted()
      guard let answer = try? ChildProcess.run(words, in: root), answer.status == 0 else {
        return nil
      }
      return Set(answer.output.split(separator: "\0").map(String.init))
    }
    // If Git fails, it can't restore anything.
    guard let tagged = list(["ls-files", "-z", "-v"]),
      let modified = list(["ls-files", "-z", "--modified"]),
      let staged = list(["diff", "--cached", "--name-only", "--relative", "-z"])
    else {
      safe = []
      return
    }
    // Other tags are those of files whose changes Git was told to ignore.
    let plain = tagged.filter { $0.hasPrefix("H ") }.map { String($0.dropFirst(2)) }
    safe = Set(plain).subtracting(modified).subtracting(staged)
  }

  /// Returns whether a file couldn't be restored after its removal.
  func isUnsafe(_ path: String) -> Bool {
    // Without Git only the package's own snapshots are removed.
    safe.map { !$0.contains(path) } ?? !path.utf8.starts(with: "__Snapshots__/".utf8)
  }

  /// Git, without the variables of a hook, which would select another repository.
  static let command = [
    "env", "-u", "GIT_DIR", "-u", "GIT_INDEX_FILE", "-u", "GIT_WORK_TREE", "git",
  ]

  /// Whether a folder is in a repository, even if Git can't read it.
  static func isInRepository(_ folder: String) -> Bool {
    var folder = folder
    while !FilePath.exists("\(folder)/.git") {
      guard folder != "/", !folder.isEmpty else { return false }
      folder = FilePath.directory(of: folder)
    }
    return true
  }
}

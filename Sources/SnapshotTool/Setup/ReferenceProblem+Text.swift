internal import SnapshotCore

extension ReferenceProblem {
  /// The problem without its fix.
  var problemText: String {
    switch self {
    case .empty: "it is empty, possibly after an interrupted checkout."
    case .largeFilePointer: "it is a Git LFS pointer, not the file itself."
    case .conflictMarkers(let line):
      "it has unresolved merge conflict markers, the first on line \(line)."
    case .utf16: "it is text in UTF-16; references are UTF-8."
    case .damaged(let sentence): "it is damaged: \(sentence)"
    case .deceptive(let sentence): sentence
    case .brokenLink: "it is a symbolic link whose target doesn’t exist."
    case .tooLarge(let bytes, let limit):
      "it has \(bytes.grouped) bytes; the limit is \(limit.grouped)."
    case .linkOutside: "it is a symbolic link that leads outside the package."
    case .directory: "it is a folder."
    case .notAFile: "it is a pipe, socket or device, not a file."
    case .symbolicLink, .otherSpelling, .unreachable: "\(self)"
    }
  }

  /// Returns the advice that fixes the problem, with its command.
  ///
  /// - Parameter isTracked: Whether Git tracks the file, so that it can be restored.
  func fix(_ path: String, isTracked: Bool) -> String {
    let word = ShellText.word(path)
    switch self {
    case .largeFilePointer: return "Run `git lfs pull`."
    case .conflictMarkers: return "Run `git checkout --ours -- \(word)`, or with `--theirs`."
    case .deceptive: return "Run `git log -- \(word)`, and record it again if the change is yours."
    case .tooLarge(let bytes, _): return "Run `export SNAPSHOT_FILE_LIMIT=\(bytes)` to allow it."
    case .directory:
      return "Run `mv \(word) \(ShellText.word(path + ".old"))`, and restore the file."
    case .notAFile, .brokenLink, .linkOutside:
      return "Run `rm \(word)`, and restore the file."
    case .symbolicLink, .otherSpelling, .unreachable:
      return "Run `ls -l \(word)`, and restore the file."
    case .empty, .utf16, .damaged:
      return isTracked
        ? "Run `git checkout -- \(word)`."
        : "Run `SNAPSHOT_RECORD=failed swift test`, which records it again."
    }
  }
}

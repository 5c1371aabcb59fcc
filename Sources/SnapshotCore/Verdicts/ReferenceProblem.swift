/// Why a reference is there but can't be compared with.
package enum ReferenceProblem: Error, Hashable, Sendable {
  case directory
  case notAFile
  case brokenLink
  /// A link in a folder whose links aren't followed.
  case symbolicLink
  /// The disk minds no case, and what it has is spelt so.
  case otherSpelling(String)
  case unreachable(FileError.Reason)
  case tooLarge(bytes: Int, limit: Int)
  case empty
  case largeFilePointer
  case conflictMarkers(line: Int)
  /// An editor or a shell stored a text in another encoding.
  case utf16
  /// The bytes aren't what the format expects; the text is the format's own sentence.
  case damaged(String)
  /// It shows a person something else than what is compared; the text says how.
  case deceptive(String)

  /// Whether recording may put a good file in its place when it is told to.
  package var isReplaceable: Bool {
    switch self {
    case .directory, .notAFile, .brokenLink, .symbolicLink, .otherSpelling, .unreachable: false
    case .tooLarge, .empty, .largeFilePointer, .conflictMarkers, .utf16, .damaged, .deceptive: true
    }
  }

  /// Whether it shows a person something else than what is compared.
  package var isDeceptive: Bool {
    if case .deceptive = self { true } else { false }
  }
}

extension ReferenceProblem: CustomStringConvertible {
  /// What is wrong and what cures it, in one or two sentences.
  package var description: String {
    switch self {
    case .directory:
      "It is a folder. Move it away and run again."
    case .notAFile:
      "It is a pipe, socket or device, not a file. Remove it and run again."
    case .brokenLink:
      "It is a symbolic link to nowhere. Restore what it leads to, or remove the link."
    case .symbolicLink:
      "It is a symbolic link. Links in a folder of results are never followed."
    case .otherSpelling(let path):
      "This disk minds no case, and has \(VisibleText.lines(path)) there, which another assertion "
        + "recorded. Give one of them another name; if the test was renamed, use `git mv`."
    case .unreachable(let reason):
      "It can’t be read: \(reason.sentence)"
    case .tooLarge(let bytes, let limit):
      "It has \(bytes.grouped) bytes; the limit is \(limit.grouped). "
        + "Set SNAPSHOT_FILE_LIMIT to a larger number of bytes to allow it."
    case .empty:
      "It is empty, as an interrupted checkout leaves it. Restore it with `git checkout`, or record it."
    case .largeFilePointer:
      "It is a Git LFS pointer, not the file itself. Run `git lfs pull`."
    case .conflictMarkers(let line):
      "It has unresolved merge conflict markers, the first in line \(line). "
        + "Take one side with `git checkout --ours` or `--theirs`, or record it."
    case .utf16:
      "It is text in UTF-16, as some editors and PowerShell store it; references are UTF-8. "
        + "Restore it with `git checkout`, save it as UTF-8, or record it."
    case .damaged(let sentence):
      "It is damaged: \(sentence) Restore it with `git checkout`, or record it."
    case .deceptive(let sentence):
      "\(sentence) Look where it comes from with `git log`, then record it."
    }
  }
}

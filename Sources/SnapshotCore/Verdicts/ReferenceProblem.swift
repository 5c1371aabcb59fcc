/// The reason why an existing reference can't be used in a comparison.
package enum ReferenceProblem: Error, Hashable, Sendable {
  case directory
  case notAFile
  case brokenLink
  /// It is a link in a folder whose links aren't followed.
  case symbolicLink
  /// It is a link to a file outside the package.
  case linkOutside
  /// The file system is case-insensitive, and the existing file has this spelling.
  case otherSpelling(String, expected: String)
  case unreachable(FileError.Reason)
  case tooLarge(bytes: Int, limit: Int)
  case empty
  case largeFilePointer
  case conflictMarkers(line: Int)
  /// An editor or a shell stored a text in another encoding.
  case utf16
  /// The bytes are invalid for the format; the text describes the damage.
  case damaged(String)
  /// It shows a person something other than what is compared; the text describes the difference.
  case deceptive(String)

  /// Whether recording may replace it if requested.
  package var isReplaceable: Bool {
    switch self {
    case .directory, .notAFile, .brokenLink, .symbolicLink, .linkOutside, .otherSpelling,
      .unreachable:
      false
    case .tooLarge, .empty, .largeFilePointer, .conflictMarkers, .utf16, .damaged, .deceptive: true
    }
  }

  /// Whether it shows a person something other than what is compared.
  package var isDeceptive: Bool {
    if case .deceptive = self { true } else { false }
  }
}

extension ReferenceProblem: CustomStringConvertible {
  /// The problem and its remedy, in one or two sentences.
  package var description: String {
    switch self {
    case .directory:
      "It is a folder. Move or remove it, then run again."
    case .notAFile:
      "It is a pipe, socket or device, not a file. Remove it and run again."
    case .brokenLink:
      "It is a symbolic link whose target doesn’t exist. Restore its target, or remove the link."
    case .symbolicLink:
      "It is a symbolic link. Links in a folder of results are never followed."
    case .linkOutside:
      "It is a symbolic link that leads outside the package, so it isn’t read. Replace it with a file."
    case .otherSpelling(let path, let expected):
      "The file system is case-insensitive and has \(VisibleText.lines(path)) there, which another "
        + "assertion recorded. Rename one of them; if the test was renamed, run "
        + "`git mv \(ShellText.word(path)) \(ShellText.word(expected))`."
    case .unreachable(let reason):
      "It can’t be read: \(reason.sentence)"
    case .tooLarge(let bytes, let limit):
      "It has \(bytes.grouped) bytes; the limit is \(limit.grouped). "
        + "Set SNAPSHOT_FILE_LIMIT to a larger number of bytes to allow it."
    case .empty:
      "It is empty, and the value isn’t. If it was truncated, for example by an interrupted checkout, "
        + "restore it with `git checkout`; if the value was empty before, record it."
    case .largeFilePointer:
      "It is a Git LFS pointer, not the file itself. Run `git lfs pull`."
    case .conflictMarkers(let line):
      "It has unresolved merge conflict markers, the first on line \(line). "
        + "Keep one side with `git checkout --ours` or `--theirs`, or record it."
    case .utf16:
      "It is UTF-16 text, which some editors and PowerShell write; references are UTF-8. "
        + "Restore it with `git checkout`, save it as UTF-8, or record it."
    case .damaged(let sentence):
      "It is damaged: \(sentence) Restore it with `git checkout`, or record it."
    case .deceptive(let sentence):
      "\(sentence) Check its history with `git log`, then record it."
    }
  }
}

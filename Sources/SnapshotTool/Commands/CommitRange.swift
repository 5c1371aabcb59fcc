internal import Foundation
internal import SnapshotCore

/// A pair of commits, such as `main..HEAD`.
struct CommitRange {
  /// The range as the user typed it.
  let text: String
  let from: String
  let to: String

  /// Resolves a range: `A..B`, `A...B` for the changes in B since it branched off, or `A` for
  /// `A..HEAD`.
  init(_ text: String, git: GitCommand) throws {
    self.text = text
    guard git.run(["rev-parse", "--git-dir"]) != nil else {
      throw ToolError("\(VisibleText.lines(git.folder)) isn’t in a Git repository.")
    }
    let isBranch = text.contains("...")
    let parts = text.components(separatedBy: isBranch ? "..." : "..")
    guard parts.count <= 2 else {
      throw ToolError(
        "\(VisibleText.lines(text)) isn’t a range of commits. Pass one such as main..HEAD."
      )
    }
    let end = try CommitRange.commit(parts.count == 2 ? parts[1] : "HEAD", git)
    let start = try CommitRange.commit(parts[0], git)
    to = end
    guard isBranch else {
      from = start
      return
    }
    guard let base = git.run(["merge-base", start, end]).map(CommitRange.hash), !base.isEmpty else {
      throw ToolError("The two sides of \(VisibleText.lines(text)) have no common ancestor.")
    }
    from = base
  }

  private static func commit(_ name: String, _ git: GitCommand) throws -> String {
    let name = name.isEmpty ? "HEAD" : name
    let words = ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(name)^{commit}"]
    guard let hash = git.run(words).map(hash), !hash.isEmpty else {
      throw ToolError(
        """
        There is no commit \(VisibleText.lines(name)) in \(VisibleText.lines(git.folder))
        In a shallow clone, fetch it first: `git fetch origin \(VisibleText.lines(name))`
        """
      )
    }
    return hash
  }

  private static func hash(_ output: [UInt8]) -> String {
    String(decoding: output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

/// The history of the reference of a failure, as recorded by Git.
package struct ReferenceHistory: Codable, Hashable, Sendable {
  /// The last commit that changed the reference.
  package var lastChange: Commit
  /// The commit that replaced an earlier version equal to the actual value; `nil` if there is none.
  package var undone: Commit?

  package init(lastChange: Commit, undone: Commit?) {
    self.lastChange = lastChange
    self.undone = undone
  }

  /// A commit.
  package struct Commit: Codable, Hashable, Sendable {
    /// The first digits of its hash.
    package var hash: String
    /// The day, such as `2026-01-31`.
    package var date: String
    /// The first line of its message.
    package var subject: String

    package init(hash: String, date: String, subject: String) {
      self.hash = hash
      self.date = date
      self.subject = subject
    }

    /// The hash and the first line, such as `a1b2c3d “Round the corners”`.
    package var text: String { "\(hash) “\(VisibleText.lines(subject))”" }
  }

  /// The labels with their texts, for messages.
  package var rows: [(String, String)] {
    let change = ("changed by", "\(lastChange.text), \(VisibleText.lines(lastChange.date))")
    guard let undone else { return [change] }
    return [("equals", ReferenceHistory.explanation(of: undone)), change]
  }

  /// The sentence about a value that equals an older version.
  package static func explanation(of commit: Commit) -> String {
    "the reference before \(commit.text): the change was undone, or this branch is behind"
  }
}

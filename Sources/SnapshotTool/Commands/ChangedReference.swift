internal import Foundation
internal import SnapshotCore

/// A reference that differs between two commits.
struct ChangedReference {
  /// The path in the later commit, or in the earlier one if it was removed.
  var path: String
  /// The path in the earlier commit, if it was different.
  var oldPath: String?
  /// The names of the files' contents in Git; `nil` if there is none.
  var before: String?
  var after: String?

  /// Returns the references that differ, sorted by path, with renames followed.
  static func all(in range: CommitRange, git: GitCommand) throws -> [ChangedReference] {
    let words = [
      "diff-tree", "-r", "-z", "--raw", "--no-abbrev", "--no-commit-id", "-M", "--relative",
      range.from, range.to, "--", ":(glob)**/__Snapshots__/**",
    ]
    guard let output = git.run(words) else {
      throw ToolError("Git can’t compare \(VisibleText.lines(range.text)).")
    }
    return parse(output).sorted { $0.path < $1.path }
  }

  /// Reads `:100644 100644 OLD NEW M`, a zero, the path and a zero; a rename has two paths.
  private static func parse(_ output: [UInt8]) -> [ChangedReference] {
    var fields = output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }[...]
    var all: [ChangedReference] = []
    while let head = fields.popFirst() {
      let words = head.split(separator: " ").map(String.init)
      guard words.count == 5, head.hasPrefix(":"), let path = fields.popFirst() else { continue }
      let isPair = words[4].hasPrefix("R")
      let newPath = isPair ? fields.popFirst() : nil
      // Links and submodules aren't references.
      let modes = [words[0].dropFirst(), words[1][...]]
      guard modes.allSatisfy({ $0.hasPrefix("100") || $0 == "000000" }) else { continue }
      all.append(
        ChangedReference(
          path: newPath ?? path,
          oldPath: isPair ? path : nil,
          before: name(words[2]),
          after: name(words[3])
        )
      )
    }
    return all
  }

  private static func name(_ hash: String) -> String? { hash.allSatisfy { $0 == "0" } ? nil : hash }
}

/// Contents of files in Git, read by one command.
struct GitContents {
  private var contents: [String: [UInt8]] = [:]

  init(of names: [String], git: GitCommand) throws {
    guard !names.isEmpty else { return }
    let input = Array(names.map { $0 + "\n" }.joined().utf8)
    guard let output = git.run(["cat-file", "--batch"], input: input) else {
      throw ToolError("Git can’t read the contents of references.")
    }
    // `NAME blob SIZE`, a line ending, the bytes, a line ending.
    var position = 0
    while let end = output[position...].firstIndex(of: UInt8(ascii: "\n")) {
      let words = String(decoding: output[position..<end], as: UTF8.self).split(separator: " ")
      position = end + 1
      guard words.count == 3, words[1] == "blob", let size = Int(words[2]), size >= 0,
        size <= output.count - position
      else { continue }
      contents[String(words[0])] = Array(output[position..<position + size])
      position += size + 1
      if position >= output.count { break }
    }
  }

  subscript(name: String?) -> [UInt8]? { name.flatMap { contents[$0] } }
}

internal import Foundation
package import SnapshotCore

/// The file of decisions in a folder of results, from which the page shows what was accepted and
/// rejected.
///
/// A decision applies to the value of one run: the page ignores it once a later run has replaced
/// the entry.
package struct DecisionsFile: Sendable {
  private let folder: ResultsFolder

  package init(artifacts: String) {
    folder = ResultsFolder(artifacts: artifacts)
  }

  /// The decision about an entry.
  package enum Outcome: String, Codable, Sendable {
    case accepted
    case rejected
  }

  private struct Line: Codable {
    var decision: Entry
  }

  private struct Entry: Codable {
    var id: String
    var time: Double
    var outcome: Outcome
  }

  /// Adds decisions to the file and the file to the page.
  package func add(_ decisions: [(entry: ResultEntry, outcome: Outcome)]) throws(FileError) {
    guard !decisions.isEmpty, let file = RelativePath("results/\(DecisionsFile.name).js") else {
      return
    }
    try folder.create()
    // The folder may be downloaded, so only lines that can be read are kept.
    let contents = LinkFreeFolder(folder.artifacts).contents(
      at: file,
      limit: ResultsFolder.fileLimit
    )
    var existing: [Entry] = []
    if case .bytes(let bytes) = contents {
      existing = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        .compactMap(DecisionsFile.read)
    }
    let latest = decisions.map { entry, outcome in
      Entry(id: entry.id, time: entry.time, outcome: outcome)
    }
    let replaced = Set(latest.map(\.id))
    let all = existing.filter { !replaced.contains($0.id) } + latest
    let text = all.map { "snapshot(\(ScriptText.json(Line(decision: $0))));\n" }.joined()
    let path = "\(folder.artifacts)/\(file.text)"
    try AtomicFile.publish(Array(text.utf8), at: path, isDurable: false)
    if contents == .absent { try folder.addToPage(DecisionsFile.name) }
  }

  private static let name = ResultsFolder.decisions

  private static func read(_ line: Substring) -> Entry? {
    guard line.hasPrefix("snapshot("), line.hasSuffix(");") else { return nil }
    let json = Data(line.dropFirst("snapshot(".count).dropLast(2).utf8)
    return try? JSONDecoder().decode(Line.self, from: json).decision
  }
}

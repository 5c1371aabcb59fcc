internal import Foundation
internal import SnapshotCore
internal import SnapshotReview

/// The checks of a package for common problems with snapshots.
struct Doctor {
  var root: String
  var artifacts: String
  var variables: [String: String] = RunEnvironment.process.variables

  /// A problem and its fix.
  struct Finding: Codable, Hashable {
    /// `attributes`, `lfs`, `ignored`, `reference`, `case`, `leftover`, `stale`, `variable` or
    /// `artifacts`.
    var kind: String
    var what: String
    var fix: String

    private enum CodingKeys: String, CodingKey {
      case kind
      case what
      case fix = "cure"
    }
  }

  func findings() -> [Finding] {
    let recorded = Set((results?.entries ?? []).map(\.id))
    let references = files(in: "__Snapshots__") {
      recorded.contains($0) || isNamedLikeReference($0)
    }
    return attributes(references) + largeFiles(references) + ignored(references)
      + damaged(references) + cases(references) + leftovers() + stale() + environment() + folder()
      + unreadableResults()
  }

  // MARK: - Checks

  /// Checks that Git doesn't convert line endings in references.
  private func attributes(_ references: [String]) -> [Finding] {
    guard !references.isEmpty, isGit else { return [] }
    let samples = ["png", "svg", "txt", "json"].compactMap { suffix in
      references.first { $0.hasSuffix(".\(suffix)") }
    }
    return samples.compactMap { sample in
      let words = ["git", "check-attr", "text", "eol", "--", sample]
      guard let answer = try? ChildProcess.run(words, in: root), answer.status == 0 else {
        return nil
      }
      if answer.output.contains("text: unset") || answer.output.contains("eol: lf") { return nil }
      return Finding(
        kind: "attributes",
        what: "Git may change the line endings of \(sample).",
        fix: "Run `swift run snapshot init --ci none`, which adds lines to .gitattributes."
      )
    }
  }

  /// Checks that `git lfs` is installed if the repository uses it; otherwise the files are
  /// pointers.
  private func largeFiles(_ references: [String]) -> [Finding] {
    guard isGit, let sample = references.first(where: { $0.hasSuffix(".png") }),
      let answer = try? ChildProcess.run(["git", "check-attr", "filter", "--", sample], in: root),
      answer.output.contains("filter: lfs"),
      (try? ChildProcess.run(["git", "lfs", "version"], in: root).status) != 0
    else { return [] }
    return [
      Finding(
        kind: "lfs",
        what: "\(sample) is stored in Git LFS, and `git lfs` isn’t installed.",
        fix: "Install git-lfs, then run `git lfs install` and `git lfs pull`."
      )
    ]
  }

  private func ignored(_ references: [String]) -> [Finding] {
    guard let sample = references.first, isGit,
      let answer = try? ChildProcess.run(["git", "check-ignore", "-v", "--", sample], in: root),
      answer.status == 0
    else { return [] }
    let rule = answer.output.split(separator: "\t").first.map(String.init) ?? ""
    return [
      Finding(
        kind: "ignored",
        what: "Git ignores references, such as \(sample) (\(rule)).",
        fix: "Remove that rule from the ignore file, and commit the references."
      )
    ]
  }

  private func damaged(_ references: [String]) -> [Finding] {
    let reader = ReferenceReader(limit: RunEnvironment.process.fileLimit)
    lazy var empty = validEmptyReferences(references)
    lazy var tracked = PackageFiles(root: root, artifacts: artifacts).tracked()
    return references.compactMap { path in
      let problem: ReferenceProblem?
      switch reader.contents(at: "\(root)/\(path)", inside: root) {
      case .absent: problem = nil
      case .problem(let found): problem = found
      case .bytes(let bytes):
        problem = ReferenceInspection.problem(in: bytes, actual: [0]) ?? pictureProblem(in: bytes)
        if problem == .empty, empty.contains(path) { return nil }
      }
      return problem.map { problem in
        Finding(
          kind: "reference",
          what: "\(path): \(problem.problemText)",
          fix: problem.fix(path, isTracked: tracked.contains(path))
        )
      }
    }
  }

  /// Returns a problem that only decoding finds: damage, or a picture that shows something other
  /// than what is compared.
  private func pictureProblem(in bytes: [UInt8]) -> ReferenceProblem? {
    #if Pictures
    return PictureInspection.problem(in: bytes, allowsProfiles: false)
    #else
    return nil
    #endif
  }

  /// Returns the references that are empty because the value is: a test passed with them, or they
  /// are committed as empty files. Pictures and documents are never empty.
  private func validEmptyReferences(_ references: [String]) -> Set<String> {
    let passed = (results?.entries ?? []).filter { $0.status == .passed }.map(\.id)
    let words = ["git", "ls-files", "-s", "-z", "--", "__Snapshots__"]
    let committed = ((try? ChildProcess.run(words, in: root))?.output ?? "").split(separator: "\0")
      .compactMap { line -> String? in
        // The mode, the hash of an empty file, the stage, a tab and the path.
        let parts = line.split(separator: "\t", maxSplits: 1)
        guard parts.count == 2, parts[0].contains("e69de29bb2d1d6434b8b29ae775ad8c2e48c5391") else {
          return nil
        }
        return String(parts[1])
      }
    let neverEmpty = [".png", ".svg", ".json", ".plist"]
    return Set(passed + committed).filter { path in !neverEmpty.contains { path.hasSuffix($0) } }
  }

  /// Finds references that are the same file on a case-insensitive file system.
  private func cases(_ references: [String]) -> [Finding] {
    let groups = Dictionary(grouping: references) {
      $0.precomposedStringWithCanonicalMapping.lowercased()
    }
    return groups.values.filter { $0.count > 1 }.map { $0.sorted() }
      .sorted { $0[0] < $1[0] }.map { group in
        Finding(
          kind: "case",
          what: "On macOS and Windows these are the same file: \(group.joined(separator: ", ")).",
          fix: "Rename one of the tests, or pass `named:`, and remove the old reference."
        )
      }
  }

  private func leftovers() -> [Finding] {
    files(in: "__Snapshots__", hidden: true)
      .filter { FilePath.name(of: $0).hasPrefix(".snapshot-") }
      .map { path in
        Finding(
          kind: "leftover",
          what: "A killed run left \(path).",
          fix: "Run the tests again, which removes it, or delete it."
        )
      }
  }

  /// Finds references that the last complete run didn’t use and whose tests the sources don’t
  /// declare.
  private func stale() -> [Finding] {
    guard let results,
      let plan = try? UnusedReferences(
        root: root,
        results: results,
        tests: results.entries.map(\.test),
        sources: SwiftSources.texts(below: root)
      ).plan(),
      let first = plan.unused.first
    else { return [] }
    return [
      Finding(
        kind: "stale",
        what: "No test uses \(plan.unused.count.counted("reference")), such as \(first).",
        fix:
          "Run `swift run snapshot prune` to list them, and add `--delete` to remove them."
      )
    ]
  }

  /// The results of the last run, in which entries accepted since then count as passed.
  private var results: Results? {
    guard let results = try? Results(artifacts: artifacts) else { return nil }
    let acceptance = Acceptance(root: root, artifacts: artifacts)
    return ReviewFolder(results: results, acceptance: acceptance).settledResults
  }

  private func unreadableResults() -> [Finding] {
    do {
      _ = try Results(artifacts: artifacts)
      return []
    } catch {
      return [
        Finding(
          kind: "artifacts",
          what: "\(error)",
          fix: "Update the package, or remove \(artifacts) and run the tests."
        )
      ]
    }
  }

  private func environment() -> [Finding] {
    var findings: [Finding] = []
    let environment = RunEnvironment(variables: variables)
    do {
      if let mode = try environment.recordMode(), mode != .missing {
        findings.append(
          Finding(
            kind: "variable",
            what: "SNAPSHOT_RECORD is \(mode.rawValue) and overrides the record mode in the code.",
            fix: "Run `unset SNAPSHOT_RECORD` if that isn’t intended."
          )
        )
      }
    } catch {
      findings.append(
        Finding(kind: "variable", what: "\(error)", fix: "Run `unset SNAPSHOT_RECORD`.")
      )
    }
    if let variable = environment.continuousIntegrationVariable, Terminal.isInteractive {
      findings.append(
        Finding(
          kind: "variable",
          what: "\(variable) is set, so no reference is recorded.",
          fix: "Run `export CI=false` on your own machine."
        )
      )
    }
    return findings
  }

  private func folder() -> [Finding] {
    var candidate = artifacts
    while candidate != "/", !FilePath.exists(candidate) {
      candidate = FilePath.directory(of: candidate)
    }
    guard access(candidate, W_OK) != 0 else { return [] }
    return [
      Finding(
        kind: "artifacts",
        what: "The folder \(artifacts) isn’t writable.",
        fix: "Set SNAPSHOT_ARTIFACTS to a writable folder."
      )
    ]
  }

  // MARK: - Files

  private var isGit: Bool {
    (try? ChildProcess.run(["git", "rev-parse", "--git-dir"], in: root).status) == 0
  }

  /// Whether a path is that of a reference, by its depth and its extension. A folder that has such
  /// a path can't be one of a module or a suite.
  private func isNamedLikeReference(_ path: String) -> Bool {
    guard let path = RelativePath(path), path.parts.count == 4 else { return false }
    return ["png", "apng", "svg", "txt", "json", "plist"].contains(path.pathExtension)
  }

  /// Returns the paths of files below a folder, relative to the root, sorted.
  ///
  /// - Parameter isReference: Whether a folder counts as a file, because a reference should have
  ///   its path.
  private func files(
    in folder: String,
    hidden: Bool = false,
    isReference: (String) -> Bool = { _ in false }
  ) -> [String] {
    FolderListing.names(in: "\(root)/\(folder)").filter { hidden || !$0.hasPrefix(".") }.sorted()
      .flatMap { name in
        let path = "\(folder)/\(name)"
        guard FilePath.isDirectory("\(root)/\(path)"), !isReference(path) else { return [path] }
        return files(in: path, hidden: hidden, isReference: isReference)
      }
  }
}

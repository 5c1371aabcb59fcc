internal import Foundation
internal import SnapshotCore

/// A search for references that no test uses.
///
/// A reference is in use if the last complete run used it, if a listed test can own it, or if the
/// sources declare its suite and its function, for example for another platform. Files that don't
/// look like references are ignored.
package struct UnusedReferences: Sendable {
  /// The package root.
  package var root: String
  package var results: Results
  /// The output lines of `swift test list`, such as `Module.Suite/function()`.
  package var tests: [String]
  /// The texts of the package's Swift sources.
  package var sources: [String]

  package init(root: String, results: Results, tests: [String], sources: [String]) {
    self.root = root
    self.results = results
    self.tests = tests
    self.sources = sources
  }

  /// The result of the search.
  package struct Plan: Codable, Hashable, Sendable {
    /// The references that nothing uses, relative to the root.
    package var unused: [String] = []
    /// The files in folders of references that aren't references, relative to the root.
    package var foreign: [String] = []
    /// The folders of modules that no test target has, relative to the root, with the number of
    /// files in each; those files are in `foreign` as well.
    package var unknownModules: [String: Int] = [:]
    /// The empty folders of suites, such as those left by killed runs, relative to the root.
    package var emptyFolders: [String] = []
    /// The number of references in use.
    package var used = 0
  }

  /// The reason why unused references can't be determined.
  package enum Refusal: Error, Hashable, Sendable {
    case noWholeRun
    case unfinishedRun
    case failures(Int)
    case noTests
  }

  /// Returns the references that could be removed.
  package func plan() throws(Refusal) -> Plan {
    try UnusedReferences.check(results)
    if tests.isEmpty { throw .noTests }
    let index = Index(tests: tests, sources: sources)
    let used = Set(references.map(\.id))
    let extensions = Set(used.map { FilePath.pathExtension(of: $0) }).union([
      "png", "svg", "txt", "json",
    ])
    var modules = index.modules
    for id in used { if let name = ReferenceName(id) { modules.insert(name.module) } }
    var plan = Plan()
    let suites = suiteFolders()
    plan.emptyFolders = suites.filter { FolderListing.names(in: "\(root)/\($0)").isEmpty }
    for id in suites.flatMap({ folder in names(in: folder).map { "\(folder)/\($0)" } }) {
      if used.contains(id) {
        plan.used += 1
        continue
      }
      let name = ReferenceName(id)
      if let name, !modules.contains(name.module) {
        let folder = FilePath.directory(of: FilePath.directory(of: id))
        plan.unknownModules[folder, default: 0] += 1
      }
      guard let name, modules.contains(name.module),
        extensions.contains(FilePath.pathExtension(of: id)), isReference(id, name)
      else {
        plan.foreign.append(id)
        continue
      }
      if index.mayOwn(name) { plan.used += 1 } else { plan.unused.append(id) }
    }
    return plan
  }

  /// Throws if the results don't show which references are unused.
  package static func check(_ results: Results) throws(Refusal) {
    let isWhole = { (run: ResultsReader.Run) in
      run.end != nil && !run.begin.isFiltered && run.begin.parent == nil
    }
    guard let whole = results.runs.last(where: isWhole) else { throw .noWholeRun }
    let clock = ResultClock()
    let isNewer = { (run: ResultsReader.Run) in
      clock.order(run.begin.began) >= clock.order(whole.begin.began)
    }
    if results.runs.contains(where: { $0.end == nil && isNewer($0) }) { throw .unfinishedRun }
    let failures = results.failures.count
    if failures > 0 { throw .failures(failures) }
  }

  /// The entries whose references are files.
  private var references: [ResultEntry] { results.entries.filter { !$0.isInline } }

  /// Returns the folders of suites in all snapshot folders that runs used.
  private func suiteFolders() -> [String] {
    var folders: Set<String> = ["__Snapshots__"]
    // Results may be from another machine, so a path must be that of an existing file of this
    // package.
    for case let path? in references.map({ RelativePath($0.id) }) where path.parts.count > 3 {
      let folder = path.parts.dropLast(3).joined(separator: "/")
      guard !folders.contains(folder), !BuildInput.contains(path),
        case .bytes = LinkFreeFolder(root).contents(at: path, limit: .max)
      else { continue }
      folders.insert(folder)
    }
    return folders.sorted().flatMap { folder in
      names(in: folder).flatMap { module in
        names(in: "\(folder)/\(module)").map { "\(folder)/\(module)/\($0)" }
      }
      .filter(isFolder)
    }
  }

  private func names(in folder: String) -> [String] {
    guard isFolder(folder) else { return [] }
    return FolderListing.names(in: "\(root)/\(folder)").filter { !$0.hasPrefix(".") }.sorted()
  }

  /// Whether a path is a folder and not a symbolic link.
  private func isFolder(_ path: String) -> Bool {
    RelativePath(path).map(LinkFreeFolder(root).isFolder) ?? false
  }

  private func isReference(_ id: String, _ name: ReferenceName) -> Bool {
    var status = stat()
    guard lstat("\(root)/\(id)", &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      return false
    }
    guard let path = RelativePath(id),
      path.parts[0] == "__Snapshots__" || !BuildInput.contains(path)
    else { return false }
    return SafeName.sanitized(name.file, limit: 255) == name.file
      && !name.file.lowercased().hasPrefix("readme")
  }
}

extension UnusedReferences {
  /// The last three components of a reference's path.
  struct ReferenceName {
    var module: String
    var suite: String
    var file: String

    init?(_ id: String) {
      let parts = FilePath.parts(of: id)
      guard parts.count >= 3 else { return nil }
      (module, suite, file) = (
        parts[parts.count - 3], parts[parts.count - 2], parts[parts.count - 1]
      )
    }
  }

  /// The tests, by the names that their references have.
  private struct Index {
    var modules: Set<String> = []
    /// The functions of each suite, by `Module/Suite`.
    private var functions: [String: Set<String>] = [:]
    /// The functions of each module that are outside suites, by module.
    private var freeFunctions: [String: Set<String>] = [:]
    private var declaredFunctions: Set<String> = []
    private var declaredTypes: Set<String> = []

    init(tests: [String], sources: [String]) {
      for test in tests { add(test) }
      for source in sources {
        for match in source.matches(of: /\bfunc\s+(`[^`\n]+`|\w+)/) {
          declaredFunctions.insert(Index.name(String(match.1)))
        }
        for match in source.matches(
          of: /\b(?:struct|class|enum|actor|extension)\s+([\w.]+|`[^`\n]+`)/
        ) {
          let last = match.1.split(separator: ".").last.map(String.init) ?? String(match.1)
          declaredTypes.insert(Index.name(last))
        }
      }
    }

    private mutating func add(_ test: String) {
      guard let dot = test.firstIndex(of: ".") else { return }
      let module = SafeName.sanitized(String(test[..<dot]))
      modules.insert(module)
      let rest = test[test.index(after: dot)...]
      guard let slash = rest.lastIndex(of: "/") else {
        freeFunctions[module, default: []].insert(Index.name(String(rest)))
        return
      }
      let suites = rest[..<slash].split(whereSeparator: { $0 == "/" || $0 == "." })
      let suite = suites.map { TestIdentity(fileID: "", function: String($0)).bareFunction }
      let folder = SafeName.sanitized(suite.joined(separator: "."), limit: 160)
      let function = Index.name(String(rest[rest.index(after: slash)...]))
      functions["\(module)/\(folder)", default: []].insert(function)
    }

    private static func name(_ function: String) -> String {
      SafeName.sanitized(TestIdentity(fileID: "", function: function).bareFunction)
    }

    func mayOwn(_ name: ReferenceName) -> Bool {
      let owners = functions["\(name.module)/\(name.suite)", default: []]
        .union(freeFunctions[name.module, default: []])
      if Index.owns(owners, name.file) { return true }
      let type = name.suite.split(separator: ".").last.map(String.init) ?? name.suite
      return declaredTypes.contains(type) && Index.owns(declaredFunctions, name.file)
    }

    /// Whether the name of a file is that of a function, or begins with it.
    private static func owns(_ functions: Set<String>, _ file: String) -> Bool {
      if functions.contains(file) { return true }
      return file.indices.contains { index in
        "._-".contains(file[index]) && functions.contains(String(file[..<index]))
      }
    }
  }
}

extension UnusedReferences.Refusal: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noWholeRun:
      "No run of all tests has finished yet, so it isn’t known which references are unused. "
        + "Run `swift test` without filters first."
    case .unfinishedRun:
      "The last run crashed or is still running. Let `swift test` finish first."
    case .failures(let count):
      "\(count.counted("snapshot")) failed, and a failed test may not have used all its references. "
        + "Make `swift test` pass first."
    case .noTests:
      "The list of tests is empty. Does `swift test list` work here?"
    }
  }
}

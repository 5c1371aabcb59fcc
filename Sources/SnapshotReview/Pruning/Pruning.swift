internal import Foundation
internal import SnapshotCore

/// Finds references that no test uses any more.
///
/// A reference lives while the last whole run used it, while a test that may own it is listed, or
/// while the sources declare its suite and its function, as for a platform that isn't this one.
/// Whatever doesn't look like a reference is none of its business.
package struct Pruning: Sendable {
  /// The package root.
  package var root: String
  package var results: Results
  /// The tests as `swift test list` prints them: `Module.Suite/function()`.
  package var tests: [String]
  /// Swift sources, as text.
  package var sources: [String]

  package init(root: String, results: Results, tests: [String], sources: [String]) {
    self.root = root
    self.results = results
    self.tests = tests
    self.sources = sources
  }

  /// What was found.
  package struct Plan: Codable, Hashable, Sendable {
    /// References that nothing uses, relative to the root.
    package var unused: [String] = []
    /// Files beside references that are left alone, relative to the root.
    package var foreign: [String] = []
    /// Folders of suites that hold nothing, as a killed run leaves them, relative to the root.
    package var emptyFolders: [String] = []
    /// The number of references in use.
    package var used = 0
  }

  /// Why nothing can be said.
  package enum Refusal: Error, Hashable, Sendable {
    case noWholeRun
    case unfinishedRun
    case failures(Int)
    case noTests
  }

  /// Returns what could go.
  package func plan() throws(Refusal) -> Plan {
    try Pruning.check(results)
    if tests.isEmpty { throw .noTests }
    let index = Index(tests: tests, sources: sources)
    let used = Set(references.map(\.id))
    let extensions = Set(used.map { FilePath.pathExtension(of: $0) }).union([
      "png", "svg", "txt", "json",
    ])
    var modules = index.modules
    for id in used { if let place = Place(id) { modules.insert(place.module) } }
    var plan = Plan()
    let suites = suiteFolders()
    plan.emptyFolders = suites.filter { FolderListing.names(in: "\(root)/\($0)").isEmpty }
    for id in suites.flatMap({ folder in names(in: folder).map { "\(folder)/\($0)" } }) {
      if used.contains(id) {
        plan.used += 1
        continue
      }
      guard let place = Place(id), modules.contains(place.module),
        extensions.contains(FilePath.pathExtension(of: id)), isReference(id, place)
      else {
        plan.foreign.append(id)
        continue
      }
      if index.mayOwn(place) { plan.used += 1 } else { plan.unused.append(id) }
    }
    return plan
  }

  /// Finds out whether results can tell at all what is unused.
  package static func check(_ results: Results) throws(Refusal) {
    guard let whole = results.runs.last(where: { $0.end != nil && !$0.begin.isFiltered }) else {
      throw .noWholeRun
    }
    let clock = ResultClock()
    let isNewer = { (run: ResultsReader.Run) in
      clock.order(run.begin.began) >= clock.order(whole.begin.began)
    }
    if results.runs.contains(where: { $0.end == nil && isNewer($0) }) { throw .unfinishedRun }
    let failures = results.failures.count
    if failures > 0 { throw .failures(failures) }
  }

  /// What was compared with a file. A source that holds literals is no folder of references.
  private var references: [ResultEntry] { results.entries.filter { !$0.isInline } }

  /// The folders that references lie in, in the snapshot folders that runs used.
  private func suiteFolders() -> [String] {
    var folders: Set<String> = ["__Snapshots__"]
    // Results may come from a stranger; what they name must be a reference of this package.
    for case let path? in references.map({ RelativePath($0.id) }) where path.parts.count > 3 {
      let folder = path.parts.dropLast(3).joined(separator: "/")
      guard !folders.contains(folder), !BuildInput.contains(path),
        case .bytes = ContainedFolder(root).finding(at: path, limit: .max)
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

  /// A linked folder is somebody else's.
  private func isFolder(_ path: String) -> Bool {
    RelativePath(path).map(ContainedFolder(root).isFolder) ?? false
  }

  private func isReference(_ id: String, _ place: Place) -> Bool {
    var status = stat()
    guard lstat("\(root)/\(id)", &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      return false
    }
    guard let path = RelativePath(id),
      path.parts[0] == "__Snapshots__" || !BuildInput.contains(path)
    else { return false }
    return SafeName.make(place.file, limit: 255) == place.file
      && !place.file.lowercased().hasPrefix("readme")
  }
}

extension Pruning {
  /// The last three parts of a reference's path.
  struct Place {
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

  /// Which tests there are, under the names that their references bear.
  private struct Index {
    var modules: Set<String> = []
    /// The functions of `Module/Suite`.
    private var functions: [String: Set<String>] = [:]
    /// The functions of a module that belong to no suite.
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
      let module = SafeName.make(String(test[..<dot]))
      modules.insert(module)
      let rest = test[test.index(after: dot)...]
      guard let slash = rest.lastIndex(of: "/") else {
        freeFunctions[module, default: []].insert(Index.name(String(rest)))
        return
      }
      let suites = rest[..<slash].split(whereSeparator: { $0 == "/" || $0 == "." })
      let suite = suites.map { TestIdentity(fileID: "", function: String($0)).bareFunction }
      let folder = SafeName.make(suite.joined(separator: "."), limit: 160)
      let function = Index.name(String(rest[rest.index(after: slash)...]))
      functions["\(module)/\(folder)", default: []].insert(function)
    }

    private static func name(_ function: String) -> String {
      SafeName.make(TestIdentity(fileID: "", function: function).bareFunction)
    }

    func mayOwn(_ place: Place) -> Bool {
      let owners = functions["\(place.module)/\(place.suite)", default: []]
        .union(freeFunctions[place.module, default: []])
      if Index.owns(owners, place.file) { return true }
      let type = place.suite.split(separator: ".").last.map(String.init) ?? place.suite
      return declaredTypes.contains(type) && Index.owns(declaredFunctions, place.file)
    }

    /// Whether the file's name is a function's, or begins with it.
    private static func owns(_ functions: Set<String>, _ file: String) -> Bool {
      if functions.contains(file) { return true }
      return file.indices.contains { index in
        "._-".contains(file[index]) && functions.contains(String(file[..<index]))
      }
    }
  }
}

extension Pruning.Refusal: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noWholeRun:
      "No run of all tests has ended yet, so nothing is known of what is unused. "
        + "Run `swift test` without filters first."
    case .unfinishedRun:
      "The last run crashed or still goes on. Run `swift test` to its end first."
    case .failures(let count):
      "\(count.counted("snapshot")) failed, and a test that fails may not reach all it uses. "
        + "Get `swift test` green first."
    case .noTests:
      "No tests are listed. Does `swift test list` work here?"
    }
  }
}

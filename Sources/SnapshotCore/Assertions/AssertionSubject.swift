/// The subject of an assertion: its name, files and texts, which don't change if the assertion is
/// repeated.
///
/// It is a class because it is made once and then shared. It is immutable.
package final class AssertionSubject: Sendable {
  package let name: SnapshotName
  package let folders: SnapshotFolders
  /// The path of the reference.
  let path: String
  /// The folder that contains the reference.
  let folder: String
  let fileUse: RunState.FileUse
  /// The entry in the results, without the outcome.
  let entry: ResultEntry
  /// The line in the results for a pass.
  let passLine: ResultLine.Frame
  private let inputs: Inputs
  /// A key that identifies the test and its case.
  private let owner: String
  /// The location of the call, with the number of the strategy if there are several.
  private let line: String

  /// Creates the subject of an assertion whose reference is a file. An unnamed assertion gets the
  /// number 1.
  convenience init(of assertion: Assertion) throws {
    if let name = assertion.name, name.isEmpty { throw AssertionError.emptyName }
    let caller = assertion.caller
    let inputs = Inputs(assertion)
    let name = SnapshotName(
      identity: caller.identity,
      named: inputs.fullName,
      pathExtension: inputs.pathExtension
    )
    let folders = try SnapshotFolders.found(
      source: caller.source,
      directory: inputs.directory,
      artifacts: inputs.artifacts,
      environment: inputs.environment
    )
    let entry = ResultEntry(
      id: "",
      status: .passed,
      test: caller.testID,
      filter: caller.filter,
      place: AssertionSubject.position(in: caller.line),
      source: folders.source,
      strategy: inputs.strategyName
    )
    self.init(inputs, name, folders, entry, owner: caller.owner, line: caller.line)
  }

  /// Creates the subject of an assertion whose reference is part of a source file.
  ///
  /// - Parameters:
  ///   - source: The path of the source file.
  ///   - name: The name of the artifacts.
  ///   - id: A closure that returns the identifier in the results, shown in place of a path.
  package convenience init(
    of assertion: Assertion,
    in source: String,
    named name: String,
    id makeID: (SnapshotFolders) -> String
  ) throws {
    let caller = assertion.caller
    let inputs = Inputs(assertion)
    let name = SnapshotName(
      identity: caller.identity,
      named: name,
      pathExtension: inputs.pathExtension ?? "txt"
    )
    let folders = try SnapshotFolders.found(
      source: source,
      directory: nil,
      artifacts: inputs.artifacts,
      environment: inputs.environment
    )
    let id = makeID(folders)
    let entry = ResultEntry(
      id: id,
      status: .passed,
      test: caller.testID,
      filter: caller.filter,
      place: AssertionSubject.position(in: caller.line),
      source: folders.source,
      strategy: inputs.strategyName
    )
    self.init(inputs, name, folders, entry, owner: caller.owner, line: caller.line, path: id)
  }

  /// - Parameters:
  ///   - id: The text used in place of the path if the reference isn't a file.
  ///   - frame: The line of a subject that differs only in its number, if there is one.
  private init(
    _ inputs: Inputs,
    _ name: SnapshotName,
    _ folders: SnapshotFolders,
    _ entry: ResultEntry,
    owner: String,
    line: String,
    path id: String? = nil,
    frame: ResultLine.Frame? = nil
  ) {
    self.owner = owner
    self.line = line
    self.inputs = inputs
    self.name = name
    self.folders = folders
    path = id ?? folders.path(of: name)
    folder = folders.directory + "/" + name.folder
    fileUse = RunState.FileUse(
      owner: owner,
      line: line,
      path: path,
      name: inputs.name
    )
    var entry = entry
    entry.id = id ?? folders.shownPath(of: name)
    entry.name = name.stemWithOrdinal
    self.entry = entry
    passLine =
      frame.map { ResultLine.Frame(of: entry, otherwiseLike: $0) } ?? ResultLine.Frame(of: entry)
  }

  /// The path of the reference relative to the package root.
  package var shownPath: String { entry.id }

  /// Returns the subject of an assertion that differs only in its number.
  func with(ordinal: Int) -> AssertionSubject {
    guard ordinal != name.ordinal else { return self }
    return AssertionSubject(
      inputs,
      name.with(ordinal: ordinal),
      folders,
      entry,
      owner: owner,
      line: line,
      frame: passLine
    )
  }

  /// Returns the same subject with the reference's path in swift-snapshot-testing's layout.
  func with(formerPath path: String?) -> AssertionSubject {
    var entry = entry
    entry.former = path.map(folders.shown)
    return AssertionSubject(inputs, name, folders, entry, owner: owner, line: line)
  }

  /// Returns the location of a call without the number of its strategy.
  private static func position(in line: String) -> String {
    guard let comma = TextBytes.lastIndex(of: ",", in: line) else { return line }
    let rest = line[comma...]
    return TextBytes.starts(String(rest), with: ", strategy ") ? String(line[..<comma]) : line
  }

  /// Whether another assertion of the same caller has this subject, apart from the number.
  func isSubject(of assertion: Assertion) -> Bool { inputs.isEqual(toThoseOf: assertion) }

  /// The values besides the caller that determine the subject.
  private struct Inputs: Sendable {
    let name: String?
    let strategy: String
    let pathExtension: String?
    let directory: String?
    let scopeName: String?
    let artifacts: String?
    let environment: RunEnvironment

    init(_ assertion: Assertion) {
      let settings = assertion.scope.settings
      name = assertion.name
      strategy = assertion.strategy
      pathExtension = assertion.pathExtension
      directory = assertion.directory ?? settings.directory
      scopeName = settings.name
      artifacts = settings.artifacts
      environment = assertion.environment
    }

    /// Whether an assertion has the same inputs. Texts are compared as bytes, because composed and
    /// decomposed letters give different names.
    func isEqual(toThoseOf assertion: Assertion) -> Bool {
      let settings = assertion.scope.settings
      return TextBytes.areSame(name, assertion.name)
        && TextBytes.areSame(pathExtension, assertion.pathExtension)
        && TextBytes.areSame(strategy, assertion.strategy)
        && TextBytes.areSame(directory, assertion.directory ?? settings.directory)
        && TextBytes.areSame(scopeName, settings.name)
        && TextBytes.areSame(artifacts, settings.artifacts)
        && environment.isSame(as: assertion.environment)
    }

    /// The names of the scope and of the call, joined by a dot.
    var fullName: String? {
      guard let scopeName, !scopeName.isEmpty else { return name }
      guard let name else { return scopeName }
      return scopeName + "." + name
    }

    /// The name of the strategy without its parameters; `nil` if it is empty.
    var strategyName: String? {
      guard strategy.hasSuffix(")") else { return strategy.isEmpty ? nil : strategy }
      return String(strategy.prefix { $0 != "(" })
    }
  }
}

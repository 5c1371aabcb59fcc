/// What an assertion is about: all that stays the same however often its caller repeats it.
///
/// A class because it is made once and then shared; it never changes.
final class AssertionSubject: Sendable {
  let name: SnapshotName
  let place: SnapshotPlace
  /// The path of the reference.
  let path: String
  /// The folder that the reference lies in.
  let folder: String
  let claim: RunLedger.Claim
  /// What results say of it in any case.
  let entry: ResultEntry
  /// The line of results that tells of a pass.
  let passLine: ResultLine.Frame
  private let inputs: Inputs
  /// Tells the test and its case from all others.
  private let owner: String
  /// The place of the call, and which of its strategies this is.
  private let line: String

  /// Finds names, places and texts; an unnamed assertion gets the number 1.
  convenience init(of assertion: Assertion) throws {
    if let name = assertion.name, name.isEmpty { throw AssertionError.emptyName }
    let caller = assertion.caller
    let inputs = Inputs(assertion)
    let name = SnapshotName(
      identity: caller.identity,
      named: inputs.fullName,
      pathExtension: inputs.pathExtension
    )
    let place = try SnapshotPlace.found(
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
      source: place.source,
      strategy: inputs.strategyName
    )
    self.init(inputs, name, place, entry, owner: caller.owner, line: caller.line)
  }

  /// Finds names, places and texts where the reference is a literal in the source.
  convenience init(of assertion: Assertion, inline call: InlineCall) throws {
    let caller = assertion.caller
    let inputs = Inputs(assertion)
    let position = "\(call.place.line)-\(call.place.column)"
    let name = SnapshotName(
      identity: caller.identity,
      named: "inline-\(position)-\(call.place.label)",
      pathExtension: inputs.pathExtension ?? "txt"
    )
    let place = try SnapshotPlace.found(
      source: call.file,
      directory: nil,
      artifacts: inputs.artifacts,
      environment: inputs.environment
    )
    // Cases share the place, but one that passes mustn't speak for another one.
    let arguments = caller.testID.firstIndex(of: "[").map { caller.testID[$0...] } ?? ""
    // Of several closures of one call, each is a snapshot of its own.
    let label = call.place.label == "matches" ? "" : ":\(call.place.label)"
    let id = "\(place.source):\(call.place.line):\(call.place.column)\(label)\(arguments)"
    let entry = ResultEntry(
      id: id,
      status: .passed,
      test: caller.testID,
      filter: caller.filter,
      place: AssertionSubject.position(in: caller.line),
      source: place.source,
      strategy: inputs.strategyName
    )
    self.init(inputs, name, place, entry, owner: caller.owner, line: caller.line, path: id)
  }

  /// - Parameter inlinePath: What stands for the path of the reference where that is no file.
  private init(
    _ inputs: Inputs,
    _ name: SnapshotName,
    _ place: SnapshotPlace,
    _ entry: ResultEntry,
    owner: String,
    line: String,
    path inlinePath: String? = nil
  ) {
    self.owner = owner
    self.line = line
    self.inputs = inputs
    self.name = name
    self.place = place
    path = inlinePath ?? place.path(of: name)
    folder = place.directory + "/" + name.folder
    claim = RunLedger.Claim(
      owner: owner,
      line: line,
      path: path,
      name: inputs.name
    )
    var entry = entry
    entry.id = inlinePath ?? place.shownPath(of: name)
    entry.name = name.stemWithOrdinal
    self.entry = entry
    passLine = ResultLine.Frame(of: entry)
  }

  /// The path of the reference as a person in the package root would type it.
  var shownPath: String { entry.id }

  /// Returns what an assertion that differs only in its number is about.
  func with(ordinal: Int) -> AssertionSubject {
    guard ordinal != name.ordinal else { return self }
    return AssertionSubject(
      inputs,
      name.with(ordinal: ordinal),
      place,
      entry,
      owner: owner,
      line: line
    )
  }

  /// Returns the same subject with the reference's path in swift-snapshot-testing's layout.
  func with(formerPath path: String?) -> AssertionSubject {
    var entry = entry
    entry.former = path.map(place.shown)
    return AssertionSubject(inputs, name, place, entry, owner: owner, line: line)
  }

  /// The place of a call without the number of its strategy.
  private static func position(in line: String) -> String {
    guard let comma = TextBytes.lastIndex(of: ",", in: line) else { return line }
    let rest = line[comma...]
    return TextBytes.starts(String(rest), with: ", strategy ") ? String(line[..<comma]) : line
  }

  /// Whether another assertion of the same caller is about this, but for its number.
  func isSubject(of assertion: Assertion) -> Bool { inputs.isAsked(by: assertion) }

  /// Everything besides the caller that the subject depends on.
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

    /// Texts are compared by their bytes: two compositions of one letter are two names.
    func isAsked(by assertion: Assertion) -> Bool {
      let settings = assertion.scope.settings
      return TextBytes.areSame(name, assertion.name)
        && TextBytes.areSame(pathExtension, assertion.pathExtension)
        && TextBytes.areSame(strategy, assertion.strategy)
        && TextBytes.areSame(directory, assertion.directory ?? settings.directory)
        && TextBytes.areSame(scopeName, settings.name)
        && TextBytes.areSame(artifacts, settings.artifacts)
        && environment.isSame(as: assertion.environment)
    }

    /// What the scope and the call say, in this order.
    var fullName: String? {
      guard let scopeName, !scopeName.isEmpty else { return name }
      guard let name else { return scopeName }
      return scopeName + "." + name
    }

    /// The strategy without its parameters; `nil` where it has no name.
    var strategyName: String? {
      guard strategy.hasSuffix(")") else { return strategy.isEmpty ? nil : strategy }
      return String(strategy.prefix { $0 != "(" })
    }
  }
}

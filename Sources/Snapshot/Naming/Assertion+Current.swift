internal import SnapshotCore
internal import Testing

extension Assertion {
  /// Creates the assertion that the current test makes at a place in the code.
  init(
    at site: CallSite,
    named name: String?,
    pathExtension: String?,
    record: RecordMode?,
    directory: String?
  ) throws(AssertionError) {
    let test = Test.current
    let identity = try TestIdentity.current(test: test, site: site)
    self.init(
      identity: identity,
      testID: identity.displayID,
      filter: identity.filter(isFree: test.map { $0.id.nameComponents.count == 1 } ?? false),
      source: test?.sourceLocation.filePath ?? site.filePath,
      line: site.short,
      name: name,
      pathExtension: pathExtension,
      record: record,
      directory: directory,
      task: withUnsafeCurrentTask { $0?.hashValue }
    )
  }
}

extension TestIdentity {
  /// The identity of the current test, or of the code itself where there is none.
  fileprivate static func current(
    test: Test?,
    site: CallSite
  ) throws(AssertionError) -> TestIdentity {
    guard let test else { return TestIdentity(fileID: site.fileID, function: site.function) }
    guard let arguments = Test.Case.current.map(CaseArguments.arguments) ?? [] else {
      throw .argumentsHidden
    }
    let components = test.id.nameComponents
    let suites = components.dropLast()
    let file = TestIdentity.baseName(ofFile: test.sourceLocation.fileID)
    return TestIdentity(
      module: test.id.moduleName,
      suites: suites.isEmpty ? [file] : Array(suites),
      function: components.last ?? test.name,
      arguments: arguments
    )
  }

  /// The test and its case, for people.
  fileprivate var displayID: String {
    let values = arguments.map { "\($0.label)=\($0.text)\($0.distinction.map { "#\($0)" } ?? "")" }
    let list = values.isEmpty ? "" : "[\(values.joined(separator: ", "))]"
    return VisibleText.lines("\(module).\(bareSuite)/\(function)\(list)")
  }

  /// What finds the test again. It is a regular expression, in which a dot stands for anything.
  fileprivate func filter(isFree: Bool) -> String {
    let path = "\(isFree ? module : bareSuite).\(bareFunction)"
    return String(path.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") ? $0 : "." })
  }
}

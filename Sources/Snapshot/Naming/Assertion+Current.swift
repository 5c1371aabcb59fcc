internal import SnapshotCore
internal import Testing

extension Assertion {
  /// Creates the assertion that the current test makes at a place in the code.
  init(
    at site: CallSite,
    by strategy: StrategyKind,
    _ options: AssertionOptions
  ) throws(AssertionError) {
    let test = Test.current
    let identity = try TestIdentity.current(test: test, site: site)
    let suite = identity.bareSuite
    let isFree = test.map { $0.id.nameComponents.count == 1 } ?? false
    self.init(
      identity: identity,
      testID: identity.displayID(suite: suite),
      filter: identity.filter(path: isFree ? identity.module : suite),
      source: test?.sourceLocation.filePath ?? site.filePath,
      line: site.short,
      name: options.name,
      strategy: strategy.name,
      pathExtension: strategy.pathExtension,
      record: options.record,
      directory: options.directory,
      stopwatch: site.stopwatch,
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
    let id = test.id
    let components = id.nameComponents
    let suites = components.dropLast()
    return TestIdentity(
      module: id.moduleName,
      suites: suites.isEmpty
        ? [TestIdentity.baseName(ofFile: test.sourceLocation.fileID)] : Array(suites),
      function: components.last ?? test.name,
      arguments: arguments
    )
  }

  /// The test and its case, for people.
  fileprivate func displayID(suite: String) -> String {
    var text = module + "." + suite + "/" + function
    if !arguments.isEmpty {
      let values = arguments.map {
        "\($0.label)=\($0.text)\($0.distinction.map { "#\($0)" } ?? "")"
      }
      text += "[" + values.joined(separator: ", ") + "]"
    }
    return VisibleText.lines(text)
  }

  /// What finds the test again. It is a regular expression, in which a dot stands for anything.
  fileprivate func filter(path: String) -> String {
    let path = path + "." + bareFunction
    if TextBytes.areAll(of: path, in: TestIdentity.plain) { return path }
    let bytes = path.unicodeScalars.map { scalar -> UInt8 in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "_": UInt8(ascii: scalar)
      default: UInt8(ascii: ".")
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What a regular expression takes for itself, or for anything.
  private static let plain = TextBytes.Set(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_.".utf8
  )
}

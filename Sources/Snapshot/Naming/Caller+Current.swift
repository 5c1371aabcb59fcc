internal import SnapshotCore
internal import Synchronization
internal import Testing

extension Assertion {
  /// Creates an assertion of the current test at a call site.
  init(
    at site: CallSite,
    by strategy: StrategyKind,
    _ options: AssertionOptions
  ) throws(AssertionError) {
    self.init(
      caller: try Caller.current(at: site),
      name: options.name,
      strategy: strategy.name,
      pathExtension: strategy.pathExtension,
      record: options.record,
      directory: options.directory,
      former: FormerName.existing(at: site),
      began: site.began,
      task: options.name == nil ? RunningTask.current : nil
    )
  }
}

extension Caller {
  /// Returns the caller for the current test, or for the calling function if there is no test.
  ///
  /// The caller is cached, and with it the subject of its latest assertion.
  fileprivate static func current(at site: CallSite) throws(AssertionError) -> Caller {
    // `Test` is large, and each use of the optional copies it, so it is unwrapped once.
    guard let test = Test.current else {
      let method = Runner.current == .xcTest ? nameOfXCTest : nil
      let key = CacheKey(code: site.code, method: method, function: ExactText(site.function))
      return cached(key) { Caller(nil, [], method: method, at: site) }
    }
    let id = test.id
    var key = CacheKey(
      code: site.code,
      test: id,
      function: ExactText(id.nameComponents.last ?? "")
    )
    if test.isParameterized, let testCase = Test.Case.current {
      guard let found = CaseArguments.arguments(of: testCase) else { throw .argumentsHidden }
      key.arguments = found
    }
    return cached(key) { Caller(test, key.arguments, method: nil, at: site) }
  }

  /// Returns the cached caller for a key, or stores a new one.
  private static func cached(_ key: CacheKey, orMake make: () -> Caller) -> Caller {
    if let caller = cache.withLock({ $0[key] }) { return caller }
    let caller = make()
    cache.withLock { cache in
      // Every call in every test case adds a caller, so the cache is bounded.
      if cache.count >= 256 { cache.removeAll() }
      cache[key] = caller
    }
    return caller
  }

  private static let cache = Mutex<[CacheKey: Caller]>([:])

  /// The class and the method of the running XCTest, if they are known.
  private static var nameOfXCTest: String? {
    #if canImport(XCTest)
    RunningXCTest.name
    #else
    nil
    #endif
  }

  /// The values that determine a caller.
  private struct CacheKey: Hashable {
    var code: CallSite.Code
    var test: Test.ID?
    /// The class and the method of an XCTest.
    var method: String?
    /// The function of the test, or of the call if there is no test.
    var function: ExactText
    var arguments: [TestArgument] = []

    /// Hashes only the parts that differ between most callers, because every assertion hashes its
    /// key, and the whole key is long.
    func hash(into hasher: inout Hasher) {
      hasher.combine(code)
      hasher.combine(function)
      TextBytes.hash(method, into: &hasher)
      for argument in arguments { TextBytes.hash(argument.text, into: &hasher) }
    }
  }

  /// - Parameter method: The class and the method of an XCTest, if they are known.
  private convenience init(
    _ test: Test?,
    _ arguments: [TestArgument],
    method: String?,
    at site: CallSite
  ) {
    let identity = TestIdentity(test, arguments, at: site)
    let suite = identity.bareSuite
    let isFree = test.map { $0.id.nameComponents.count == 1 } ?? false
    let testID = identity.displayID(suite: suite)
    let declaration = test?.sourceLocation.declaration ?? method.map { "called by \($0)" }
    self.init(
      identity: identity,
      testID: testID,
      owner: identity.owner(testID, declaration: declaration),
      filter: identity.filter(path: isFree ? identity.module : suite, isSwiftTesting: test != nil),
      source: test?.sourceLocation.filePath ?? site.filePath,
      line: site.shortLocation,
      mayRunAgain: test?.mayBeRunAgainByTrait ?? false,
      isInExitTest: test == nil && ExitTest.current != nil
    )
  }
}

extension TestIdentity {
  /// Creates the identity of a test, or of the calling function if there is no test.
  fileprivate init(_ test: Test?, _ arguments: [TestArgument], at site: CallSite) {
    guard let test else {
      self.init(fileID: site.fileID, function: TestIdentity.function(at: site))
      return
    }
    let id = test.id
    let components = id.nameComponents
    let suites = components.dropLast()
    self.init(
      module: id.moduleName,
      suites: suites.isEmpty
        ? [TestIdentity.baseName(ofFile: test.sourceLocation.fileID)] : Array(suites),
      function: components.last ?? test.name,
      arguments: arguments
    )
  }

  /// Returns the function name of a call outside tests.
  ///
  /// The body of an exit test is in a function that a macro generates. Its name contains the line
  /// and column of the macro, so it would change with every edit above it.
  private static func function(at site: CallSite) -> String {
    guard site.function.utf8.starts(with: "$s".utf8) else { return site.function }
    return ExitTest.current == nil ? "in-macro" : "exit-test"
  }

  /// Returns the name of the test and its case as shown to people.
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

  /// Returns a key of the test and its case that also distinguishes overloads, and arguments with
  /// the same text.
  ///
  /// - Parameter declaration: The location of the test's declaration, or the class and the method
  ///   of an XCTest, in the form `declared at …` or `called by …`.
  fileprivate func owner(_ testID: String, declaration: String?) -> String {
    var texts = [testID]
    if let declaration { texts.append(declaration) }
    texts += arguments.map { "\($0.text.utf8.count) \($0.text) \($0.value)" }
    return texts.joined(separator: "\0")
  }

  /// Returns the regular expression for `swift test --filter` that selects the test. Dots replace
  /// characters other than letters, digits and underscores.
  ///
  /// For Swift Testing it ends with a parenthesis, so it doesn't select tests whose names only
  /// begin with this one.
  fileprivate func filter(path: String, isSwiftTesting: Bool) -> String {
    let isPlain = TextBytes.areAll(of: bareFunction, in: TestIdentity.plain)
    // A name that is written in backticks has them in the runner's identifiers, too.
    let function = isPlain ? bareFunction : "`\(bareFunction)`"
    return TestIdentity.pattern(path + "." + function) + (isSwiftTesting ? "[(]" : "")
  }

  private static func pattern(_ path: String) -> String {
    if TextBytes.areAll(of: path, in: TestIdentity.plain) { return path }
    let bytes = path.unicodeScalars.map { scalar -> UInt8 in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "_": UInt8(ascii: scalar)
      default: UInt8(ascii: ".")
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Characters that are unchanged in the filter.
  private static let plain = TextBytes.Set(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_.".utf8
  )
}

extension SourceLocation {
  /// The location in the form `declared at BadgeTests/Badge.swift:12:5`.
  fileprivate var declaration: String { "declared at \(fileID):\(line):\(column)" }
}

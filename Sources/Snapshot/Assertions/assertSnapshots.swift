public import SnapshotCore

/// Asserts that a value matches its references with several strategies.
///
/// ```swift
/// assertSnapshots(of: Badge(), as: [.svg, .pathCommands])
/// ```
///
/// Each strategy records a separate snapshot. Unnamed snapshots with the same extension are
/// numbered in order.
///
/// - Parameters:
///   - value: The value, evaluated once, and a second time before a reference is written. If
///     it throws, the assertion fails with the error.
///   - strategies: The strategies that render and compare the value.
///   - name: A name that distinguishes assertions of one test; unnamed ones are numbered.
///   - record: The record mode; `SNAPSHOT_RECORD` and `CI` override it.
///   - directory: The folder of the references, relative to the package root, instead of
///     `__Snapshots__`.
///   - fileID: The module and file of the call.
///   - filePath: The path of the file.
///   - testName: The function of the call, used for the name if there is no current test.
///   - line: The line of the call.
///   - column: The column of the call.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as strategies: [Snapshotting<Value, Format>],
  named name: String? = nil,
  record: RecordMode? = nil,
  directory: String? = nil,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  let site = CallSite(fileID, filePath, line, column, in: testName)
  let options = AssertionOptions(name, record, directory)
  guard !strategies.isEmpty else { return site.reportThatNothingIsAsserted() }
  var assertion = MultipleStrategies(at: site, of: Result { try created(value) })
  for strategy in strategies { assertion.report(strategy, options, again: value) }
}

/// Asserts that a value matches its references with several strategies of different formats.
///
/// ```swift
/// assertSnapshots(of: Badge(), as: .png, .svg)
/// ```
///
/// Each strategy records a separate snapshot. Unnamed snapshots with the same extension are
/// numbered in order.
///
/// - Parameters:
///   - value: The value, evaluated once, and a second time before a reference is written. If
///     it throws, the assertion fails with the error.
///   - first: The first strategy.
///   - second: The second strategy.
///   - others: Further strategies.
///   - name: A name that distinguishes assertions of one test; unnamed ones are numbered.
///   - record: The record mode; `SNAPSHOT_RECORD` and `CI` override it.
///   - directory: The folder of the references, relative to the package root, instead of
///     `__Snapshots__`.
///   - fileID: The module and file of the call.
///   - filePath: The path of the file.
///   - testName: The function of the call, used for the name if there is no current test.
///   - line: The line of the call.
///   - column: The column of the call.
public func assertSnapshots<Value, First, Second, each Other>(
  of value: @autoclosure () throws -> Value,
  as first: Snapshotting<Value, First>,
  _ second: Snapshotting<Value, Second>,
  _ others: repeat Snapshotting<Value, each Other>,
  named name: String? = nil,
  record: RecordMode? = nil,
  directory: String? = nil,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  let site = CallSite(fileID, filePath, line, column, in: testName)
  let options = AssertionOptions(name, record, directory)
  var assertion = MultipleStrategies(at: site, of: Result { try created(value) })
  assertion.report(first, options, again: value)
  assertion.report(second, options, again: value)
  repeat assertion.report(each others, options, again: value)
}

/// Asserts that a value matches its references with several named strategies.
///
/// ```swift
/// assertSnapshots(of: Badge(), as: ["small": .png(scale: 1), "large": .png(scale: 3)])
/// ```
///
/// - Parameters:
///   - value: The value, evaluated once, and a second time before a reference is written. If
///     it throws, the assertion fails with the error.
///   - strategies: The strategies, keyed by the names of their snapshots. Snapshots are compared in
///     the order of their names.
///   - record: The record mode; `SNAPSHOT_RECORD` and `CI` override it.
///   - directory: The folder of the references, relative to the package root, instead of
///     `__Snapshots__`.
///   - fileID: The module and file of the call.
///   - filePath: The path of the file.
///   - testName: The function of the call, used for the name if there is no current test.
///   - line: The line of the call.
///   - column: The column of the call.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as strategies: [String: Snapshotting<Value, Format>],
  record: RecordMode? = nil,
  directory: String? = nil,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  let site = CallSite(fileID, filePath, line, column, in: testName)
  guard !strategies.isEmpty else { return site.reportThatNothingIsAsserted() }
  var assertion = MultipleStrategies(at: site, of: Result { try created(value) })
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    assertion.report(strategy, AssertionOptions(name, record, directory), again: value)
  }
}

extension CallSite {
  /// Fails the test for an empty list of strategies, which would otherwise always pass.
  fileprivate func reportThatNothingIsAsserted() {
    let message = "Nothing was asserted: the list of strategies is empty. Pass at least one."
    Reporter.report(AssertionResult(verdict: nil, outcome: .failure, message: message), at: self)
  }
}

/// One value that is compared with several strategies, one after another.
private struct MultipleStrategies<Value> {
  private var site: CallSite
  private let value: Result<Value, any Error>
  /// The second evaluation of the value, shared by all strategies that record.
  private var second: Result<Value, any Error>?
  private var isOver = false

  init(at site: CallSite, of value: Result<Value, any Error>) {
    self.site = site
    self.value = value
  }

  mutating func report<Format>(
    _ strategy: Snapshotting<Value, Format>,
    _ options: AssertionOptions,
    again makeAgain: () throws -> Value
  ) {
    guard !isOver else { return }
    site.beginPart()
    let result = RenderingNotes.collecting {
      let rendering = Result { try strategy.render(value.get()) }
      return site.begin(rendering, by: strategy.kind, options).finish {
        let second = second ?? Result { try created(makeAgain) }
        self.second = second
        return try strategy.render(second.get())
      }
    }
    Reporter.report(result, at: site)
    // An error of the value is reported once, not once per strategy.
    if case .failure = value { isOver = true }
  }
}

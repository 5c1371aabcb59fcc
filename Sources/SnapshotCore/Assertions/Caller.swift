internal import Synchronization

/// The caller of an assertion: one place in the code, in one case of a test.
///
/// It is a class because the assertions of one caller share what was computed for the first one.
package final class Caller: Sendable {
  package let identity: TestIdentity
  /// The test and its case as shown to people.
  package let testID: String
  /// A key that identifies the test and its case in a run, different even for overloads with the
  /// same arguments.
  package let owner: String
  /// Whether something other than the test runner may run the test again, such as a trait that
  /// retries.
  package let mayRunAgain: Bool
  /// Whether this is the process of an exit test, which doesn't know the files that other processes
  /// use.
  package let isInExitTest: Bool
  /// The argument of `swift test --filter` that selects this test.
  package let filter: String
  /// The path of the test's source file.
  package let source: String
  /// The place of the call, such as `File.swift:12:5`.
  package let line: String
  private let latest = Mutex<AssertionSubject?>(nil)

  package init(
    identity: TestIdentity,
    testID: String,
    owner: String? = nil,
    filter: String,
    source: String,
    line: String,
    mayRunAgain: Bool = false,
    isInExitTest: Bool = false
  ) {
    self.identity = identity
    self.testID = testID
    self.owner = owner ?? testID
    self.mayRunAgain = mayRunAgain
    self.isInExitTest = isInExitTest
    self.filter = filter
    self.source = source
    self.line = line
  }

  /// The subject of the latest assertion of this caller.
  var latestSubject: AssertionSubject? {
    get { latest.withLock { $0 } }
    set { latest.withLock { $0 = newValue } }
  }
}

internal import Synchronization

/// Who asserts: one place in the code, called by one case of a test.
///
/// A class because every assertion of the caller shares what was found out for the first one.
package final class Caller: Sendable {
  package let identity: TestIdentity
  /// The test and its case, for people.
  package let testID: String
  /// Tells the test and its case from all others in a run, even from an overload with the same
  /// arguments.
  package let owner: String
  /// Whether something besides the test runner may run the test again, such as a trait that retries.
  package let mayRunAgain: Bool
  /// Whether this is the process of an exit test, which doesn't know what other processes use.
  package let isInExitTest: Bool
  /// What `swift test --filter` takes to run this test.
  package let filter: String
  /// The path of the test's source.
  package let source: String
  /// The place of the call, as `File.swift:12:5`.
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

  /// What the latest assertion of this caller was about.
  var latestSubject: AssertionSubject? {
    get { latest.withLock { $0 } }
    set { latest.withLock { $0 = newValue } }
  }
}

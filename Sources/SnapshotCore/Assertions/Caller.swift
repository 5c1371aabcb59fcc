internal import Synchronization

/// Who asserts: one place in the code, called by one case of a test.
///
/// A class because every assertion of the caller shares what was found out for the first one.
package final class Caller: Sendable {
  package let identity: TestIdentity
  /// The test and its case, for telling assertions apart within a run.
  package let testID: String
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
    filter: String,
    source: String,
    line: String
  ) {
    self.identity = identity
    self.testID = testID
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

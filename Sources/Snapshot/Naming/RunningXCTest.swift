#if canImport(XCTest)
internal import Foundation
internal import Synchronization
internal import XCTest

/// Observes which XCTest is running.
///
/// The observer is added by the first assertion, so the test that makes it isn't known.
final class RunningXCTest: NSObject, XCTestObservation {
  private static let latest = Mutex<String?>(nil)
  private static let registration: Void = XCTestObservationCenter.shared.addTestObserver(
    RunningXCTest()
  )

  /// The class and the method, such as `BadgeTests.testRound`; `nil` between tests and in the first
  /// test that makes an assertion.
  static var name: String? {
    registration
    return latest.withLock { $0 }
  }

  func testCaseWillStart(_ testCase: XCTestCase) {
    RunningXCTest.latest.withLock { $0 = testCase.name }
  }

  func testCaseDidFinish(_ testCase: XCTestCase) {
    RunningXCTest.latest.withLock { $0 = nil }
  }
}
#endif

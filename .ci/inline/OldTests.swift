import Snapshot
import XCTest

final class OldTests: XCTestCase {
  func testText() {
    assertInlineSnapshot(of: "a", as: .lines, message: "said first")
    assertInlineSnapshot(of: ["a": 1], as: .json)
  }
}

import SwiftUI
import Testing

/// The units of Dispatch and the screen of UIKit.
@Suite
struct DispatchUnitsTests {
  @Test
  func unitsAreThoseOfASecond() {
    #expect((NSEC_PER_SEC, NSEC_PER_MSEC, NSEC_PER_USEC) == (1_000_000_000, 1_000_000, 1_000))
    #expect(USEC_PER_SEC == 1_000_000)
  }
}

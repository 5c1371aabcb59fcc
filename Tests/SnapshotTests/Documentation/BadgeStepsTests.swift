import Drawing
import Snapshot
import Testing

/// The pictures of the tutorial in `Drawing.docc`.
@Suite struct BadgeStepsTests {
  @Test func first() { assertSnapshot(of: FirstStep(), as: .png) }

  @Test func second() { assertSnapshot(of: SecondStep(), as: .png) }

  @Test func third() { assertSnapshot(of: ThirdStep(), as: .png) }

  @Test func fourth() { assertSnapshot(of: FourthStep(), as: .png) }

  @Test func animated() {
    assertSnapshot(of: AnimatedBadge(), as: .frames(at: [0, 0.25, 0.5, 0.75, 1]))
  }
}

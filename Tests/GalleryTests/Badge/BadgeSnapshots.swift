import Drawing
import Foundation
import Gallery
import Snapshot
import Testing

@Suite
struct BadgeSnapshots {
  private let size = CGSize(width: 512, height: 512)

  @Test
  func badge() {
    assertSnapshot(of: Badge(), as: .png(size: size))
    assertSnapshot(of: Badge(), as: .svg(size: size))
    assertSnapshot(of: Badge(), as: .pathCommands(size: size))
  }

  @Test
  func badgeOnNothing() {
    assertSnapshot(
      of: Badge(),
      as: .png(size: CGSize(width: 256, height: 256), scale: 0.5, background: .clear)
    )
  }
}

import Drawing
import Foundation
import Gallery
import Snapshot
import Testing

@Suite
struct ChristmasTreeSnapshots {
  private let size = CGSize(width: 400, height: 800)

  @Test
  func tree() {
    assertSnapshot(of: ChristmasTree(), as: .png(size: size))
    assertSnapshot(of: ChristmasTree(), as: .svg(size: size))
    assertSnapshot(of: ChristmasTree(), as: .pathCommands(size: size))
  }
}

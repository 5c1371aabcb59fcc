import Drawing
import Foundation
import Gallery
import Snapshot
import Testing

@Suite
struct ChristmasTreeSceneSnapshots {
  private let size = CGSize(width: 400, height: 800)

  @Test(arguments: [0.0, 3.0])
  func scene(time: Double) {
    assertSnapshot(of: ChristmasTreeScene().clockOffset(time), as: .png(size: size))
  }
}

import Drawing
import Foundation
import Gallery
import Snapshot
import Testing

@Suite
struct CornerMaskSnapshots {
  private let size = CGSize(width: 256, height: 256)

  @Test(arguments: [0.0, 1.0, 2.0])
  func mask(time: Double) {
    let scene = CornerMask().clockOffset(time)
    assertSnapshot(of: scene, as: .png(size: size))
    assertSnapshot(of: scene, as: .svg(size: size))
  }
}

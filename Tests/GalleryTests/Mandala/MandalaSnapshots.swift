import Drawing
import Foundation
import Gallery
import Snapshot
import Testing

@Suite
struct MandalaSnapshots {
  private let size = CGSize(width: 512, height: 512)

  @Test(arguments: [16, 48, 64])
  func mandala(pins: Int) {
    let scene = Mandala(pins: pins)
    assertSnapshot(of: scene, as: .png(size: size))
    assertSnapshot(of: scene, as: .svg(size: size))
    assertSnapshot(of: scene, as: .pathCommands(size: size))
  }

  @Test
  func stringsOverOneAnother() {
    let scene = Mandala(
      pins: 48,
      strings: [MandalaString(31, .red), MandalaString(19, .blue), MandalaString(11, .green)]
    )
    assertSnapshot(of: scene, as: .png(size: size))
  }
}

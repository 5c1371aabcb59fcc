import Drawing
import Foundation
import Gallery
import Snapshot
import Testing

@Suite
struct FireworksSnapshots {
  private let size = CGSize(width: 512, height: 512)

  @Test(arguments: [0.5, 2.5, 4.5])
  func fireworks(time: Double) {
    let scene = Fireworks(seed: 2020, time: time)
    assertSnapshot(of: scene, as: .png(size: size))
    assertSnapshot(of: scene, as: .svg(size: size))
    assertSnapshot(of: scene, as: .pathCommands(size: size))
  }

  @Test func fireworksAtNight() {
    let scene = Fireworks(seed: 2020, time: 1.5, isAtNight: true)
    assertSnapshot(of: scene, as: .png(size: size))
  }
}

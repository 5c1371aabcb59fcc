// The pictures of 1 MP that are compared, written and read.

import Pixels

/// Pictures of 1000 × 1000 pixels and variations of them.
enum TestPictures {
  static let side = 1000

  /// Vector art: the badge over particles.
  static let art: Bitmap = {
    let frame = OurFrame(FlatScene.all(side: side)[3])
    frame.draw()
    return bitmap([UInt8](frame.pixels))
  }()

  /// Smooth noise, as in a photo.
  static let photo: Bitmap = {
    var random = SeededNumbers(seed: 5)
    var bytes = [UInt8](repeating: 255, count: side * side * 4)
    for y in 0..<side {
      for x in 0..<side {
        let at = (y * side + x) * 4, light = Double(x + y) / Double(2 * side) * 180 + 40
        for channel in 0..<3 { bytes[at + channel] = UInt8(light + random.next(-12, 12)) }
      }
    }
    return bitmap(bytes)
  }()

  /// Changes one pixel in a hundred.
  static func scattered(_ picture: Bitmap) -> Bitmap {
    var random = SeededNumbers(seed: 6), bytes = picture.bytes
    for _ in 0..<side * side / 100 {
      let at = Int(random.next(0, Double(side * side))) * 4
      bytes[at] = bytes[at] &+ 40
    }
    return bitmap(bytes)
  }

  /// The art moved by a third of a pixel, which changes all its edges.
  static let shiftedArt: Bitmap = {
    var scene = FlatScene.all(side: side)[3]
    for index in scene.commands.indices { scene.commands[index].matrix[4] += 0.33 }
    let frame = OurFrame(scene)
    frame.draw()
    return bitmap([UInt8](frame.pixels))
  }()

  /// Adds a little to every channel.
  static func noisy(_ picture: Bitmap) -> Bitmap {
    var random = SeededNumbers(seed: 8), bytes = picture.bytes
    for index in bytes.indices where index % 4 != 3 {
      bytes[index] = UInt8(min(max(Double(bytes[index]) + random.next(-4, 4), 0), 255))
    }
    return bitmap(bytes)
  }

  private static func bitmap(_ bytes: [UInt8]) -> Bitmap {
    guard let bitmap = Bitmap(width: side, height: side, bytes: bytes) else { fatalError("size") }
    return bitmap
  }
}

import Drawing
import Foundation
import Pixels
import Scene

/// How a scene is shown over time.
struct AnimatedImage {
  /// How much of it is shown, in seconds from its start.
  let length: Double
  /// How many pictures a second there are.
  let rate: Double

  /// The times of the pictures, in seconds.
  var times: [Double] {
    (0..<Int((length * rate).rounded())).map { Double($0) / rate }
  }

  /// The times of the few pictures on the film strip.
  var strip: [Double] {
    let times = times
    return (0..<8).map { times[$0 * (times.count - 1) / 7] }
  }
}

extension GalleryItem {
  /// Draws the files that show the scene over time: frames, an animation, a strip.
  func filmFiles() throws -> [OutputFile] {
    guard let film else { return [] }
    return try drawing {
      var renderer = renderer(at: 0)
      renderer.background = .white
      let frames = try renderer.bitmaps(at: film.times)
      let animation = try PNG.encode(frames: frames, duration: 1 / film.rate)
      let strip = try renderer.filmStrip(at: film.strip, scale: 0.25)
      let stripPicture = try PNG.encode(strip.bitmap(scale: 2), scale: 2)
      return try frames.enumerated().map { number, frame in
        OutputFile(name: frameName(number), bytes: Data(try PNG.encode(frame)))
      } + [
        OutputFile(name: "\(name)-film.png", bytes: Data(animation)),
        OutputFile(name: "\(name)-strip.png", bytes: Data(stripPicture)),
      ]
    }
  }

  /// The file of a frame of the film.
  func frameName(_ number: Int) -> String {
    let digits = String(number)
    return "\(name)-frames/\(String(repeating: "0", count: max(3 - digits.count, 0)))\(digits).png"
  }
}

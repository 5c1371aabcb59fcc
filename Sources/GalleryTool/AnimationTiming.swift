import Drawing
import Foundation
import Pixels
import Scene

/// The duration and frame rate of an animated scene.
struct AnimationTiming {
  /// The duration, in seconds.
  let duration: Double
  /// The number of frames per second.
  let framesPerSecond: Double

  /// The times of the frames, in seconds.
  var times: [Double] {
    (0..<Int((duration * framesPerSecond).rounded())).map { Double($0) / framesPerSecond }
  }

  /// The times of the eight frames in the film strip, in seconds.
  var filmStripTimes: [Double] {
    let times = times
    return (0..<8).map { times[$0 * (times.count - 1) / 7] }
  }
}

extension GalleryItem {
  /// Renders the files of the animation: its frames, an animated PNG and a film strip.
  func animationFiles() throws -> [OutputFile] {
    guard let timing = animation else { return [] }
    return try drawing {
      let renderer = renderer(at: 0)
      let frames = try renderer.bitmaps(at: timing.times)
      let animatedPicture = try PNG.encode(frames: frames, duration: 1 / timing.framesPerSecond)
      let strip = try renderer.filmStrip(at: timing.filmStripTimes, scale: 0.25)
      let stripPicture = try PNG.encode(strip.bitmap(scale: 2), scale: 2)
      return try frames.enumerated().map { number, frame in
        OutputFile(name: frameName(number), bytes: Data(try PNG.encode(frame)))
      } + [
        OutputFile(name: "\(name)-film.png", bytes: Data(animatedPicture)),
        OutputFile(name: "\(name)-strip.png", bytes: Data(stripPicture)),
      ]
    }
  }

  /// Returns the file name of a frame.
  func frameName(_ number: Int) -> String {
    let digits = String(number)
    return "\(name)-frames/\(String(repeating: "0", count: max(3 - digits.count, 0)))\(digits).png"
  }
}

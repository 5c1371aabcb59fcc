// How fast are the ten scenes drawn compared with cairo and Skia, and how much slower in debug?

import Foundation

/// Returns the times of this library as lines of `side`, scene and milliseconds, for the other
/// build's table.
func ourTimes(sides: [Int]) -> String {
  var lines: [String] = []
  for side in sides {
    for scene in FlatScene.all(side: side) {
      let frame = OurFrame(scene)
      let time = medians([{ milliseconds { frame.draw() } }])[0]
      lines.append("\(side)\t\(scene.name)\t\(time)")
    }
  }
  return lines.joined(separator: "\n") + "\n"
}

/// Prints the table. `debugTimes` is the result of `ourTimes` in a debug build.
func howFastAreTheTenScenes(sides: [Int], debugTimes: String) {
  printHeading("How fast are the ten scenes drawn, compared with cairo and Skia, and in debug?")
  var debug: [Substring: Double] = [:]
  for line in debugTimes.split(separator: "\n") {
    guard let tab = line.lastIndex(of: "\t") else { continue }
    debug[line[..<tab]] = Double(line[line.index(after: tab)...])
  }
  for side in sides {
    var table = Table(
      "\(side) × \(side)",
      "ours",
      "cairo",
      "Skia",
      "ours/cairo",
      "ours/Skia",
      "debug",
      "debug/release",
      "off cairo by"
    )
    let scenes = FlatScene.all(side: side), skia = SkiaFrames(scenes)
    if skia == nil { print("Skia is skipped: skia-python is not installed.") }
    for (index, scene) in scenes.enumerated() {
      let ours = OurFrame(scene), cairo = CairoFrame(scene)
      let times = medians([
        { milliseconds { ours.draw() } }, { milliseconds { cairo.draw() } },
        { skia?.milliseconds(index) ?? .nan },
      ])
      let debugTime = debug["\(side)\t\(scene.name)"] ?? .nan
      table.add(
        scene.name,
        short(times[0]),
        short(times[1]),
        short(times[2]),
        ratio(times[0], times[1]),
        ratio(times[0], times[2]),
        short(debugTime),
        ratio(debugTime, times[0]),
        short(meanDistance(ours.pixels, cairo.pixels))
      )
    }
    print(table.text + "\n")
  }
}

/// Returns the mean difference of the green channel, 0…255, between two engines' pictures. A large
/// one shows that the engines didn't draw the same picture. Green is the only colour that has the
/// same position in both formats.
private func meanDistance(_ ours: UnsafeBufferPointer<UInt8>, _ cairo: UnsafeBufferPointer<UInt8>)
  -> Double
{
  var sum = 0
  for index in stride(from: 1, to: ours.count, by: 4) {
    sum += abs(Int(ours[index]) - Int(cairo[index]))
  }
  return Double(sum) / Double(ours.count / 4)
}

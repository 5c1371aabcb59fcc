// How fast are the ten scenes drawn compared with cairo and Skia, and how much slower in debug?

import Foundation

/// Returns the times of this library as lines of `side`, scene and milliseconds, for the other
/// build's table.
func ourTimes(sides: [Int]) -> String {
  var lines: [String] = []
  for side in sides {
    for scene in FlatScene.all(side: side) {
      let frame = OurFrame(scene)
      let time = samples([{ milliseconds { frame.draw() } }])[0].median
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
      "off cairo by",
      "off Skia by",
      "remark"
    )
    let scenes = FlatScene.all(side: side), skia = SkiaFrames(scenes)
    if skia == nil { print("Skia is skipped: skia-python is not installed.") }
    for (index, scene) in scenes.enumerated() {
      let ours = OurFrame(scene), cairo = CairoFrame(scene)
      let times = samples([
        { milliseconds { ours.draw() } }, { milliseconds { cairo.draw() } },
        { skia?.milliseconds(index) ?? .nan },
      ])
      let debugTime = debug["\(side)\t\(scene.name)"] ?? .nan
      table.add(
        scene.name,
        times[0].text,
        times[1].text,
        times[2].text,
        times[0].ratios(to: times[1]).ratioText,
        times[0].ratios(to: times[2]).ratioText,
        short(debugTime),
        ratio(debugTime, times[0].median),
        short(meanDistance(ours.pixels, cairo.pixels)),
        short(skia?.pixels(index).map { meanDistance(ours.pixels, $0) } ?? .nan),
        scene.hasHairlines ? hairlineRemark : ""
      )
    }
    print(table.text + "\n")
  }
}

/// The remark for a scene that the engines don't draw alike.
private let hairlineRemark = "Skia: hairlines"

extension FlatScene {
  /// Whether Skia draws strokes of this scene as lines one pixel wide, with their width as opacity,
  /// instead of filling their outlines. It does so for widths of at most one pixel (Skia's
  /// `SkDrawTreatAsHairline`).
  fileprivate var hasHairlines: Bool {
    commands.contains { command in
      guard let pen = command.pen else { return false }
      return pen.width * max(abs(command.matrix[0]), abs(command.matrix[3])) <= 1
    }
  }
}

/// Returns the mean difference of the green channel, 0…255, between two engines' pictures. A large
/// one shows that the engines didn't draw the same picture. Green is the only colour that has the
/// same position in all formats.
private func meanDistance(
  _ ours: UnsafeBufferPointer<UInt8>,
  _ theirs: some RandomAccessCollection<UInt8>
) -> Double {
  let theirs = Array(theirs)
  guard theirs.count == ours.count else { return .nan }
  var sum = 0
  for index in stride(from: 1, to: ours.count, by: 4) {
    sum += abs(Int(ours[index]) - Int(theirs[index]))
  }
  return Double(sum) / Double(ours.count / 4)
}

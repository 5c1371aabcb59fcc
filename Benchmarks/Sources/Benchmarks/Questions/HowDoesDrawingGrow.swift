// How does drawing grow with the number of views?

import Drawing
import Foundation
import Gallery

/// Draws increasing numbers of circles, at rest and animated, separately and as one group, and
/// prints the time and the peak memory of one picture.
func howDoesDrawingGrow(counts: [Int]) {
  printHeading("How does drawing grow with the number of views? (ms, and MB added to the peak)")
  var table = Table("views", "at rest", "", "in a group", "", "moving", "", "in a group", "")
  for count in counts {
    let costs = DrawingKind.allCases.map { $0.cost(count) }
    table.rows.append(
      ["\(count)"] + costs.flatMap { [short($0.milliseconds), short($0.megabytes)] }
    )
  }
  print(table.text)
}

/// Circles at rest, with the modifiers of the moving ones.
private struct Circles: View {
  let count: Int
  let isGrouped: Bool

  var body: some View {
    if isGrouped { circles.drawingGroup() } else { circles }
  }

  private var circles: some View {
    ZStack {
      ForEach(0..<count, id: \.self) { number in
        Circle().foregroundColor(.red).opacity(0.3).scaleEffect(0.8).frame(width: 30, height: 30)
          .position(x: Double(number * 7 % 400), y: Double(number * 11 % 400))
      }
    }
  }
}

/// The kinds of drawings. Each picture is drawn by a separate process, because a process doesn't
/// return memory that it once used.
private enum DrawingKind: String, CaseIterable {
  case resting
  case restingGroup
  case moving
  case movingGroup

  func draw(_ count: Int) throws {
    switch self {
    case .resting: try draw(Circles(count: count, isGrouped: false))
    case .restingGroup: try draw(Circles(count: count, isGrouped: true))
    case .moving: try draw(BackgroundParticles(count: count, isGrouped: false))
    case .movingGroup: try draw(BackgroundParticles(count: count, isGrouped: true))
    }
  }

  private func draw<Content: View>(_ view: Content) throws {
    let renderer = ImageRenderer(content: view)
    renderer.canvasSize = CGSize(width: 400, height: 400)
    renderer.time = 2.5
    renderer.viewLimit = .max
    _ = try renderer.bitmap()
  }

  /// Returns the cost of a picture: milliseconds of processor time and megabytes at the peak.
  func cost(_ count: Int) -> (milliseconds: Double, megabytes: Double) {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = ["--draw=\(rawValue),\(count)"]
    process.standardOutput = output
    guard (try? process.run()) != nil else { return (.nan, .nan) }
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let numbers = text.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    return numbers.count == 2 ? (numbers[0], numbers[1]) : (.nan, .nan)
  }
}

/// Draws a picture and prints its cost if this is a child process of `howDoesDrawingGrow`; returns
/// whether it is.
func drawIfChildProcess(_ arguments: [String]) -> Bool {
  guard let argument = arguments.first(where: { $0.hasPrefix("--draw=") }) else { return false }
  let parts = argument.dropFirst("--draw=".count).split(separator: ",").map(String.init)
  guard parts.count == 2, let kind = DrawingKind(rawValue: parts[0]), let count = Int(parts[1])
  else { return true }
  // The first picture of a process includes one-time setup.
  guard (try? kind.draw(1)) != nil else { return true }
  let (time, memory) = (processorTime(), peakMegabytes())
  guard (try? kind.draw(count)) != nil else { return true }
  print(processorTime() - time, peakMegabytes() - memory)
  return true
}

/// Returns the peak resident memory so far in megabytes; NaN if the system doesn't report it.
private func peakMegabytes() -> Double {
  let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
  let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM") }
  let kilobytes = line?.split(whereSeparator: { !$0.isNumber }).first.flatMap { Double($0) }
  return (kilobytes ?? .nan) / 1024
}

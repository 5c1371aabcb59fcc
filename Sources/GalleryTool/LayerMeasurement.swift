import ArgumentParser
import Drawing
import Foundation
import Gallery
import Scene

/// The cost of drawing the tree's background on this machine, as one group or as many layers.
///
/// Each kind is measured in a separate process, because a process's peak memory never decreases.
struct LayerMeasurement: Codable {
  /// The number of painted elements.
  let elements: Int
  /// The number of groups, each of which is a layer when it is composited.
  let layers: Int
  /// The shortest processor time of nine renderings, in milliseconds. Unlike elapsed time, it
  /// doesn't include the time of other programs.
  let milliseconds: Double
  /// The peak of the process's memory, in MiB.
  let memory: Double

  /// The two ways to draw the discs.
  enum Kind: String, ExpressibleByArgument, CaseIterable {
    case grouped
    case separate
  }

  /// Measures one kind and prints the result as JSON.
  static func print(_ kind: Kind) throws {
    let measurement = try LayerMeasurement(kind)
    FileHandle.standardOutput.write(try JSONEncoder().encode(measurement))
  }

  /// Returns a script that defines the measurements. A measurement whose process fails is omitted.
  static func file() -> OutputFile {
    let found = Kind.allCases.compactMap { kind in measured(kind).map { "\"\(kind)\":\($0)" } }
    return OutputFile(
      name: "measured.js",
      bytes: Data("const measured = {\(found.joined(separator: ","))};\n".utf8)
    )
  }

  private static func measured(_ kind: Kind) -> String? {
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = Bundle.main.executableURL
    process.arguments = ["--measure", kind.rawValue]
    process.standardOutput = pipe
    guard (try? process.run()) != nil else { return nil }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0,
      (try? JSONDecoder().decode(LayerMeasurement.self, from: data)) != nil
    else { return nil }
    return String(decoding: data, as: UTF8.self)
  }

  private init(_ kind: Kind) throws {
    let renderer = ImageRenderer(content: BackgroundParticles(isGrouped: kind == .grouped))
    renderer.proposedSize = ProposedViewSize(width: 400, height: 800)
    renderer.time = 3
    var shortest = Double.infinity
    for _ in 0..<9 {
      let began = LayerMeasurement.processorMilliseconds
      _ = try renderer.bitmap()
      shortest = min(shortest, LayerMeasurement.processorMilliseconds - began)
    }
    let counts = LayerMeasurement.count(try renderer.displayList().nodes)
    elements = counts.leaves
    layers = counts.groups
    milliseconds = shortest
    memory = LayerMeasurement.peakMemory
  }

  /// The processor time of this process.
  private static var processorMilliseconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1_000 + Double(time.tv_nsec) / 1_000_000
  }

  /// The peak of this process's memory, in MiB. `getrusage` would include that of the process that
  /// started it.
  private static var peakMemory: Double {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    let kibibytes = line.flatMap { Double($0.filter { $0.isASCII && $0.isNumber }) } ?? 0
    return kibibytes / 1_024
  }

  private static func count(_ nodes: [DisplayList.Node]) -> (leaves: Int, groups: Int) {
    nodes.reduce(into: (0, 0)) { counts, node in
      switch node {
      case .leaf: counts.0 += 1
      case .group(let group):
        let inside = count(group.nodes)
        counts.0 += inside.leaves
        counts.1 += inside.groups + 1
      }
    }
  }
}

internal import ArgumentParser
internal import Foundation
internal import SnapshotCore
internal import SnapshotReview

#if Pictures
internal import Pixels
internal import Scene
#endif

/// The command `snapshot diff`.
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compares two files: PNG pictures by their pixels and frames, others as text.",
    discussion: """
      With one path, prints the difference of that failed snapshot.
      Exit codes: 0 equal; 1 different; 2 a file can’t be read or is damaged.
      """
  )

  @OptionGroup var folders: FolderOptions
  @OptionGroup var output: OutputOptions

  @Argument(help: "The reference, or the path of a failed snapshot.")
  var reference: String

  @Argument(help: "The file to compare with it.")
  var actual: String?

  @Option(help: "The PNG file to which a picture of the difference is written.")
  var picture: String?

  @Option(help: "The permitted difference per channel, 0 to 255.")
  var channel = 0

  @Option(help: "The number of pixels that may differ.")
  var pixels = 0

  func run() throws {
    try reportingErrors {
      guard let actual else { return try showFailure() }
      let files = try (read(reference), read(actual))
      let answer = try compare(files.0, files.1)
      if output.json {
        try Output.json(answer)
      } else if !answer.isEqual {
        Output.line(answer.summary)
        if !answer.detail.isEmpty { Output.line(output.style.difference(answer.detail)) }
      }
      if !answer.isEqual { throw ExitCode.findings }
    }
  }

  private struct JSONOutput: Codable {
    var isEqual: Bool
    var summary: String
    var detail: String
  }

  private func showFailure() throws {
    let review = try folders.review()
    let entries = try ReviewFolder.pick([reference], from: review.pending)
    if output.json {
      try Output.json(entries.map(review.verified))
    } else {
      let page = FailureText(review: review, style: output.style, mode: .everything)
      for entry in entries { Output.line(page.text(of: entry, rows: 2_000)) }
    }
    throw ExitCode.findings
  }

  private func read(_ path: String) throws -> [UInt8] {
    let file = RunEnvironment.process.absolute(path)
    switch ReferenceReader(limit: RunEnvironment.process.fileLimit).contents(at: file) {
    case .bytes(let bytes): return bytes
    case .absent: throw ToolError("Can’t read \(path): the file doesn’t exist.")
    case .problem(let problem): throw ToolError("Can’t read \(path): \(problem)")
    }
  }

  private func compare(_ reference: [UInt8], _ actual: [UInt8]) throws -> JSONOutput {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47]
    guard reference.starts(with: signature), actual.starts(with: signature) else {
      return jsonOutput(for: TextComparison.compare(reference: reference, actual: actual))
    }
    #if Pictures
    return try comparePictures(reference, actual)
    #else
    return jsonOutput(for: ByteComparison.compare(reference: reference, actual: actual))
    #endif
  }

  #if Pictures
  private func comparePictures(_ reference: [UInt8], _ actual: [UInt8]) throws -> JSONOutput {
    let tolerance = ImageTolerance.channel(atMost: channel).allowing(pixels: pixels)
    if PNG.isAnimated(reference) || PNG.isAnimated(actual) {
      return try compareAnimations(reference, actual, tolerance)
    }
    let pictures = (try PNG.decode(reference), try PNG.decode(actual))
    let comparison = BitmapComparison(
      reference: pictures.0,
      actual: pictures.1,
      tolerance: tolerance
    )
    try writePicture(pictures.0, pictures.1, tolerance)
    return JSONOutput(
      isEqual: comparison.isIdentical || comparison.isWithinTolerance,
      summary: comparison.summary,
      detail: ""
    )
  }

  private func compareAnimations(
    _ reference: [UInt8],
    _ actual: [UInt8],
    _ tolerance: ImageTolerance
  ) throws -> JSONOutput {
    let difference = try AnimationDifference(
      reference: reference,
      actual: actual,
      tolerance: tolerance
    )
    let stills = try difference.pictures ?? (PNG.decode(reference), PNG.decode(actual))
    try writePicture(stills.reference, stills.actual, tolerance)
    return JSONOutput(
      isEqual: difference.lines.isEmpty,
      summary: difference.summary,
      detail: difference.lines.filter { $0 != difference.summary }.joined(separator: "\n")
    )
  }

  private func writePicture(
    _ reference: Bitmap,
    _ actual: Bitmap,
    _ tolerance: ImageTolerance
  ) throws {
    guard let picture else { return }
    let sheet = BitmapComparison.differencePicture(
      reference: reference,
      actual: actual,
      tolerance: tolerance
    )
    try OutputFile(picture).write(try PNG.encode(sheet))
  }
  #endif

  private func jsonOutput(for comparison: Comparison) -> JSONOutput {
    switch comparison {
    case .equal: JSONOutput(isEqual: true, summary: "", detail: "")
    case .withinTolerance(let numbers, _): JSONOutput(isEqual: true, summary: numbers, detail: "")
    case .different(let difference):
      JSONOutput(isEqual: false, summary: difference.summary, detail: difference.detail)
    }
  }
}

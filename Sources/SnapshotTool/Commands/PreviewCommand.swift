internal import ArgumentParser
internal import Foundation
internal import SnapshotCore
internal import SnapshotPreview

/// The command `snapshot preview`.
struct PreviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Renders the previews of SwiftUI files without changing a file or writing a test.",
    discussion: """
      Builds the parts of the files that compile, and lists the rest. Rendering runs the code of \
      the files, so preview only files that you trust. Exit codes: 0 all previews were rendered; \
      1 some were omitted or failed; 2 nothing could be rendered.
      """
  )

  @Argument(help: "Folders, Swift files, or targets of the package.")
  var inputs: [String]

  @Option(help: "Render only previews whose name or file contains this text.")
  var filter: String?

  @Flag(help: "Render only in light mode.")
  var light = false

  @Flag(help: "Render only in dark mode.")
  var dark = false

  @Option(name: .long, help: "A dynamic type size, such as accessibility3.")
  var typeSize: String?

  @Option(
    help: """
      The times to render, in seconds, such as 0,0.5,1. (default: 0, and 2 for a view that is still \
      blank)
      """
  )
  var at: String?

  @Option(help: "Pixels per point.")
  var scale = 2.0

  @Option(help: "The size in points that is proposed to previews without a size.")
  var size = "393x852"

  @Option(
    help: "The limit in seconds for a preview's processor time, and for waiting without computing."
  )
  var timeout = 20.0

  @Flag(help: "Also render every view that can be created without arguments.")
  var all = false

  @Flag(help: "Also write an SVG file for each picture.")
  var svg = false

  @Flag(name: .long, help: "Also write the display list for each picture.")
  var displayList = false

  @Flag(help: "Render again whenever a file changes.")
  var watch = false

  @Option(name: .shortAndLong, help: "The folder to write pictures to; by default .build/previews.")
  var output: String?

  @Option(name: .long, help: "The package; by default, the one that contains the current folder.")
  var packagePath: String?

  @Option(
    name: .long,
    help: ArgumentHelp("The folder of the snapshot package.", visibility: .hidden)
  )
  var snapshotPackage: String?

  @Flag(help: "Print the compiler's output if nothing builds.")
  var verbose = false

  @OptionGroup var printing: OutputOptions

  func run() throws {
    try reportingErrors {
      let text = PreviewText(style: printing.style, isJSON: printing.json)
      let preview = try PreviewRun(options(), progress: text.progress)
      let report = try text.run(preview, isVerbose: verbose)
      try text.print(report)
      guard watch else { throw ExitCode(report.exitCode) }
      try text.watch(preview, after: report, isVerbose: verbose)
    }
  }

  private func options() throws -> PreviewOptions {
    let folders = FolderOptions(package: packagePath)
    var options = PreviewOptions()
    options.inputs = inputs
    options.root = folders.root
    options.snapshotPackage = snapshotPackage
    options.filter = filter
    if light != dark { options.schemes = [dark ? "dark" : "light"] }
    options.typeSize = typeSize
    if at != nil { options.timeOfBlankViews = nil }
    options.times = (at ?? "0").split(separator: ",", omittingEmptySubsequences: false).map {
      Double($0) ?? .nan
    }
    options.scale = scale
    let sides = size.split(separator: "x").map { Double($0) ?? .nan }
    options.size = sides.count == 2 ? (sides[0], sides[1]) : (.nan, .nan)
    options.timeout = timeout
    options.includesViews = all
    options.writesSVG = svg
    options.writesDisplayList = displayList
    let environment = RunEnvironment.process
    options.output = FilePath.standardized(
      output.map(environment.absolute) ?? "\(folders.root)/.build/previews"
    )
    return options
  }
}

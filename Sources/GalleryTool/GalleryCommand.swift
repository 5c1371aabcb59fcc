import ArgumentParser
import Foundation

/// Draws the scenes and a page that shows them.
@main
struct GalleryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Draws scenes as SVG, PNG, text and animations, with a page that shows them.",
    discussion: """
      Writes NAME.svg, NAME.png and NAME.txt for tree, badge, fireworks, mandala and mask. \
      Animated scenes also get an animated PNG (NAME-film.png), NAME-strip.png and the folder \
      NAME-frames. Also writes an index.html that opens directly from disk. The same version \
      always writes the same bytes, except for measured.js, which contains the time and memory \
      needed to draw the tree on this machine.
      """
  )

  @Option(name: .shortAndLong, help: "The folder to write to; created if missing.")
  var output = "gallery"

  @Flag(help: "Use a transparent background for PNG pictures instead of white.")
  var transparent = false

  @Flag(inversion: .prefixedNo, help: "Write the animations of animated scenes.")
  var film = true

  @Option(help: .hidden)
  var measure: LayerMeasurement.Kind?

  func validate() throws {
    guard !output.isEmpty else {
      throw ValidationError("--output is empty. Pass the path of a folder.")
    }
  }

  func run() throws {
    if let measure { return try LayerMeasurement.print(measure) }
    let folder = OutputFolder(path: output)
    do {
      try folder.create()
      let progress = Progress()
      for item in GalleryItem.all {
        progress.show(item.title)
        for file in try item.files(transparent: transparent) { try folder.write(file) }
        if film { for file in try item.animationFiles() { try folder.write(file) } }
        for file in item.sources.files(of: item.name) { try folder.write(file) }
      }
      for file in try Demonstration.all.flatMap({ try $0.files() }) { try folder.write(file) }
      try folder.write(LayerMeasurement.file())
      try folder.write(IndexPage(items: GalleryItem.all, showsFilms: film).file())
      progress.clear()
    } catch let error as OutputError {
      report("\(error)")
      throw ExitCode.failure
    }
    let sentence =
      "Wrote \(GalleryItem.all.count) scenes. Open \(folder.url(of: "index.html").path)\n"
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(sentence.utf8))
    } catch {
      report("can’t write to standard output.")
      throw ExitCode.failure
    }
  }

  private func report(_ text: String) {
    // If this write fails as well, there is nowhere to report it.
    try? FileHandle.standardError.write(contentsOf: Data("gallery: \(text)\n".utf8))
  }
}

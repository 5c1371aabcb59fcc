import Drawing
import Foundation
import Pixels
import Testing

/// The pixels of every drawing of the vocabulary, compared with librsvg's rendering of its SVG.
@Suite
struct RenderedSVGTests {
  @Test(
    .enabled(if: RSVG.isInstalled, "rsvg-convert isn't installed: nothing to compare with"),
    arguments: VocabularyDrawing.all
  )
  func svgShowsWhatThePixelsShow(_ drawing: VocabularyDrawing) throws {
    let renderer = drawing.renderer
    let ours = try renderer.bitmap()
    let theirs = try RSVG.bitmap(of: renderer.svg(), scale: renderer.scale)
    #expect(ours.width == theirs.width && ours.height == theirs.height)
    let means = RenderedSVGTests.meanDistances(ours, theirs)
    let worst = means.max() ?? 0
    #expect(worst <= drawing.tolerance, "a channel is off by \(worst) of 255 in the mean")
  }

  @Test
  func everyDrawingShowsSomething() throws {
    let blank = try VocabularyDrawing("blank") { EmptyView() }.renderer.bitmap()
    let empty = try VocabularyDrawing.all.filter { drawing in
      let renderer = drawing.renderer
      renderer.scale = 1
      return try renderer.bitmap() == blank
    }
    #expect(empty.map(\.name) == [])
    #expect(Set(VocabularyDrawing.all.map(\.name)).count == VocabularyDrawing.all.count)
  }

  private static func meanDistances(_ first: Bitmap, _ second: Bitmap) -> [Double] {
    let (first, second) = (first.bytes, second.bytes)
    guard first.count == second.count, !first.isEmpty else { return [255] }
    var sums = [0, 0, 0, 0]
    for index in first.indices { sums[index % 4] += abs(Int(first[index]) - Int(second[index])) }
    return sums.map { Double($0) / Double(first.count / 4) }
  }
}

/// The program `rsvg-convert`.
private enum RSVG {
  private static let path = ["/usr/bin/rsvg-convert", "/usr/local/bin/rsvg-convert"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  static var isInstalled: Bool { path != nil }

  static func bitmap(of svg: String, scale: CGFloat) throws -> Bitmap {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("svg-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (source, result) = (
      folder.appendingPathComponent("a.svg"), folder.appendingPathComponent("a.png")
    )
    try Data(svg.utf8).write(to: source)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(path))
    process.arguments = ["--zoom", "\(scale)", "--output", result.path, source.path]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return try PNG.decode(Array(Data(contentsOf: result)))
  }
}

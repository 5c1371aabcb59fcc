import Foundation

/// The source, test and reference files of a scene.
struct SceneSources {
  private let source: String
  private let parts: [String]
  private let tests: String
  private let reference: String

  /// Creates a list from file names below `Sources/Gallery`, `Tests/GalleryTests` and their
  /// references.
  init(_ source: String, tests: String, reference: String, parts: [String]) {
    self.source = source
    self.parts = parts
    self.tests = tests
    self.reference = reference
  }

  /// The source code of the scene's body; `nil` if the package was moved after it was built.
  var body: String? {
    guard let text = SceneSources.text(of: "Sources/Gallery/\(source).swift"),
      let start = text.range(of: "  public var body: some View {\n"),
      let end = text.range(of: "\n  }\n", range: start.upperBound..<text.endIndex)
    else { return nil }
    return text[start.lowerBound..<end.upperBound].split(separator: "\n")
      .map { $0.hasPrefix("  ") ? String($0.dropFirst(2)) : String($0) }
      .joined(separator: "\n")
  }

  /// Returns the labels and the names of the copied files.
  func links(of name: String) -> [(label: String, file: String)] {
    [
      ("Source", "\(name)-source.txt"), ("Test", "\(name)-test.txt"),
      ("Reference", "\(name)-reference.png"),
    ]
  }

  /// Returns copies of the source, the test and a reference, so that the gallery is complete
  /// without the package. Missing files are omitted.
  func files(of name: String) -> [OutputFile] {
    let sources = ([source] + parts).compactMap {
      SceneSources.text(of: "Sources/Gallery/\($0).swift")
    }
    let contents: [(String, Data?)] = [
      ("source.txt", Data(sources.joined(separator: "\n").utf8)),
      ("test.txt", SceneSources.data(of: "Tests/GalleryTests/\(tests).swift")),
      ("reference.png", SceneSources.data(of: "__Snapshots__/GalleryTests/\(reference)")),
    ]
    return contents.compactMap { file, data in
      data.map { OutputFile(name: "\(name)-\(file)", bytes: $0) }
    }
  }

  private static func text(of path: String) -> String? {
    data(of: path).map { String(decoding: $0, as: UTF8.self) }
  }

  private static func data(of path: String) -> Data? {
    let folder = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return try? Data(contentsOf: folder.appendingPathComponent(path))
  }
}

#if Fonts

import FontShaping
import Foundation
import Testing

/// Font files as they come from outside: each defect has an error that names the file and the
/// cause.
@Suite struct FontFileTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "FontFileTests-\(UUID().uuidString)")

  /// Writes a file and returns the error of reading it.
  private func problem(_ bytes: [UInt8], named name: String = "Broken.ttf") throws -> FontError? {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appending(path: name)
    try Data(bytes).write(to: url)
    do throws(FontError) {
      _ = try FontFolder.faces(at: url)
      return nil
    } catch {
      return error
    }
  }

  private func sample(_ name: String = "SampleSans-Regular.ttf") throws -> [UInt8] {
    [UInt8](try Data(contentsOf: TestFonts.url(name)))
  }

  /// Returns the offset of a table's entry in the directory.
  private func entry(_ tag: String, in font: [UInt8]) throws -> Int {
    let count = Int(font[4]) << 8 | Int(font[5])
    return try #require(
      (0..<count).map { 12 + 16 * $0 }.first { Array(font[$0..<$0 + 4]) == Array(tag.utf8) }
    )
  }

  private func offset(_ tag: String, in font: [UInt8]) throws -> Int {
    let entry = try entry(tag, in: font)
    return font[(entry + 8)..<(entry + 12)].reduce(0) { $0 << 8 | Int($1) }
  }

  @Test func readsTheTestFonts() throws {
    let faces = try FontFolder.faces(at: TestFonts.folder)
    #expect(
      faces.map(\.family) == [
        "Sample Sans", "Sample Cursive", "Sample Cursive", "Sample Curves", "Sample Optical",
        "Sample Sans", "Sample Sans", "Sample Variable",
      ]
    )
  }

  @Test(arguments: [[], [0], Array("not a font at all".utf8), Array(repeating: 0, count: 4096)])
  func reportsBytesThatAreNotAFont(_ bytes: [UInt8]) throws {
    let error = try #require(try problem(bytes))
    #expect(error.description.contains("Broken.ttf"))
    #expect(error.description.contains("neither a TrueType or OpenType font nor a collection"))
  }

  @Test func namesACompressedFont() throws {
    let error = try #require(try problem(Array("wOF2".utf8) + Array(repeating: 0, count: 64)))
    #expect(error.description.contains("convert it to TrueType or OpenType"))
  }

  @Test(arguments: ["glyf", "cmap", "head", "GSUB"])
  func namesATableBeyondTheEnd(_ tag: String) throws {
    var font = try sample()
    let place = try entry(tag, in: font) + 8
    font.replaceSubrange(place..<place + 4, with: [0x7F, 0xFF, 0xFF, 0xFF])
    guard case .invalid(_, nil, .tableOutOfBounds(tag)) = try problem(font) else {
      Issue.record("another error: \(String(describing: try problem(font)))")
      return
    }
  }

  @Test(arguments: ["glyf", "cmap", "head", "hmtx", "maxp", "loca"])
  func namesAMissingTable(_ tag: String) throws {
    var font = try sample()
    let place = try entry(tag, in: font)
    font.replaceSubrange(place..<place + 4, with: "zzzz".utf8)
    let error = try #require(try problem(font))
    #expect(error.description.contains(tag == "glyf" ? "outlines" : "‘\(tag)’ is missing"))
  }

  @Test(arguments: ["head", "hmtx", "maxp", "loca", "hhea"])
  func namesAShortTable(_ tag: String) throws {
    var font = try sample()
    let place = try entry(tag, in: font) + 12
    font.replaceSubrange(place..<place + 4, with: [0, 0, 0, 2])
    let error = try #require(try problem(font))
    #expect(error.description.contains("‘\(tag)’ has only 2 bytes"))
  }

  @Test func rejectsEveryTruncation() throws {
    let font = try sample()
    for length in stride(from: 0, to: font.count - 4, by: 13) {
      #expect(try problem(Array(font.prefix(length))) != nil, "\(length) bytes")
    }
  }

  @Test(arguments: [0, 15, 16385, 65535])
  func namesAbsurdUnitsPerEm(_ units: Int) throws {
    var font = try sample()
    let place = try offset("head", in: font) + 18
    font.replaceSubrange(place..<place + 2, with: [UInt8(units >> 8), UInt8(units & 255)])
    let error = try #require(try problem(font))
    let sentence = "it has \(units) units per em; the valid range is 16 to 16384"
    #expect(error.description.contains(sentence))
  }

  @Test func namesAFontWithoutCharacters() throws {
    var font = try sample()
    let place = try offset("cmap", in: font)
    font.replaceSubrange(place + 2..<place + 4, with: [0, 0])
    let error = try #require(try problem(font))
    #expect(error.description.contains("‘cmap’ maps no character"))
  }

  /// The last glyph is `á`, made of `a` and an accent; here it is made of itself.
  @Test func namesAGlyphThatContainsItself() throws {
    var font = try sample()
    let glyphs = Int(try offset("maxp", in: font)) + 4
    let last = (Int(font[glyphs]) << 8 | Int(font[glyphs + 1])) - 1
    let loca = try offset("loca", in: font) + 2 * last
    let glyph = try offset("glyf", in: font) + 2 * (Int(font[loca]) << 8 | Int(font[loca + 1]))
    font.replaceSubrange(glyph + 12..<glyph + 14, with: [UInt8(last >> 8), UInt8(last & 255)])
    let error = try #require(try problem(font))
    #expect(error.description.contains("its glyph \(last) contains itself"))
  }

  @Test func namesTheFontOfACollection() throws {
    var font = try sample("SampleCollection.ttc")
    // The second font's directory begins beyond the end.
    font.replaceSubrange(16..<20, with: [0x7F, 0, 0, 0])
    let error = try #require(try problem(font, named: "Broken.ttc"))
    #expect(error.description.contains("Broken.ttc, number 1,"))
  }

  @Test func namesAFileThatIsMissing() {
    let error = #expect(throws: FontError.self) {
      try FontFolder.faces(at: URL(filePath: "/nowhere/Inter.ttf"))
    }
    #expect(error?.description.contains("/nowhere/Inter.ttf can't be read: No such file") == true)
  }

  @Test func namesAFolderWithoutFonts() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("text".utf8).write(to: folder.appending(path: "ReadMe.txt"))
    let error = #expect(throws: FontError.self) { try FontFolder.faces(at: folder) }
    #expect(error?.description.contains("contains no .ttf, .otf, .ttc or .otc file") == true)
  }

  @Test func rejectsAHugeFileWithoutReadingIt() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appending(path: "Huge.ttf")
    #expect(FileManager.default.createFile(atPath: url.path, contents: nil))
    let file = try FileHandle(forWritingTo: url)
    try file.truncate(atOffset: 300 << 20)
    try file.close()
    let error = #expect(throws: FontError.self) { try FontFolder.faces(at: url) }
    #expect(error?.description.contains("has 314572800 bytes; the limit is 134217728") == true)
  }

  @Test func rejectsAPipe() throws {
    let error = #expect(throws: FontError.self) {
      try FontFolder.faces(at: URL(filePath: "/dev/null"))
    }
    #expect(error?.description.contains("it is not a file") == true)
  }
}

#endif

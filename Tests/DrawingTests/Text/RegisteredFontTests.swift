#if Fonts

import Drawing
import DrawingTestSupport
import Foundation
import Testing

/// Texts in the sample fonts, whose em has 1,000 units. At 1,000 points a unit is a point.
@Suite struct RegisteredFontTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/Fonts/SampleSans-Regular.ttf")

  private static func width(_ text: some View) throws -> CGFloat {
    try FontLibrary.withFonts(in: folder) {
      try text.font(.custom("Sample Sans", fixedSize: 1_000)).drawn(nil, nil).size.width
    }
  }

  @Test func kerningMovesLettersCloser() throws {
    let apart = try Self.width(Text("A")) + Self.width(Text("V"))
    #expect(abs(try Self.width(Text("AV")) - (apart - 120)) < 0.001)
  }

  @Test func aLineHasTheAdvancesOfItsLetters() throws {
    let one = try Self.width(Text("n"))
    #expect(one > 0)
    #expect(abs(try Self.width(Text("nnn")) - 3 * one) < 0.001)
  }

  @Test func trackingSpreadsLetters() throws {
    let one = try Self.width(Text("nn"))
    #expect(try Self.width(Text("nn").tracking(50)) > one + 49)
  }

  @Test func svgNamesTextAndFontOfARun() throws {
    let text = try FontLibrary.withFonts(in: Self.folder) {
      try ImageRenderer(content: Text("fine").font(.custom("Sample Sans", size: 20))).svg()
    }
    #expect(text.contains("aria-label=\"fine\""))
    #expect(text.contains("data-font=\"Sample Sans"))
    #expect(text.components(separatedBy: "<path").count == 2)
  }

  @Test func pixelsMatchTheFont() throws {
    func png() throws -> [UInt8] {
      try Array(ImageRenderer(content: Text("fine").font(.custom("Sample Sans", size: 20))).png())
    }
    let plain = try png()
    let shaped = try FontLibrary.withFonts(in: Self.folder) { try png() }
    #expect(plain != shaped)
    #expect(try FontLibrary.withFonts(in: Self.folder) { try png() } == shaped)
  }

  @Test func unknownFontsAndMissingCharactersAreNoted() throws {
    let notes = try FontLibrary.withFonts(in: Self.folder) {
      try ImageRenderer(content: Text("a日").font(.custom("Nowhere", size: 20))).notes()
        .map(\.description)
    }
    #expect(notes.contains { $0.contains("Nowhere") })
    #expect(notes.contains { $0.contains("日") })
  }

  @Test func missingFilesAreErrors() {
    #expect(throws: FontError.self) {
      try Font.register(contentsOf: URL(filePath: "/nowhere/Font.ttf"))
    }
    #expect(throws: FontError.self) { try Font.register(contentsOf: URL(filePath: #filePath)) }
  }
}

#endif

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

  private static let fonts = folder.deletingLastPathComponent()

  /// Returns the size of a text in the font of a file.
  private static func size(_ text: some View, in file: String) throws -> CGSize {
    try FontLibrary.withFonts(in: fonts.appending(path: file)) {
      try text.drawn(nil, nil).size
    }
  }

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

  @Test func svgWritesCharactersOnRequest() throws {
    let text = try FontLibrary.withFonts(in: Self.folder) {
      try ImageRenderer(
        content: Text("fine").font(.custom("Sample Sans", size: 20)).tracking(2).monospacedDigit()
      )
      .svg(text: .elements)
    }
    #expect(text.contains(">fine</text>"))
    #expect(text.contains("font-family=\"'Sample Sans'\" font-size=\"20\""))
    #expect(text.contains("letter-spacing=\"2\""))
    #expect(text.contains("font-feature-settings:'tnum' 1,'liga' 0,'clig' 0"))
    // 320, 210, 500 and 480 units, and four times the tracking.
    #expect(text.contains("textLength=\"38.2\""))
    #expect(!text.contains("<path"))
  }

  @Test func svgDescribesVariableFontsAndDirections() throws {
    let variable = try FontLibrary.withFonts(in: Self.fonts.appending(path: "SampleVariable.ttf")) {
      try ImageRenderer(content: Text("no").fontWeight(.semibold).italic()).svg(text: .elements)
    }
    #expect(variable.contains("font-weight=\"600\""))
    #expect(variable.contains("font-style=\"oblique 12deg\""))
    #expect(variable.contains("font-variation-settings:'wdth' 100,'wght' 600"))
    let cursive = try FontLibrary.withFonts(in: Self.fonts.appending(path: "SampleCursive.ttf")) {
      try ImageRenderer(content: Text("ببا")).svg(text: .elements)
    }
    #expect(cursive.contains("direction=\"rtl\""))
    #expect(cursive.contains(">ببا</text>"))
  }

  @Test func smallCapitalsReplaceLetters() throws {
    let font = Font.custom("Sample Sans", fixedSize: 1_000)
    let size = { (text: String, font: Font) in
      try Self.size(Text(text).font(font), in: "SampleSans-Regular.ttf").width
    }
    let small = try size("e", font.lowercaseSmallCaps())
    #expect(abs(small - 432) < 0.001)
    #expect(try size("e", font) > small)
    #expect(try size("E", font.lowercaseSmallCaps()) == size("E", font))
    #expect(try size("E", font.uppercaseSmallCaps()) == small)
    #expect(try size("E", font.smallCaps()) == small)
    #expect(try size("e", font.smallCaps()) == small)
  }

  @Test func leadingChangesTheDistanceBetweenLines() throws {
    let height = { (leading: Font.Leading, lines: String) in
      let font = Font.custom("Sample Sans", fixedSize: 17).leading(leading)
      return try Self.size(Text(lines).font(font), in: "SampleSans-Regular.ttf").height
    }
    let standard = try height(.standard, "a\na\na")
    #expect(abs(try height(.tight, "a\na\na") - (standard - 4)) < 0.001)
    #expect(abs(try height(.loose, "a\na\na") - (standard + 4)) < 0.001)
    #expect(try height(.tight, "a") == height(.standard, "a"))
  }

  /// The stem of the letter is 100 units wide at 10 points, and a unit narrower per point.
  @Test(arguments: [(10.0, 2.2), (40, 7.6), (70, 11.2), (140, 22.4)])
  func outlinesFollowTheOpticalSize(_ points: Double, _ width: Double) throws {
    let text = Text("l").font(.system(size: points))
    #expect(abs(Double(try Self.size(text, in: "SampleOptical.ttf").width) - width) < 0.001)
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

  @Test func concurrentRenderingsAreEqual() async throws {
    let draw = { @Sendable () throws -> [UInt8] in
      try FontLibrary.withFonts(in: Self.fonts) {
        let text = Text("fine \(Text("AVATo").bold()) ببا").font(
          .custom("Sample Variable", size: 20)
        )
        return try Array(ImageRenderer(content: text).svg().utf8)
      }
    }
    let pictures = try await withThrowingTaskGroup(of: [UInt8].self) { group in
      for _ in 0..<8 { group.addTask { try draw() } }
      return try await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(try pictures == [draw()])
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

#if Fonts

import FontShaping
import Foundation
import Scene
import Testing

@Suite struct FontInstanceTests {
  private func shape(
    _ text: String,
    in font: FontInstance,
    script: FontTag = "Latn",
    isRightToLeft: Bool = false,
    features: [FontFeature] = []
  ) -> [ShapedGlyph] {
    let scalars = text.unicodeScalars.map(\.value)
    let run = ShapingRun(
      range: 0..<scalars.count,
      script: script,
      isRightToLeft: isRightToLeft,
      features: features
    )
    return font.shape(run, in: scalars)
  }

  @Test func advancesMatchTheFont() throws {
    let font = try TestFonts.instance("SampleSans-Regular.ttf")
    #expect(shape("En", in: font).map(\.advance) == [540, 500])
  }

  @Test func kernsPairs() throws {
    let font = try TestFonts.instance("SampleSans-Regular.ttf")
    #expect(shape("AVA", in: font).map(\.advance) == [480, 480, 600])
  }

  @Test func joinsALigature() throws {
    let font = try TestFonts.instance("SampleSans-Regular.ttf")
    let joined = shape("fine", in: font)
    #expect(joined.map(\.cluster) == [0, 2, 3])
    let apart = shape("fine", in: font, features: [FontFeature(tag: "liga", value: 0)])
    #expect(apart.map(\.cluster) == [0, 1, 2, 3])
  }

  @Test func setsDigitsInEqualWidths() throws {
    let font = try TestFonts.instance("SampleSans-Regular.ttf")
    #expect(shape("10", in: font).map(\.advance) == [400, 550])
    let equal = shape("10", in: font, features: [FontFeature(tag: "tnum", value: 1)])
    #expect(equal.map(\.advance) == [550, 550])
  }

  /// Isolated, initial, medial and final forms: beh beh beh alef, from left to right.
  @Test func joinsRightToLeftLetters() throws {
    let font = try TestFonts.instance("SampleCursive.ttf")
    let joined = shape("ببب", in: font, script: "Arab", isRightToLeft: true)
    #expect(joined.map(\.cluster) == [2, 1, 0])
    #expect(joined.map(\.advance) == [420, 320, 320])
    #expect(Set(joined.map(\.id)).count == 3)
    // Alef doesn't join what follows it.
    let alef = shape("ابب", in: font, script: "Arab", isRightToLeft: true)
    #expect(alef.map(\.advance) == [420, 320, 330])
  }

  @Test func outlinesAreInFontUnits() throws {
    let font = try TestFonts.instance("SampleSans-Regular.ttf")
    let stem = font.path(of: font.glyph(of: "l"))
    #expect(stem.boundingRect == CGRect(x: 60, y: -700, width: 90, height: 700))
  }

  @Test func compositesCombineTheirParts() throws {
    let font = try TestFonts.instance("SampleSans-Regular.ttf")
    let accented = font.path(of: font.glyph(of: "é")).boundingRect
    #expect(accented == CGRect(x: 40, y: -720, width: 400, height: 720))
  }

  @Test func cubicOutlinesAreRead() throws {
    let font = try TestFonts.instance("SampleCurves.otf")
    let path = font.path(of: font.glyph(of: "o"))
    #expect(path.boundingRect == CGRect(x: 40, y: -510, width: 420, height: 520))
    #expect(path.commands().contains("curve "))
  }

  @Test func blanksHaveNoOutline() throws {
    let font = try TestFonts.instance("SampleSans-Regular.ttf")
    #expect(font.path(of: font.glyph(of: " ")).isEmpty)
    #expect(font.path(of: 60_000).isEmpty)
  }

  @Test(arguments: [(400.0, 90.0), (550, 120), (700, 150), (9_000, 150), (1, 90)])
  func weightInterpolatesOutlines(_ weight: Double, _ stem: Double) throws {
    let font = try TestFonts.instance(
      "SampleVariable.ttf",
      [FontSetting(tag: "wght", value: weight)]
    )
    #expect(Double(font.path(of: font.glyph(of: "l")).boundingRect.width) == stem)
  }

  @Test func widthInterpolatesAdvances() throws {
    let font = try TestFonts.instance("SampleVariable.ttf", [FontSetting(tag: "wdth", value: 75)])
    #expect(shape("E", in: font).map(\.advance) == [405])
    #expect(font.name == "Sample Variable wdth=75")
  }

  @Test func metricsMatchTheTables() throws {
    let metrics = try TestFonts.instance("SampleSans-Regular.ttf").metrics
    #expect(metrics.ascent == 0.9)
    #expect(metrics.descent == 0.25)
    #expect(metrics.lineGap == 0.05)
    #expect(metrics.capHeight == 0.7)
    #expect(metrics.underlineThickness == 0.06)
    #expect(abs(metrics.strikeoutHeight - 0.25) < 1e-9)
  }

  @Test func hasComposedAndDecomposedCharacters() throws {
    let font = try TestFonts.instance("SampleSans-Regular.ttf")
    #expect(font.has("é"))
    #expect(font.has("e\u{301}"))
    #expect(font.has("n\u{301}"))
    #expect(font.has("\u{2009}"))
    #expect(!font.has("ж"))
  }

  /// Threads share fonts, so shaping and outlines must be the same on all of them.
  @Test func isTheSameOnEveryThread() async throws {
    let font = try TestFonts.instance("SampleVariable.ttf", [FontSetting(tag: "wght", value: 613)])
    let text = "AVATo fine 1010 lesson"
    let glyphs = shape(text, in: font)
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<16 {
        group.addTask {
          shape(text, in: font) == glyphs
            && glyphs.allSatisfy { font.path(of: $0.id) == font.path(of: $0.id) }
        }
      }
      for await isEqual in group { #expect(isEqual) }
    }
  }
}

#endif

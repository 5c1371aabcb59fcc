import CoreFoundation
import Foundation
import Testing

@testable import Scene

@Suite struct StrokeFontTests {
  @Test(arguments: [
    ("Latin-1", 0xA0...0xFF), ("Latin Extended-A", 0x100...0x17F), ("Cyrillic", 0x400...0x45F),
    ("superscripts and subscripts", 0x2080...0x208E),
  ])
  func everyCharacterOfABlockHasAGlyph(block: String, range: ClosedRange<Int>) {
    let missing = range.compactMap { Unicode.Scalar($0).map(Character.init) }
      .filter { !StrokeFont.contains($0) }
    #expect(String(missing) == "", "\(block)")
  }

  @Test(arguments: [
    "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩαβγδεζηθικλμνξοπρσςτυφχψω", "ΆΈΉΊΌΎΏΪΫάέήίόύώϊϋΐΰ", "Ґґ",
    "ẞẀẁẂẃẄẅỲỳȘșȚț", "ĂăÂâĐđÊêÔôƠơƯưẤấẦầẨẩẪẫẬậẮắẰằẲẳẴẵẶặẾếỀềỂểỄễỆệỐốỒồỔổỖỗỘộỚớỜờỞởỠỡỢợỨứỪừỬửỮữỰự",
    "–—‒―‐‘’‚“”„†‡•…‰′″‹›⁄№™", "¢£¤¥€₡₦₩₪₫₭₱₲₴₵₸₹₺₽₿", "←↑→↓↔↕↖↗↘↙⇐⇑⇒⇓⇔↩↪↵↺↻",
    "±×÷−¬∞≈≠≤≥√∑∏∫∂", "½⅓⅔¼¾⅛⅜⅝⅞",
  ])
  func charactersOfASampleHaveGlyphs(sample: String) {
    #expect(String(sample.filter { !StrokeFont.contains($0) }) == "")
  }

  @Test func differentLettersHaveDifferentPaths() {
    let letters =
      "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿĀăĄĆĈĊČďęěğģķľłňőœřşťůűž"
      + "БГДЖИЙЛПУФЦЧШЩЪЫЬЭЮЯбвгджийлмнптфцчшщъыьэюяΔΘΛΞΨΩαβγδεζηθλξπρσςτφχψω"
    #expect(Set(letters.map { StrokeFont.glyph($0).path }).count == letters.count)
  }

  @Test(arguments: ["é", "Ü", "ñ", "ç", "ệ", "й", "ΐ", "ў"])
  func composedAndDecomposedLettersAreDrawnEqually(letter: String) throws {
    let decomposed = letter.decomposedStringWithCanonicalMapping
    #expect(decomposed.unicodeScalars.count > 1)
    let glyphs = [letter, decomposed].compactMap(\.first).map(StrokeFont.glyph)
    #expect(glyphs[0].path == glyphs[1].path)
    #expect(glyphs[0].advance == glyphs[1].advance)
  }

  @Test func marksMayFollowAnyLetter() {
    #expect(StrokeFont.contains("g\u{303}"))
    #expect(StrokeFont.glyph("g\u{303}").path != StrokeFont.glyph("g").path)
    #expect(!StrokeFont.contains("g\u{489}"))
  }

  @Test func markReplacesTheDot() {
    let (plain, dotless) = (StrokeFont.glyph("i").path, StrokeFont.glyph("ı").path)
    let marked = StrokeFont.glyph("í").path
    #expect(plain.boundingRect.minY < dotless.boundingRect.minY)
    #expect(marked.boundingRect.minY < dotless.boundingRect.minY)
    #expect(marked != plain)
  }

  @Test func marksWiderThanTheirLetterHaveRoom() {
    for letter in "ÌÍÎÏìíîïĨĩĪīĬĭ" {
      let glyph = StrokeFont.glyph(letter)
      let bounds = glyph.path.boundingRect
      #expect(bounds.minX > 0 && Double(bounds.maxX) < glyph.advance, "\(letter)")
    }
  }

  @Test func lettersStayWithinAscentAndDescent() {
    let letters =
      (0xC0...0x17F).compactMap { Unicode.Scalar($0).map(Character.init) }
      + Array("ЁЙЇЎЌΆΈΌΏАБЦЩҐ")
    for letter in letters {
      let bounds = StrokeFont.glyph(letter).path.boundingRect
      #expect(bounds.minY >= -StrokeFont.ascent, "\(letter)")
      #expect(bounds.maxY <= StrokeFont.descent, "\(letter)")
    }
  }

  @Test func invisibleCharactersTakeNoRoom() {
    for character in ["\u{AD}", "\u{200B}", "\u{2060}", "\u{FEFF}"].compactMap(\.first) {
      #expect(StrokeFont.glyph(character).advance.magnitude < 1e-12)
      #expect(StrokeFont.glyph(character).path.isEmpty)
    }
  }

  @Test func missingGlyphsAreCrossedBoxes() {
    let box = StrokeFont.glyph("😀").path
    #expect(!box.isEmpty)
    #expect(StrokeFont.glyph("漢").path == box)
    #expect(!StrokeFont.contains("漢"))
  }
}

import SwiftUI
import Testing

/// Fonts of UIKit, compared with those of SwiftUI.
@Suite
struct UIFontTests {
  private static let fonts: [(UIFont, Font, size: CGFloat)] = [
    (.systemFont(ofSize: 9), .system(size: 9, weight: .regular), 9),
    (.systemFont(ofSize: 9, weight: .heavy), .system(size: 9, weight: .heavy), 9),
    (.boldSystemFont(ofSize: 8), .system(size: 8, weight: .bold), 8),
    (.italicSystemFont(ofSize: 8), .system(size: 8).italic(), 8),
    (
      .monospacedSystemFont(ofSize: 7, weight: .thin),
      .system(size: 7, weight: .thin, design: .monospaced), 7
    ),
    (
      .monospacedDigitSystemFont(ofSize: 7, weight: .thin),
      .system(size: 7, weight: .thin).monospacedDigit(), 7
    ),
    (.systemFont(ofSize: 9, weight: .heavy).withSize(6), .system(size: 6), 6),
  ]

  @Test(arguments: fonts.indices)
  func aFontMatchesThatOfSwiftUI(index: Int) {
    let (font, expected, size) = Self.fonts[index]
    #expect(Font(font) == expected)
    #expect((font.pointSize, font.fontName, font.familyName) == (size, ".SFUI", ".SFUI"))
  }

  @Test
  func aNamedFontKeepsItsName() throws {
    let font = try #require(UIFont(name: "Avenir", size: 13))
    #expect((font.fontName, font.familyName, font.pointSize) == ("Avenir", "Avenir", 13))
    #expect(Font(font) == .custom("Avenir", fixedSize: 13))
    let large = font.withSize(20)
    #expect((large.fontName, large.pointSize) == ("Avenir", 20))
    #expect(Font(large) == .custom("Avenir", fixedSize: 20))
  }

  /// The styles, with their sizes in Apple's guidelines for the default text size.
  private static let styles: [(UIFont.TextStyle, Font.TextStyle, size: CGFloat)] = [
    (.largeTitle, .largeTitle, 34), (.title1, .title, 28), (.title2, .title2, 22),
    (.title3, .title3, 20), (.headline, .headline, 17), (.subheadline, .subheadline, 15),
    (.body, .body, 17), (.callout, .callout, 16), (.footnote, .footnote, 13),
    (.caption1, .caption, 12), (.caption2, .caption2, 11),
  ]

  @Test(arguments: styles.indices)
  func aStyleHasItsPublishedSize(index: Int) {
    let (style, expected, size) = Self.styles[index]
    let font = UIFont.preferredFont(forTextStyle: style)
    #expect(font.pointSize == size && Font(font) == .system(expected))
  }

  @Test
  func weightsAreThoseOfSwiftUI() {
    let weights: [(UIFont.Weight, Font.Weight)] = [
      (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular),
      (.medium, .medium), (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy),
      (.black, .black),
    ]
    #expect(
      weights.allSatisfy {
        Font(UIFont.systemFont(ofSize: 9, weight: $0.0)) == .system(size: 9, weight: $0.1)
      }
    )
  }

  @Test
  func standardSizesAreThoseOfUIKit() {
    #expect((UIFont.systemFontSize, UIFont.labelFontSize, UIFont.buttonFontSize) == (14, 17, 18))
    #expect(UIFont.familyNames.isEmpty && UIFont.fontNames(forFamilyName: "Avenir").isEmpty)
  }

  @Test
  func aLineIsAsHighAsItsText() throws {
    let font = UIFont.systemFont(ofSize: 20)
    let text = Text(verbatim: "X").font(.system(size: 20)).fixedSize()
    #expect(font.lineHeight == (try ImageRenderer(content: text).displayList().size.height))
    #expect(UIFont.systemFont(ofSize: 40).lineHeight > font.lineHeight)
  }

  @Test
  func equalFontsHaveEqualHashes() {
    let font = UIFont.systemFont(ofSize: 9)
    #expect(font == .systemFont(ofSize: 9) && font != .systemFont(ofSize: 10))
    #expect(font.hashValue == UIFont.systemFont(ofSize: 9).hashValue)
    #expect(font.hashValue != UIFont.systemFont(ofSize: 10).hashValue)
  }

  // MARK: - Measuring

  private static let text = "Wide Wide"

  private static func size(_ font: UIFont, kerning: CGFloat = 0) throws -> CGSize {
    let text = Text(verbatim: text).font(Font(font)).kerning(kerning).fixedSize()
    return try ImageRenderer(content: text).displayList().size
  }

  private static func isClose(_ a: CGSize, _ b: CGSize) -> Bool {
    abs(a.width - b.width) < 0.01 && abs(a.height - b.height) < 0.01
  }

  @Test
  func textIsMeasuredWithItsAttributes() throws {
    let font = UIFont.systemFont(ofSize: 20)
    #expect(Self.isClose(Self.text.size(), try Self.size(.systemFont(ofSize: 12))))
    #expect(Self.isClose(Self.text.size(withAttributes: [.font: font]), try Self.size(font)))
    #expect(
      Self.isClose(
        Self.text.size(withAttributes: [.font: font, .kern: CGFloat(5)]),
        try Self.size(font, kerning: 5)
      )
    )
  }

  @Test
  func textIsWrappedOnRequest() throws {
    let font = UIFont.systemFont(ofSize: 20)
    let line = try Self.size(font)
    let narrow = CGSize(width: line.width * 0.75, height: 0)
    func bounds(_ options: NSStringDrawingOptions) -> [CGRect] {
      let context = NSStringDrawingContext()
      return [
        Self.text.boundingRect(
          with: narrow,
          options: options,
          attributes: [.font: font],
          context: context
        ),
        NSString(string: Self.text).boundingRect(
          with: narrow,
          options: options,
          attributes: [.font: font],
          context: nil
        ),
      ]
    }
    for single in bounds([]) + bounds(.usesFontLeading) {
      #expect(single.origin == .zero && Self.isClose(single.size, line))
    }
    for wrapped in bounds(.usesLineFragmentOrigin) {
      #expect(wrapped.origin == .zero && wrapped.width < line.width)
      #expect(abs(wrapped.height - 2 * line.height) < 1)
    }
    #expect(Self.isClose(NSString(string: Self.text).size(withAttributes: [.font: font]), line))
    #expect(NSStringDrawingOptions.usesLineFragmentOrigin.rawValue == 1)
    #expect(NSStringDrawingOptions.usesFontLeading.rawValue == 2)
  }
}

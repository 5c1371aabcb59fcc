import AssetCatalogs
import Foundation
import Testing

/// The identifiers that are made from names in asset catalogues.
@Suite
struct AssetSymbolNamesTests {
  private func symbol(_ name: String, suffix: String = "Color") -> String? {
    AssetSymbols(colors: [], images: []).members([name], suffix: suffix).first?.symbol
  }

  /// The keywords reserved in declarations, statements, expressions and types that begin with a
  /// small letter, from the summary of the grammar in “The Swift Programming Language”.
  @Test(arguments: [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import",
    "init", "inout", "internal", "let", "operator", "precedencegroup", "private", "protocol",
    "public", "rethrows", "static", "struct", "subscript", "typealias", "var", "break", "case",
    "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard", "if",
    "in", "repeat", "return", "switch", "throw", "where", "while", "as", "false", "is", "nil",
    "self", "super", "throws", "true", "try",
  ])
  func aKeywordIsQuoted(word: String) {
    #expect(symbol(word) == "`\(word)`")
    #expect(symbol(word + "s") == (word == "throw" ? "`throws`" : word + "s"))
  }

  /// The colours that SwiftUI and UIKit already have.
  @Test(arguments: [
    "background", "black", "blue", "brown", "clear", "cyan", "darkGray", "foreground", "gray",
    "green", "indigo", "label", "lightGray", "link", "magenta", "mint", "orange", "pink",
    "placeholder", "primary", "purple", "red", "secondary", "separator", "teal", "tint", "white",
    "yellow",
  ])
  func aModuleHasNoColourOfSwiftUI(name: String) {
    var symbols = AssetSymbols(colors: [name], images: [])
    #expect(symbols.source.contains("static var \(name): Color {"))
    symbols.isModule = true
    #expect(!symbols.source.contains("static var"))
    #expect(symbols.source.contains("static let \(name) = ColorResource(name: \"\(name)\")"))
  }

  @Test(arguments: [
    ("A", "a"), ("AB", "ab"), ("ABc", "aBc"), ("HTTPServer", "httpServer"), ("iOS", "iOS"),
    ("Ab", "ab"), ("my URL", "myURL"), ("URL icon", "urlIcon"), ("a1b", "a1b"), ("2 up", "_2Up"),
    ("é-a", "éA"), ("__x", "x"),
  ])
  func leadingCapitalsAreOneWord(name: String, symbol: String) {
    #expect(self.symbol(name) == symbol)
    #expect(AssetSymbols.symbol(name, isType: false) == symbol)
  }

  @Test(arguments: [
    ("icons", "Icons"), ("my icons", "MyIcons"), ("URL icons", "URLIcons"), ("1st", "_1st"),
    ("—", ""),
  ])
  func aTypeBeginsWithACapital(name: String, symbol: String) {
    #expect(AssetSymbols.symbol(name, isType: true) == symbol)
  }

  @Test
  func theSuffixIsRemovedOnceAndOnlyFromTheEnd() {
    #expect(symbol("BrandColor") == "brand")
    #expect(symbol("BrandColorColor") == "brandColor")
    #expect(symbol("ColorBrand") == "colorBrand")
    #expect(symbol("BrandColor", suffix: "Image") == "brandColor")
    #expect(symbol("HeartImage", suffix: "Image") == "heart")
    #expect(symbol("DefaultColor") == "`default`")
  }

  @Test
  func membersAreSortedAndUnique() {
    let members = AssetSymbols(colors: [], images: []).members(
      ["b", "A/x", "a", "B/x", "a.", "A/x!"],
      suffix: "Image"
    )
    #expect(members.map(\.name) == ["A/x", "B/x", "a", "b"])
    #expect(members.map(\.path) == [["A"], ["B"], [], []])
    #expect(members.map(\.symbol) == ["x", "x", "a", "b"])
  }

  @Test
  func namesAreEscapedInLiterals() {
    let source = AssetSymbols(colors: ["a\\b\"c\nd\re"], images: []).source
    #expect(source.contains(#"ColorResource(name: "a\\b\"c\nd\re")"#))
  }

  @Test
  func anEmptyCatalogueHasNoExtensions() {
    #expect(AssetSymbols(colors: [], images: []).source == "import SwiftUI\n")
    #expect(AssetSymbols(catalogs: []).source == "import SwiftUI\n")
  }

  @Test
  func namespacesAreDeclaredOnce() {
    var symbols = AssetSymbols(colors: ["A/B/x", "A/B/y", "A/z"], images: [])
    let source = """
      import SwiftUI

      extension ColorResource {
      }

      extension ColorResource {
        enum A {}
      }

      extension ColorResource.A {
        enum B {}
      }

      extension ColorResource.A.B {
        static let x = ColorResource(name: "A/B/x")
      }

      extension ColorResource.A.B {
        static let y = ColorResource(name: "A/B/y")
      }

      extension ColorResource.A {
        static let z = ColorResource(name: "A/z")
      }

      """
    #expect(symbols.source == source)
    symbols.isModule = true
    #expect(
      symbols.source
        == source.replacing("  enum", with: "  public enum")
        .replacing("  static", with: "  public static")
    )
  }

  @Test
  func coloursOfSeveralCataloguesAreCollected() {
    let symbols = AssetSymbols(colors: ["one"], images: ["two"])
    #expect(symbols.colors == ["one"])
    #expect(symbols.images == ["two"])
    #expect(!symbols.isModule)
    let source = AssetSymbols(colors: ["one"], images: ["In/two"]).source
    #expect(source.contains("\nextension UIColor {\n  static var one: UIColor {"))
    #expect(source.contains("UIColor(resource: ColorResource.one)"))
    #expect(!source.contains("UIImage"))
  }
}

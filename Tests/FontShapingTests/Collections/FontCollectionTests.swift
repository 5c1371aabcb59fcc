#if Fonts

import FontShaping
import Testing

@Suite struct FontCollectionTests {
  private func name(_ request: FontRequest) throws -> String? {
    try TestFonts.collection().font(for: request)?.instance.name
  }

  @Test(arguments: [
    "Sample Sans", "sample sans", "SampleSans-Regular", "Sample Variable", "Sample Curves",
  ])
  func findsFamiliesAndFonts(_ name: String) throws {
    #expect(try self.name(FontRequest(name: name)) != nil)
  }

  @Test func findsNothingByAnUnknownName() throws {
    #expect(try name(FontRequest(name: "Helvetica")) == nil)
  }

  @Test(arguments: [
    (nil, "Sample Sans"), (300.0, "Sample Sans"), (500, "Sample Sans"), (600, "Sample Sans Bold"),
    (700, "Sample Sans Bold"), (900, "Sample Sans Bold"),
  ])
  func takesTheNearestWeight(_ weight: Double?, _ expected: String) throws {
    #expect(try name(FontRequest(name: "Sample Sans", weight: weight)) == expected)
  }

  @Test func theNameOfOneFontAsksForItsWeight() throws {
    #expect(try name(FontRequest(name: "SampleSans-Bold")) == "Sample Sans Bold")
    #expect(try name(FontRequest(name: "SampleSans-Bold", weight: 400)) == "Sample Sans")
  }

  @Test func setsTheAxesOfAVariableFont() throws {
    let request = FontRequest(name: "Sample Variable", weight: 600, width: 80)
    #expect(try name(request) == "Sample Variable wdth=80 wght=600")
  }

  @Test func setsTheOpticalSize() throws {
    var collection = try TestFonts.collection()
    #expect(!collection.hasOpticalSizes)
    collection.add(try FontFolder.faces(at: TestFonts.url("SampleOptical.ttf")))
    #expect(collection.hasOpticalSizes)
    let name = { (size: Double?) in
      let request = FontRequest(name: "Sample Optical", opticalSize: size)
      return collection.font(for: request)?.instance.name
    }
    #expect(name(nil) == "Sample Optical")
    #expect(name(24.3) == "Sample Optical opsz=24.5")
    #expect(name(400) == "Sample Optical opsz=70")
  }

  @Test func slantsAFamilyWithoutItalics() throws {
    let font = try TestFonts.collection().font(for: FontRequest(isItalic: true))
    #expect(font?.isSlanted == true)
  }

  @Test func designsFallBackToTheDefault() throws {
    var collection = try TestFonts.collection()
    try collection.setDefault("Sample Curves", for: .monospaced)
    #expect(collection.font(for: FontRequest(design: .serif))?.instance.name == "Sample Sans")
    #expect(
      collection.font(for: FontRequest(design: .monospaced))?.instance.name == "Sample Curves"
    )
  }

  @Test func unknownDefaultsAreRejected() throws {
    var collection = try TestFonts.collection()
    let error = #expect(throws: FontError.self) {
      try collection.setDefault("Arial", for: .default)
    }
    #expect(
      error?.description
        == "No font named “Arial” is registered; registered families are Sample Sans, "
        + "Sample Cursive, Sample Variable, Sample Curves."
    )
  }

  @Test func fontsAreRegisteredOnce() throws {
    var collection = try TestFonts.collection()
    let count = collection.faces.count
    collection.add(try FontFolder.faces(at: TestFonts.url("SampleCursive.ttf")))
    #expect(collection.faces.count == count)
  }

  @Test func namedFallbacksComeFirst() throws {
    var collection = try TestFonts.collection()
    try collection.setFallbacks(["Sample Curves"], for: "Latn")
    let names = collection.fallbacks(for: "Latn", of: FontRequest()).map(\.instance.name)
    #expect(names == ["Sample Curves", "Sample Sans", "Sample Cursive", "Sample Variable"])
  }
}

#endif

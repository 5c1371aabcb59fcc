import Drawing
import DrawingTestSupport
import Testing

@Suite
struct ContentSizeCategoryTests {
  @Test
  func everyCategoryHasADynamicTypeSize() {
    let names = ContentSizeCategory.allCases.compactMap { category in
      DynamicTypeSize.allCases.first { ContentSizeCategory($0) == category }
    }
    #expect(names == DynamicTypeSize.allCases)
  }

  @Test
  func deprecatedNameSetsTheTextSize() throws {
    func width(_ category: ContentSizeCategory) throws -> Double {
      let text = Text("word").font(.body)
      return try text.environment(\.sizeCategory, category).drawn(nil, nil).size.width
    }
    #expect(try abs(width(.extraExtraExtraLarge) / width(.large) - 23.0 / 17) < 0.001)
    #expect(ContentSizeCategory.large < .accessibilityMedium)
    #expect(ContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(!ContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
  }
}

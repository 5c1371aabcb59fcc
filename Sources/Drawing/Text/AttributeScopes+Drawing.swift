public import Foundation

extension AttributeScopes {
  /// The attributes of an attributed string that `Text` draws.
  public struct DrawingAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of the glyphs.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// The space added after each glyph, in points.
    public let kern: KerningAttribute
    /// The space added after each glyph, in points.
    public let tracking: TrackingAttribute
    /// The upward displacement of the glyphs, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The line below the glyphs.
    public let underlineStyle: UnderlineStyleAttribute
    /// The line through the glyphs.
    public let strikethroughStyle: StrikethroughStyleAttribute

    /// The font.
    public enum FontAttribute: AttributedStringKey {
      /// A font.
      public typealias Value = Font
      /// The name of the attribute.
      public static let name = "Drawing.Font"
    }

    /// The colour of the glyphs.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = Color
      /// The name of the attribute.
      public static let name = "Drawing.ForegroundColor"
    }

    /// The colour behind the text.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = Color
      /// The name of the attribute.
      public static let name = "Drawing.BackgroundColor"
    }

    /// The space added after each glyph, in points.
    public enum KerningAttribute: AttributedStringKey {
      /// A length in points.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "Drawing.Kern"
    }

    /// The space added after each glyph, in points.
    public enum TrackingAttribute: AttributedStringKey {
      /// A length in points.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "Drawing.Tracking"
    }

    /// The upward displacement of the glyphs, in points.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// A length in points.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "Drawing.BaselineOffset"
    }

    /// The line below the glyphs.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The style of a line.
      public typealias Value = Text.LineStyle
      /// The name of the attribute.
      public static let name = "Drawing.UnderlineStyle"
    }

    /// The line through the glyphs.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The style of a line.
      public typealias Value = Text.LineStyle
      /// The name of the attribute.
      public static let name = "Drawing.StrikethroughStyle"
    }
  }

  /// The attributes of an attributed string that `Text` draws.
  public var swiftUI: DrawingAttributes.Type { DrawingAttributes.self }
}

extension AttributeDynamicLookup {
  /// The key of an attribute that `Text` draws, looked up by name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.DrawingAttributes, Key>
  ) -> Key {
    self[Key.self]
  }
}

extension Text {
  // Disfavoured, because an attributed string can be a literal, too.
  /// Creates a text from an attributed string, with each part styled by its attributes.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    runs = attributedContent.runs.map { part in
      typealias Attributes = AttributeScopes.DrawingAttributes
      var run = TextRun(string: String(attributedContent[part.range].characters))
      run.explicitStyle.font =
        part[Attributes.FontAttribute.self] ?? AttributedFonts.font(of: part)
      run.explicitStyle.kerning =
        part[Attributes.KerningAttribute.self] ?? part[Attributes.TrackingAttribute.self]
      run.explicitStyle.baselineOffset = part[Attributes.BaselineOffsetAttribute.self]
      run.explicitStyle.underline = part[Attributes.UnderlineStyleAttribute.self].map { .some($0) }
      run.explicitStyle.strike = part[Attributes.StrikethroughStyleAttribute.self].map { .some($0) }
      run.explicitStyle.background = part[Attributes.BackgroundColorAttribute.self]
      run.style = part[Attributes.ForegroundColorAttribute.self]
      return run
    }
  }
}

public import Foundation

extension AttributeScopes {
  /// What an attributed string may say about how `Text` draws it.
  public struct DrawingAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of the letters.
    public let foregroundColor: ForegroundColorAttribute
    /// Room added after each letter, in points.
    public let kern: KerningAttribute
    /// Room added after each letter, in points.
    public let tracking: TrackingAttribute
    /// How far the letters are moved up, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The line under the letters.
    public let underlineStyle: UnderlineStyleAttribute
    /// The line through the letters.
    public let strikethroughStyle: StrikethroughStyleAttribute

    /// The font.
    public enum FontAttribute: AttributedStringKey {
      /// A font.
      public typealias Value = Font
      /// The name of the attribute.
      public static let name = "Drawing.Font"
    }

    /// The colour of the letters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = Color
      /// The name of the attribute.
      public static let name = "Drawing.ForegroundColor"
    }

    /// Room added after each letter, in points.
    public enum KerningAttribute: AttributedStringKey {
      /// A length in points.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "Drawing.Kern"
    }

    /// Room added after each letter, in points.
    public enum TrackingAttribute: AttributedStringKey {
      /// A length in points.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "Drawing.Tracking"
    }

    /// How far the letters are moved up, in points.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// A length in points.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "Drawing.BaselineOffset"
    }

    /// The line under the letters.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// How a line looks.
      public typealias Value = Text.LineStyle
      /// The name of the attribute.
      public static let name = "Drawing.UnderlineStyle"
    }

    /// The line through the letters.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// How a line looks.
      public typealias Value = Text.LineStyle
      /// The name of the attribute.
      public static let name = "Drawing.StrikethroughStyle"
    }
  }

  /// What an attributed string may say about how `Text` draws it.
  public var swiftUI: DrawingAttributes.Type { DrawingAttributes.self }
}

extension AttributeDynamicLookup {
  /// An attribute of `Text`, by its name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.DrawingAttributes, Key>
  ) -> Key {
    self[Key.self]
  }
}

extension Text {
  /// Creates a text from an attributed string, each part of it as its attributes say.
  public init(_ attributedContent: AttributedString) {
    runs = attributedContent.runs.map { part in
      typealias Attributes = AttributeScopes.DrawingAttributes
      var run = TextRun(string: String(attributedContent[part.range].characters))
      run.look.font = part[Attributes.FontAttribute.self]
      run.look.kerning =
        part[Attributes.KerningAttribute.self] ?? part[Attributes.TrackingAttribute.self]
      run.look.baselineOffset = part[Attributes.BaselineOffsetAttribute.self]
      run.look.underline = part[Attributes.UnderlineStyleAttribute.self].map { .some($0) }
      run.look.strike = part[Attributes.StrikethroughStyleAttribute.self].map { .some($0) }
      run.style = part[Attributes.ForegroundColorAttribute.self]
      return run
    }
  }
}

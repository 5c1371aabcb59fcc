import Drawing
public import Foundation

extension AttributeScopes {
  /// The attributes of an attributed string that have types of UIKit.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute

    /// The font.
    public enum FontAttribute: AttributedStringKey {
      /// A font of UIKit.
      public typealias Value = UIFont
      /// The name of the attribute.
      public static let name = "UIKit.Font"
    }
  }

  /// The attributes of an attributed string that have types of UIKit.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// The key of an attribute of UIKit, looked up by name.
  @_disfavoredOverload
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key {
    self[Key.self]
  }
}

extension UIFont {
  /// The registration of the reader of UIKit fonts in attributed strings, made on first access.
  static let readerRegistration: Void = {
    AttributedFonts.setReader { run in
      let run = run as? AttributedString.Runs.Run
      return run?[AttributeScopes.UIKitAttributes.FontAttribute.self]?.font
    }
  }()
}

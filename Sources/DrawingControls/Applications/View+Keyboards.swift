// Modifiers for the on-screen keyboard, which isn't drawn.

nonisolated extension View {
  /// Returns the view unchanged, because a rendering has no keyboard input.
  public consuming func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// Returns the view unchanged, because a rendering has no keyboard input.
  public consuming func textContentType(_ textContentType: UITextContentType?) -> some View { self }

  /// Returns the view unchanged, because a rendering has no keyboard input.
  public consuming func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    self
  }
}

/// The layout of the on-screen keyboard, for source compatibility.
public enum UIKeyboardType: Int, Hashable, Sendable {
  /// The default layout.
  case `default`
  /// A layout for ASCII characters.
  case asciiCapable
  /// Digits and punctuation.
  case numbersAndPunctuation
  /// A layout for URLs.
  case URL
  /// Digits.
  case numberPad
  /// A layout for telephone numbers.
  case phonePad
  /// A layout for names and telephone numbers.
  case namePhonePad
  /// A layout for email addresses.
  case emailAddress
  /// Digits and a decimal separator.
  case decimalPad
  /// A layout with easy access to `@` and `#`.
  case twitter
  /// A layout for searches.
  case webSearch
  /// ASCII digits.
  case asciiCapableNumberPad
  /// A layout for ASCII characters.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// The automatic capitalisation of typed text, for source compatibility.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  /// No capitalisation.
  case none
  /// Capitalises each word.
  case words
  /// Capitalises each sentence.
  case sentences
  /// Capitalises all letters.
  case allCharacters
}

/// The semantic type of a text field's content, for source compatibility.
public struct UITextContentType: Hashable, RawRepresentable, Sendable {
  /// The name of the content type.
  public let rawValue: String

  /// Creates a content type with a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A name.
  public static let name = UITextContentType(rawValue: "name")
  /// A given name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// A nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// A user name.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A one-time code.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// An email address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// A URL.
  public static let URL = UITextContentType(rawValue: "url")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A street address.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// A credit card number.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
}

// Modifiers for the keyboard of a screen, which a picture doesn't show.

extension View {
  /// Is accepted and changes nothing: nobody types.
  public func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// Is accepted and changes nothing: nobody types.
  public func textContentType(_ textContentType: UITextContentType?) -> some View { self }

  /// Is accepted and changes nothing: nobody types.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
}

/// The keys of a keyboard; nobody types.
public enum UIKeyboardType: Int, Hashable, Sendable {
  /// As usual.
  case `default`
  /// Those of ASCII.
  case asciiCapable
  /// Digits and punctuation.
  case numbersAndPunctuation
  /// Those of addresses of pages.
  case URL
  /// Digits.
  case numberPad
  /// Those of a telephone.
  case phonePad
  /// Letters, and those of a telephone.
  case namePhonePad
  /// Those of addresses of mail.
  case emailAddress
  /// Digits and a point.
  case decimalPad
  /// Those of short messages.
  case twitter
  /// Those of searches.
  case webSearch
  /// Digits of ASCII.
  case asciiCapableNumberPad
  /// Those of ASCII.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// Which letters of what is typed become capitals; nobody types.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  /// None.
  case none
  /// The first of each word.
  case words
  /// The first of each sentence.
  case sentences
  /// All.
  case allCharacters
}

/// What is typed into a field; nobody types.
public struct UITextContentType: Hashable, RawRepresentable, Sendable {
  /// The name of the kind.
  public let rawValue: String

  /// Creates a kind by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A name.
  public static let name = UITextContentType(rawValue: "name")
  /// A given name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// A name in short.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A password to be made.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is used once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// An address of mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// The number of a telephone.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// The address of a page.
  public static let URL = UITextContentType(rawValue: "url")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// An address.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The number of a card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
}

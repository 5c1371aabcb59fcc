public import Foundation

extension String {
  /// Creates the translation of a text, or the text itself if there is none. A text with
  /// interpolated values isn't translated.
  public init(
    localized key: String,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = (bundle ?? .main).localizedString(forKey: key, value: nil, table: table)
  }

  /// Creates the translation of a text, or another text if there is none.
  public init(
    localized key: StaticString,
    defaultValue: String,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = (bundle ?? .main)
      .localizedString(forKey: "\(key)", value: defaultValue, table: table)
  }
}

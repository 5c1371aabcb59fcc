public import Foundation

extension String {
  /// Creates the localized string for a key, or the key itself if there is none. Interpolated
  /// values become part of the key, so such keys are rarely found.
  public init(
    localized key: String,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = (bundle ?? .main).localizedString(forKey: key, value: nil, table: table)
  }

  /// Creates the localized string for a key, or the default value if there is none.
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

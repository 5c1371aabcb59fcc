internal import Foundation

/// A rule that replaces varying parts of a text with placeholders before texts are compared.
///
/// Equal matches have the same placeholder: one UUID is `UUID_1` at every occurrence, another is
/// `UUID_2`.
///
/// ```swift
/// assertSnapshot(of: order, as: .json.scrubbing(.uuids, .dates, .pattern("ord_[a-z0-9]+", as: "ORDER")))
/// ```
public struct Scrubber: Sendable {
  /// The text before the number of a placeholder.
  let name: String
  /// The closure that returns the ranges to replace, in order and without overlaps.
  let find: @Sendable (String) throws -> [Range<String.Index>]
  /// Whether matches that differ only in case get the same number.
  var ignoresCase = false

  /// A scrubber that replaces UUIDs with `UUID_1`, `UUID_2` and so on.
  public static let uuids = Scrubber(
    name: "UUID",
    pattern: #"\b[0-9A-Fa-f]{8}-(?:[0-9A-Fa-f]{4}-){3}[0-9A-Fa-f]{12}\b"#,
    ignoresCase: true
  )

  /// A scrubber that replaces ISO 8601 and HTTP dates, such as `2026-11-21T07:00:00Z`, with
  /// `DATE_1`. Dates that don't exist, such as 30 February, remain in the text.
  public static let dates = Scrubber(
    name: "DATE",
    // Only possible numbers, so that a formatter that writes others is noticed.
    pattern: #"\b\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])"#
      + #"(?:[T ](?:[01]\d|2[0-4]):[0-5]\d(?::(?:[0-5]\d|60)(?:\.\d+)?)?"#
      + #"(?:Z|[+-](?:[01]\d|2[0-3]):?[0-5]\d)?)?\b"#
      + #"|\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), (?:0[1-9]|[12]\d|3[01]) "#
      + #"(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} "#
      + #"(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60) GMT"#,
    where: CalendarDate.exists
  )

  /// A scrubber that replaces absolute paths of two or more components, such as `/tmp/cache`, with
  /// `PATH_1`.
  public static let paths = Scrubber(
    name: "PATH",
    pattern: #"(?<![\w:/.~])(?:/[\w.@%+~=-]+){2,}/?"#
  )

  /// A scrubber that replaces numbers that aren't part of a word with `NUMBER_1`.
  public static let numbers = Scrubber(
    name: "NUMBER",
    pattern: #"(?<![\w.])-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.]*\w)"#
  )

  /// Returns a scrubber that replaces the matches of a pattern.
  ///
  /// - Parameters:
  ///   - pattern: A pattern of `NSRegularExpression`. An invalid one fails the assertion.
  ///   - name: The text before the number of the placeholder.
  public static func pattern(_ pattern: String, as name: String) -> Scrubber {
    Scrubber(name: name, pattern: pattern)
  }

  /// Returns a scrubber that replaces the matches of a regular expression.
  ///
  /// - Parameters:
  ///   - name: The text before the number of the placeholder.
  ///   - regex: A closure that returns the expression.
  public static func regex<Output>(
    as name: String,
    _ regex: @escaping @Sendable () -> Regex<Output>
  ) -> Scrubber {
    Scrubber(name: name) { text in text.ranges(of: regex()) }
  }

  private init(
    name: String,
    find: @escaping @Sendable (String) throws -> [Range<String.Index>]
  ) {
    self.name = name
    self.find = find
  }

  /// - Parameter isMatch: A closure that decides whether a match of the pattern is replaced.
  private init(
    name: String,
    pattern: String,
    ignoresCase: Bool = false,
    where isMatch: @escaping @Sendable (Substring) -> Bool = { _ in true }
  ) {
    self.init(name: name) { text in
      let expression: NSRegularExpression
      do {
        expression = try NSRegularExpression(pattern: pattern)
      } catch {
        throw ScrubbingError.noPattern(pattern)
      }
      let whole = NSRange(text.startIndex..., in: text)
      return expression.matches(in: text, range: whole)
        .compactMap { Range($0.range, in: text) }
        .filter { isMatch(text[$0]) }
    }
    self.ignoresCase = ignoresCase
  }
}

/// The reason why a text can't be scrubbed or redacted.
enum ScrubbingError: Error, Hashable, CustomStringConvertible {
  case noPattern(String)
  case noPath(String)
  case noJSON
  case lostJSON
  case bracketInName(String)

  var description: String {
    switch self {
    case .noPattern(let pattern):
      "“\(pattern)” isn’t a valid regular expression."
    case .noPath(let path):
      "“\(path)” isn’t a valid JSON path. Examples: `$.user.id`, `$.items[0].price`, `$.items[*].id` "
        + "or `$..token`."
    case .noJSON:
      "The text to redact isn’t JSON. Redact key paths instead, or use `.json`."
    case .lostJSON:
      "Redacting this JSON would change more than the values at the paths: it contains duplicate "
        + "members, `-0` or a number with too many digits, or it isn’t valid JSON (RFC 8259). "
        + "Redact key paths instead."
    case .bracketInName(let name):
      "“\(name)” can’t be the name of a placeholder, because `⟦` and `⟧` enclose placeholders. Rename it."
    }
  }
}

internal import Foundation

/// Something that is different in every run, to be replaced before texts are compared.
///
/// What is replaced keeps its identity: the same UUID is `UUID_1` wherever it stands, another one
/// `UUID_2`.
///
/// ```swift
/// assertSnapshot(of: order, as: .json.scrubbing(.uuids, .dates, .pattern("ord_[a-z0-9]+", as: "ORDER")))
/// ```
public struct Scrubber: Sendable {
  /// What stands before the number of a placeholder.
  let name: String
  /// Finds the texts to replace, in order and without overlaps.
  let find: @Sendable (String) throws -> [Range<String.Index>]
  /// Whether `a` and `A` are the same.
  var ignoresCase = false

  /// UUIDs, as `UUID_1`.
  public static let uuids = Scrubber(
    name: "UUID",
    pattern: #"\b[0-9A-Fa-f]{8}-(?:[0-9A-Fa-f]{4}-){3}[0-9A-Fa-f]{12}\b"#,
    ignoresCase: true
  )

  /// Dates and times of ISO 8601 and of HTTP, such as `2026-11-21T07:00:00Z`, as `DATE_1`.
  public static let dates = Scrubber(
    name: "DATE",
    pattern: #"\b\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)?\b"#
      + #"|\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT"#
  )

  /// Absolute paths of at least two parts, such as `/tmp/cache`, as `PATH_1`.
  public static let paths = Scrubber(
    name: "PATH",
    pattern: #"(?<![\w:/.~])(?:/[\w.@%+~=-]+){2,}/?"#
  )

  /// Numbers that aren't part of a word, as `NUMBER_1`.
  public static let numbers = Scrubber(
    name: "NUMBER",
    pattern: #"(?<![\w.])-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.]*\w)"#
  )

  /// Whatever a regular expression finds.
  ///
  /// - Parameters:
  ///   - pattern: A regular expression of `NSRegularExpression`. One that is none fails the
  ///     assertion.
  ///   - name: What stands before the number of the placeholder.
  public static func pattern(_ pattern: String, as name: String) -> Scrubber {
    Scrubber(name: name, pattern: pattern)
  }

  /// Whatever a regular expression finds.
  ///
  /// - Parameters:
  ///   - name: What stands before the number of the placeholder.
  ///   - regex: Returns the expression.
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

  private init(name: String, pattern: String, ignoresCase: Bool = false) {
    self.init(name: name) { text in
      let expression: NSRegularExpression
      do {
        expression = try NSRegularExpression(pattern: pattern)
      } catch {
        throw ScrubbingError.noPattern(pattern)
      }
      let whole = NSRange(text.startIndex..., in: text)
      return expression.matches(in: text, range: whole).compactMap { Range($0.range, in: text) }
    }
    self.ignoresCase = ignoresCase
  }
}

/// Why a text can't be scrubbed or redacted.
enum ScrubbingError: Error, Hashable, CustomStringConvertible {
  case noPattern(String)
  case noPath(String)
  case noJSON
  case lostJSON
  case bracketInName(String)

  var description: String {
    switch self {
    case .noPattern(let pattern):
      "“\(pattern)” is no regular expression."
    case .noPath(let path):
      "“\(path)” is no JSON path. Write one such as `$.user.id`, `$.items[0].price`, `$.items[*].id` "
        + "or `$..token`."
    case .noJSON:
      "What is to be redacted isn’t JSON. Redact key paths instead, or use `.json`."
    case .lostJSON:
      "Redacting this JSON would change more than the paths: it holds a member twice, `-0`, a number "
        + "with too many digits, or isn’t JSON as RFC 8259 defines it. Redact key paths instead."
    case .bracketInName(let name):
      "“\(name)” can’t be the name of a placeholder, because `⟦` and `⟧` enclose placeholders. Rename it."
    }
  }
}

/// The result of one assertion, for the report and the tool.
package struct ResultEntry: Codable, Hashable, Sendable {
  /// The reference's path, relative to the package root if it is inside; it identifies the
  /// snapshot.
  package var id: String
  package var status: Status
  /// The test and its case.
  package var test: String
  /// The argument of `swift test --filter` that selects the test.
  package var filter: String
  /// The location of the call, such as `File.swift:12:5`.
  package var place: String
  /// The test's source file, relative to the package root if it is inside.
  package var source: String
  /// One line with numbers; empty if the actual value equals the reference.
  package var summary: String
  /// Further details, in lines; cut if too long.
  package var detail: String
  /// The folder of the artifacts, relative to the folder of all artifacts; empty if there are none.
  package var folder: String
  /// The names of the files in it, by role.
  package var files: [String: String]
  /// The reference's path in swift-snapshot-testing's layout, in the form of `id`; `nil` unless the
  /// source file has a folder in that layout.
  package var former: String?
  /// The end of the assertion, in seconds since 1970.
  package var time: Double
  /// The snapshot's name in its suite, such as `badge_size=3.dark`; `nil` if there is none.
  package var name: String?
  /// The strategy, such as `png`.
  package var strategy: String?
  /// The measured numbers with the allowed ones; `nil` if the actual value equals the reference.
  package var measured: [MeasuredNumber]?
  /// The seconds from the call to the verdict, including rendering the value.
  package var duration: Double?
  /// The lines of source code that draw what differs, the most changed first; `nil` if unknown.
  package var drawnAt: [DrawnLine]?
  /// The history of the reference in Git; `nil` if none is known.
  package var history: ReferenceHistory?
  /// `true` if the reference equalled another value of this run, so that accepting this one would
  /// only make the other one fail; otherwise `nil`.
  package var alsoMatched: Bool?
  /// The change to the source if the actual value is accepted; `nil` for references in files.
  package var inline: InlineChange?
  /// The tests of two different values at the call of one literal; `nil` for a single value.
  package var differingTests: [String]?

  package init(
    id: String,
    status: Status,
    test: String,
    filter: String = "",
    place: String = "",
    source: String = "",
    summary: String = "",
    detail: String = "",
    folder: String = "",
    files: [String: String] = [:],
    former: String? = nil,
    time: Double = 0,
    name: String? = nil,
    strategy: String? = nil,
    measured: [MeasuredNumber]? = nil,
    duration: Double? = nil,
    inline: InlineChange? = nil
  ) {
    self.id = id
    self.status = status
    self.test = test
    self.filter = filter
    self.place = place
    self.source = source
    self.summary = summary
    self.detail = detail
    self.folder = folder
    self.files = files
    self.former = former
    self.time = time
    self.name = name
    self.strategy = strategy
    self.measured = measured
    self.duration = duration
    self.inline = inline
  }

  /// The status of an assertion, the most severe first.
  package enum Status: String, Codable, CaseIterable, Sendable {
    /// It failed before comparing, or the reference couldn't be written.
    case failed
    /// The reference can't be read.
    case damaged
    case changed
    case missing
    /// A new reference was recorded.
    case new
    /// An existing reference was replaced.
    case recorded
    case tolerated
    case passed

    /// Whether a user has to act on it.
    package var isFailure: Bool {
      switch self {
      case .failed, .damaged, .changed, .missing: true
      case .new, .recorded, .tolerated, .passed: false
      }
    }
  }

  /// The bytes of `id`, because `==` of texts ignores differences of composition.
  package var key: [UInt8] { Array(id.utf8) }

  /// The folder of the suite, such as `Module/Suite`, or the nearest equivalent.
  package var suite: String {
    let parts = FilePath.parts(of: id)
    return parts.count >= 3 ? parts.suffix(3).prefix(2).joined(separator: "/") : ""
  }

  /// Whether the reference is a literal in the source; its path then includes line and column.
  package var isInline: Bool { !source.isEmpty && TextBytes.starts(id, with: source + ":") }

  /// Whether the reference is a literal that the test recorded.
  package var isNewLiteral: Bool { isInline && status == .new }

  /// Whether `snapshot accept` can accept the actual value.
  package var isAcceptable: Bool {
    (status == .changed || status == .missing) && files[Artifact.Role.actual.rawValue] != nil
      && isInline == (inline != nil) && alsoMatched != true
  }
}

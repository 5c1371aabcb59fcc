/// What the report and the tool know of one assertion.
package struct ResultEntry: Codable, Hashable, Sendable {
  /// The reference's path, from the package root on where it lies inside; it tells snapshots apart.
  package var id: String
  package var status: Status
  /// The test and its case.
  package var test: String
  /// What `swift test --filter` takes to run the test.
  package var filter: String
  /// The place of the call, as `File.swift:12:5`.
  package var place: String
  /// The test's source file, from the package root on where it lies inside.
  package var source: String
  /// One line with numbers; empty where both are equal.
  package var summary: String
  /// What else there is to say, in lines; cut where it is long.
  package var detail: String
  /// The folder of the artifacts, below the folder of all; empty where nothing was kept.
  package var folder: String
  /// The names of the files in it, by role.
  package var files: [String: String]
  /// When the assertion ended, in seconds since 1970.
  package var time: Double
  /// The snapshot's name in its suite, such as `badge_size=3.dark`; `nil` where none was found.
  package var name: String?
  /// The strategy, such as `png`.
  package var strategy: String?
  /// What was measured, beside what was allowed; `nil` where both are equal.
  package var measured: [MeasuredNumber]?
  /// The seconds from the call to the verdict, making the value among them.
  package var duration: Double?
  /// How the source changes where what the test made is accepted; `nil` for references in files.
  package var inline: InlineChange?

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
    self.time = time
    self.name = name
    self.strategy = strategy
    self.measured = measured
    self.duration = duration
    self.inline = inline
  }

  /// How an assertion ended; the worst first.
  package enum Status: String, Codable, CaseIterable, Sendable {
    /// It didn't get as far as comparing, or the reference couldn't be written.
    case failed
    /// The reference can't be read.
    case damaged
    case changed
    case missing
    /// Recorded where there was no reference.
    case new
    /// Recorded over another reference.
    case recorded
    case tolerated
    case passed

    /// Whether a person has to do something about it.
    package var isFailure: Bool {
      switch self {
      case .failed, .damaged, .changed, .missing: true
      case .new, .recorded, .tolerated, .passed: false
      }
    }
  }

  /// The folder of the suite, as `Module/Suite`, or what comes nearest to it.
  package var suite: String {
    let parts = FilePath.parts(of: id)
    return parts.count >= 3 ? parts.suffix(3).prefix(2).joined(separator: "/") : ""
  }

  /// Whether the reference is a literal in the source; then the path names its line and column.
  package var isInline: Bool { !source.isEmpty && TextBytes.starts(id, with: source + ":") }

  /// Whether `snapshot accept` can take what the test made for the reference.
  package var isAcceptable: Bool {
    (status == .changed || status == .missing) && files[Artifact.Role.actual.rawValue] != nil
      && isInline == (inline != nil)
  }
}

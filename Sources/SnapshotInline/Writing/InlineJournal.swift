package import SnapshotCore

/// The literals that were written into one source since the tests were built.
///
/// Positions refer to the source that was built, so later assertions in the file find theirs after
/// the source has changed, even in other processes of the same run.
package struct InlineJournal: Codable, Sendable {
  /// The time at which the tests were built, in nanoseconds since 1970.
  package var built: Int64
  /// The source that was built.
  package var original: String
  package var writings: [Writing] = []
  /// The literals before the latest change; `nil` if nothing has changed yet.
  ///
  /// The journal is written before the source. If the process is killed in between, the source
  /// contains only these.
  package var previous: [Writing]?

  package init(built: Int64, original: String) {
    self.built = built
    self.original = original
  }

  /// One written literal.
  package struct Writing: Codable, Hashable, Sendable {
    package var location: InlineLocation
    package var value: InlineValue
    package var edit: SourceEdit
    /// The identity of the process that wrote it.
    package var writer: String

    package init(
      location: InlineLocation,
      value: InlineValue,
      edit: SourceEdit,
      writer: String
    ) {
      self.location = location
      self.value = value
      self.edit = edit
      self.writer = writer
    }
  }

  /// The source after writing all literals; `nil` if two of them overlap.
  package var result: [UInt8]? { writings.map(\.edit).applied(to: [UInt8](original.utf8)) }

  /// The journal before the latest change; `nil` if nothing has changed yet.
  package var beforeLatestChange: InlineJournal? {
    guard let previous else { return nil }
    var journal = self
    journal.writings = previous
    journal.previous = nil
    return journal
  }

  /// Adds a literal.
  ///
  /// If another process wrote another value at the same position, that literal stays: the tests
  /// were built without it, so which of the values is right isn't known.
  ///
  /// - Parameter writer: The identity of this process.
  package mutating func write(
    _ value: InlineValue,
    at location: InlineLocation,
    _ site: InlineSite,
    by writer: String
  ) throws(InlineError) {
    let edit = site.edit(for: value.text)
    if let earlier = writings.first(where: { $0.location == location }) {
      if earlier.value.text.utf8.elementsEqual(value.text.utf8) { return }
      guard earlier.writer == writer else { throw .recordedSinceBuild(earlier.value) }
      remove(location, by: writer)
      throw .conflict(first: earlier.value, second: value)
    }
    if site.followsClosure,
      !writings.contains(where: { $0.edit.range == edit.range && $0.edit.order == 0 })
    {
      throw .noFirstClosure(label: location.label)
    }
    writings.append(Writing(location: location, value: value, edit: edit, writer: writer))
    if result == nil {
      writings.removeLast()
      throw .overlapping
    }
  }

  /// Removes the literal that a process wrote at a position.
  package mutating func remove(_ location: InlineLocation, by writer: String) {
    writings.removeAll { $0.location == location && $0.writer == writer }
  }
}

/// The position of an inline snapshot in its file.
package struct InlineLocation: Codable, Hashable, Sendable {
  package var line: Int
  package var column: Int
  /// The label that distinguishes the closures of one call.
  package var label: String

  package init(line: Int, column: Int, label: String) {
    self.line = line
    self.column = column
    self.label = label
  }
}

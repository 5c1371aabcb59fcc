/// What was written into one source since the tests were built.
///
/// Places are those of the source that was built, whatever has been written since: so a second
/// assertion of the file finds its place, also from another process of the same run.
package struct InlineJournal: Codable, Sendable {
  /// When the tests were built, in nanoseconds since 1970.
  package var built: Int64
  /// The source as it was built.
  package var original: String
  package var writings: [Writing] = []

  package init(built: Int64, original: String) {
    self.built = built
    self.original = original
  }

  /// One literal that was written.
  package struct Writing: Codable, Hashable, Sendable {
    package var place: InlinePlace
    package var value: InlineValue
    package var edit: SourceEdit

    package init(place: InlinePlace, value: InlineValue, edit: SourceEdit) {
      self.place = place
      self.value = value
      self.edit = edit
    }
  }

  /// The source with all that was written; `nil` where two writings overlap.
  package var result: [UInt8]? { writings.map(\.edit).applied(to: [UInt8](original.utf8)) }

  /// Adds a literal.
  ///
  /// Where another process wrote another value at the same place, that one is taken back.
  package mutating func write(
    _ value: InlineValue,
    at place: InlinePlace,
    _ site: InlineSite
  ) throws(InlineError) {
    let edit = site.edit(for: value.text)
    if let earlier = writings.first(where: { $0.place == place }) {
      guard earlier.value.text.utf8.elementsEqual(value.text.utf8) else {
        takeBack(place)
        throw .conflict(first: earlier.value, second: value)
      }
      return
    }
    if site.followsClosure,
      !writings.contains(where: { $0.edit.range == edit.range && $0.edit.order == 0 })
    {
      throw .noFirstClosure(label: place.label)
    }
    writings.append(Writing(place: place, value: value, edit: edit))
    if result == nil {
      writings.removeLast()
      throw .overlapping
    }
  }

  /// Takes back what was written at a place.
  package mutating func takeBack(_ place: InlinePlace) {
    writings.removeAll { $0.place == place }
  }
}

/// The place of an inline snapshot in its file.
package struct InlinePlace: Codable, Hashable, Sendable {
  package var line: Int
  package var column: Int
  /// Tells the closures of one call apart.
  package var label: String

  package init(line: Int, column: Int, label: String) {
    self.line = line
    self.column = column
    self.label = label
  }
}

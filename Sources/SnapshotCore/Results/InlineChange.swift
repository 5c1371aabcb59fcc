/// The change to a source file when an inline snapshot is accepted.
///
/// It only selects a position: the lines of the call, and the literal in them. The new text is
/// built when it is accepted, from the actual value and the source, so results from another machine
/// can change nothing but the text of one literal.
package struct InlineChange: Codable, Hashable, Sendable {
  /// The source file, relative to the package root.
  package var file: String
  /// The first line of the call, from 1.
  package var line: Int
  /// The complete lines of the call in the source that was built.
  package var lines: String
  /// The source before those lines; `nil` if no other lines equal them.
  package var preceding: SourcePart?
  /// The source after those lines; `nil` if no other lines equal them.
  package var following: SourcePart?
  /// The position of the literal in those lines.
  package var site: InlineSite

  package init(
    file: String,
    line: Int,
    lines: String,
    preceding: SourcePart? = nil,
    following: SourcePart? = nil,
    site: InlineSite
  ) {
    self.file = file
    self.line = line
    self.lines = lines
    self.preceding = preceding
    self.following = following
    self.site = site
  }
}

package import SnapshotCore

/// The call of an assertion whose reference is a literal in the source.
package struct InlineCall {
  /// The path of the source.
  package var file: String
  /// The module that the source belongs to.
  package var module: String
  package var location: InlineLocation
  /// The text of the literal that the test was compiled with; `nil` if there was none.
  package var expected: String?
  /// The closure that finds the call and the position of the literal in a source.
  package var locate: (_ source: String) throws(InlineError) -> Location

  /// The byte range of a whole call, and the position of the literal.
  package typealias Location = (call: Range<Int>, site: InlineSite)

  package init(
    file: String,
    module: String,
    location: InlineLocation,
    expected: String?,
    locate: @escaping (_ source: String) throws(InlineError) -> Location
  ) {
    self.file = file
    self.module = module
    self.location = location
    self.expected = expected
    self.locate = locate
  }
}

/// An assertion whose reference is a literal in the source.
package struct InlineCall {
  /// The path of the source.
  package var file: String
  /// The module that the source belongs to.
  package var module: String
  package var place: InlinePlace
  /// The literal that the test was compiled with; `nil` for none.
  package var expected: String?
  /// Finds the call and the place of the literal in a source.
  package var locate: (_ source: String) throws(InlineError) -> Location

  /// The bytes of a whole call, and where in them the literal stands.
  package typealias Location = (call: Range<Int>, site: InlineSite)

  package init(
    file: String,
    module: String,
    place: InlinePlace,
    expected: String?,
    locate: @escaping (_ source: String) throws(InlineError) -> Location
  ) {
    self.file = file
    self.module = module
    self.place = place
    self.expected = expected
    self.locate = locate
  }
}

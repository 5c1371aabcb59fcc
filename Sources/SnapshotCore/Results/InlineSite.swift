/// The position in a source at which the literal of an inline snapshot is, or is to be inserted.
package struct InlineSite: Codable, Hashable, Sendable {
  package var kind: Kind
  /// The byte range to replace; empty for an insertion.
  package var range: Range<Int>
  /// The label of the closure to write; `nil` for none.
  package var label: String?
  /// The indentation of the call.
  package var indentation: String
  /// The additional indentation of the literal.
  package var step: String
  package var newline: String
  /// The order among several closures of one call.
  package var order: Int
  /// Whether another closure must be written first, because a labelled trailing closure can't be
  /// the first one.
  package var followsClosure = false

  /// The kind of text to write.
  package enum Kind: String, Codable, Sendable {
    /// A literal that replaces a literal.
    case literal
    /// A closure, with its label, that replaces a closure.
    case closure
    /// A closure after the call.
    case newClosure
    /// A closure argument after the others.
    case newArgument
  }

  package init(
    _ kind: Kind,
    _ range: Range<Int>,
    label: String?,
    indentation: String,
    step: String,
    newline: String,
    order: Int = 0
  ) {
    self.kind = kind
    self.range = range
    self.label = label
    self.indentation = indentation
    self.step = step
    self.newline = newline
    self.order = order
  }
}

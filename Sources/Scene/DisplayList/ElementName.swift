/// The name of an element of a picture, and the line of source code that drew it.
///
/// Two names are equal if their paths are, so that a picture doesn't depend on where its code is.
package struct ElementName: Sendable {
  /// The structural path in the view tree, such as `ChristmasTree/VStack[0]/Star`.
  package var path: String
  /// The line that drew it; `nil` if it isn't known.
  package var line: SourceLine?

  package init(_ path: String, line: SourceLine? = nil) {
    self.path = path
    self.line = line
  }

  /// Returns the name with another line; `nil` keeps its own line.
  package func at(_ line: SourceLine?) -> ElementName {
    ElementName(path, line: line ?? self.line)
  }
}

extension ElementName: Hashable {
  package static func == (lhs: ElementName, rhs: ElementName) -> Bool { lhs.path == rhs.path }

  package func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

extension ElementName: ExpressibleByStringInterpolation {
  package init(stringLiteral path: String) { self.init(path) }
}

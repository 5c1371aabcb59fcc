/// What an element of a picture is called, and which line of source code asked for it.
///
/// Two names are equal where their paths are: a picture is the same wherever its code stands.
package struct ElementName: Sendable {
  /// Where it stands in the view tree, such as `ChristmasTree/VStack[0]/Star`.
  package var path: String
  /// The line that asked for it; `nil` where that isn't known.
  package var line: SourceLine?

  package init(_ path: String, line: SourceLine? = nil) {
    self.path = path
    self.line = line
  }

  /// Returns the name of something that a line has asked for.
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

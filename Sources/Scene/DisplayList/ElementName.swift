/// The name of an element of a picture, and the line of source code that drew it.
///
/// Two names are equal if their paths are, so that a picture doesn't depend on where its code is.
package struct ElementName: Sendable {
  // Most elements of large drawings are siblings in one container, and pixels need no names. Their
  // paths are therefore stored in parts and joined only when they are read.

  /// The path, or that of the container if there is a number.
  private let text: String
  /// The name of the element in its container.
  private let type: String
  /// The index of the element in its container; negative if `text` is the whole path.
  private let number: Int
  /// The name of the drawn element inside the numbered one; empty if the numbered one is drawn itself.
  private let inner: String
  /// The line that drew it; `nil` if it isn't known.
  package var line: SourceLine?

  package init(_ path: String, line: SourceLine? = nil) {
    text = path
    type = ""
    number = -1
    inner = ""
    self.line = line
  }

  /// Creates the name of an element in a container.
  ///
  /// - Parameters:
  ///   - type: The name of the element in the container.
  ///   - number: The index of the element, from 0.
  ///   - container: The path of the container; not empty.
  ///   - inner: The name of the drawn element inside the numbered one; empty if the numbered one is
  ///     drawn itself.
  ///   - line: The line that drew it; `nil` if it isn't known.
  package init(
    _ type: String,
    _ number: Int,
    in container: String,
    inner: String = "",
    line: SourceLine?
  ) {
    text = container
    self.type = type
    self.number = number
    self.inner = inner
    self.line = line
  }

  /// The structural path in the view tree, such as `ChristmasTree/VStack[0]/Star`.
  package var path: String {
    get { number < 0 ? text : joinedPath }
    set { self = ElementName(newValue, line: line) }
  }

  private var joinedPath: String {
    let number = number.description
    var path = text
    path.reserveCapacity(
      text.utf8.count + type.utf8.count + number.utf8.count + inner.utf8.count + 4
    )
    path += "/"
    path += type
    path += "["
    path += number
    path += "]"
    if !inner.isEmpty {
      path += "/"
      path += inner
    }
    return path
  }

  /// Returns the name with another line; `nil` keeps its own line.
  package func at(_ line: SourceLine?) -> ElementName {
    var name = self
    name.line = line ?? self.line
    return name
  }
}

extension ElementName: Hashable {
  package static func == (lhs: ElementName, rhs: ElementName) -> Bool {
    if lhs.number == rhs.number, lhs.type == rhs.type, lhs.inner == rhs.inner {
      return lhs.text == rhs.text
    }
    return lhs.path == rhs.path
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

extension ElementName: ExpressibleByStringInterpolation {
  package init(stringLiteral path: String) { self.init(path) }
}

/// The name of an element of a picture, and the line of source code that drew it.
///
/// Two names are equal if their paths are, so that a picture doesn't depend on where its code is.
package struct ElementName: Sendable {
  private let place: Place
  /// The line that drew it; `nil` if it isn't known.
  package var line: SourceLine?

  /// The path. Most elements of large drawings are siblings in one container, and pixels need no
  /// names, so the paths of siblings are joined only when they are read.
  private enum Place {
    case path(String)
    /// The element of a container at an index.
    case sibling(SiblingNames, Int)
  }

  /// The part of the paths that siblings of the same kind share.
  package final class SiblingNames: Sendable {
    fileprivate let container: String
    fileprivate let type: String
    fileprivate let inner: String

    /// Creates the shared part of the paths of elements in a container.
    ///
    /// - Parameters:
    ///   - type: The name of the elements in the container.
    ///   - inner: The name of the drawn element inside each of them; empty if they are drawn
    ///     themselves.
    ///   - container: The path of the container; not empty.
    package init(_ type: String, inner: String = "", in container: String) {
      self.type = type
      self.inner = inner
      self.container = container
    }

    /// Returns whether elements with these names in the same container belong to the siblings.
    package func contains(_ type: String, inner: String) -> Bool {
      self.type == type && self.inner == inner
    }

    fileprivate func isEqual(to other: SiblingNames) -> Bool {
      self === other
        || type == other.type && inner == other.inner && container == other.container
    }

    fileprivate func path(_ number: Int) -> String {
      let number = number.description
      var path = container
      path.reserveCapacity(
        container.utf8.count + type.utf8.count + number.utf8.count + inner.utf8.count + 4
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
  }

  package init(_ path: String, line: SourceLine? = nil) {
    place = .path(path)
    self.line = line
  }

  /// Creates the name of an element of a container by its index, from 0.
  package init(_ number: Int, of siblings: SiblingNames, line: SourceLine?) {
    place = .sibling(siblings, number)
    self.line = line
  }

  /// The structural path in the view tree, such as `ChristmasTree/VStack[0]/Star`.
  package var path: String {
    get {
      switch place {
      case .path(let path): path
      case .sibling(let siblings, let number): siblings.path(number)
      }
    }
    set { self = ElementName(newValue, line: line) }
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
    if case .sibling(let siblings, let number) = lhs.place,
      case .sibling(let others, number) = rhs.place, siblings.isEqual(to: others)
    {
      return true
    }
    return lhs.path == rhs.path
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

extension ElementName: ExpressibleByStringInterpolation {
  package init(stringLiteral path: String) { self.init(path) }
}

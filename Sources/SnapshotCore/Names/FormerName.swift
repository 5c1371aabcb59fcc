/// The name of a reference in swift-snapshot-testing's layout, for moving it into this library's
/// layout.
///
/// `<folder>/__Snapshots__/<source file>/<function>.<name>[.<extension>]`, where the folder is that
/// of the source file, and a number stands for a missing name.
package struct FormerName: Hashable, Sendable {
  /// The folder of a source file's references.
  package let folder: String
  /// The function with the labels of its parameters, such as `price-currency`.
  package let function: String

  /// Creates the name of a function's references.
  ///
  /// - Parameters:
  ///   - source: The absolute path of the source file.
  ///   - function: The function in the form of `#function`.
  package init(source: String, function: String) {
    folder = FormerName.folder(of: source)
    self.function = FormerName.component(function)
  }

  /// Returns the folder of a source file's references.
  package static func folder(of source: String) -> String {
    let parent = FilePath.directory(of: source)
    return "\(parent)/__Snapshots__/\(TestIdentity.baseName(ofFile: source))"
  }

  /// Returns the path of the reference with a name.
  package func path(named name: String, pathExtension: String?) -> String {
    path(ending: FormerName.component(name), pathExtension)
  }

  /// Returns the path of a numbered reference.
  ///
  /// - Parameter number: The number among all unnamed assertions of a test, whatever their
  ///   extension, from 1.
  package func path(number: Int, pathExtension: String?) -> String {
    path(ending: String(number), pathExtension)
  }

  private func path(ending: String, _ pathExtension: String?) -> String {
    let path = "\(folder)/\(function).\(ending)"
    guard let pathExtension, !pathExtension.isEmpty else { return path }
    return "\(path).\(pathExtension)"
  }

  /// Returns a text in which each run of characters other than letters, marks, digits and
  /// underscores is replaced with a hyphen, or removed at the ends.
  static func component(_ text: String) -> String {
    var component = ""
    for scalar in text.unicodeScalars {
      if isWord(scalar) {
        component.unicodeScalars.append(scalar)
      } else if component.unicodeScalars.last != "-" {
        component.unicodeScalars.append("-")
      }
    }
    if component.unicodeScalars.first == "-" { component.unicodeScalars.removeFirst() }
    if component.unicodeScalars.last == "-" { component.unicodeScalars.removeLast() }
    return component
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .connectorPunctuation:
      true
    default: scalar.properties.isAlphabetic || scalar == "\u{200C}" || scalar == "\u{200D}"
    }
  }
}

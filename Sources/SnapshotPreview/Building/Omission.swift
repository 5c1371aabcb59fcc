/// A file or a declaration that is omitted because it can't be read or doesn't compile.
package struct Omission: Codable, Equatable, Sendable {
  /// The path of the file.
  package var file: String
  /// The line of the first error, counted from 1.
  package var line: Int
  /// The declaration, such as `struct MapPage`; `nil` for the whole file.
  package var declaration: String?
  /// The first name that isn't available, or else the message.
  package var name: String
  /// The compiler's message, or the reason why the file can't be read.
  package var message: String
  /// Whether the input declares the name, but its declaration is omitted too.
  package var dependsOnOmitted: Bool
  /// The modules that the file imports and that aren't available.
  package var missingImports: [String]

  /// Whether a name isn't available, rather than, for example, a syntax error.
  var isUnavailableName: Bool { name != message }

  /// The name and the message, or only the message.
  var reason: String { isUnavailableName ? "\(name): \(message)" : message }
}

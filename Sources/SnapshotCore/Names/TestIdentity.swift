/// The identity of the asserting test, as needed for file names.
package struct TestIdentity: Sendable {
  /// The module of the test.
  package var module: String
  /// The suites around the test, outermost first, or the source file's base name.
  package var suites: [String]
  /// The function, with or without backticks and parameter list.
  package var function: String
  /// The arguments of this case of a parameterised test, in order.
  package var arguments: [TestArgument]

  package init(
    module: String,
    suites: [String],
    function: String,
    arguments: [TestArgument] = []
  ) {
    self.module = module
    self.suites = suites
    self.function = function
    self.arguments = arguments
  }

  /// Creates the identity of code that runs outside of tests, such as a detached task.
  ///
  /// - Parameter fileID: The module and the file, in the form of `#fileID`.
  package init(fileID: String, function: String) {
    let parts = FilePath.parts(of: fileID)
    self.init(
      module: parts.first ?? "Tests",
      suites: [TestIdentity.baseName(ofFile: parts.last ?? "Tests")],
      function: function
    )
  }

  /// Returns the name of a source file without folders and extension.
  package static func baseName(ofFile path: String) -> String {
    let name = FilePath.name(of: path)
    guard let dot = TextBytes.lastIndex(of: ".", in: name), dot != name.startIndex else {
      return name
    }
    return String(name[..<dot])
  }

  /// The function without backticks and parameter list: `` `two words`() `` becomes `two words`.
  package var bareFunction: String { TestIdentity.bare(function) }

  /// The suites without backticks, joined as `Outer.Inner`.
  package var bareSuite: String {
    suites.count == 1
      ? TestIdentity.bare(suites[0]) : suites.map(TestIdentity.bare).joined(separator: ".")
  }

  private static func bare(_ name: String) -> String {
    if name.hasPrefix("`"), let end = name.dropFirst().firstIndex(of: "`") {
      return String(name[name.index(after: name.startIndex)..<end])
    }
    guard let parenthesis = TextBytes.firstIndex(of: "(", in: name), parenthesis != name.startIndex
    else { return name }
    return String(name[..<parenthesis])
  }
}

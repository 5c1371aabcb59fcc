/// Who asserts: a test, as far as file names need to know it.
package struct TestIdentity: Hashable, Sendable {
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

  /// The identity of code that no test runner vouches for, such as a detached task.
  ///
  /// - Parameter fileID: The module and the file, as `#fileID` gives them.
  package init(fileID: String, function: String) {
    let parts = fileID.split(separator: "/")
    self.init(
      module: parts.first.map(String.init) ?? "Tests",
      suites: [TestIdentity.baseName(ofFile: parts.last.map(String.init) ?? "Tests")],
      function: function
    )
  }

  /// The name of a source file without folders and extension.
  package static func baseName(ofFile path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
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

/// An argument of a parameterised test.
package struct TestArgument: Hashable, Sendable {
  /// The parameter's label, or its index where it has none.
  package var label: String
  /// What the value is called.
  package var text: String
  /// What the hash of the name is made from where `text` alone doesn't tell values apart.
  package var distinction: String?

  package init(label: String, text: String, distinction: String? = nil) {
    self.label = label
    self.text = text
    self.distinction = distinction
  }
}

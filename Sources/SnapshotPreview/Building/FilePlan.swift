/// The parts of one file that are compiled.
struct FilePlan {
  let file: SourceFile
  /// Whether it belongs to a module that the input imports, whose previews aren't rendered.
  var isImported = false
  /// Whether the whole file is excluded from compilation.
  var isOmitted = false
  /// The bytes that are blanked: imports of absent modules, and declarations that don't compile.
  var blanked: [Range<Int>] = []
  /// The previews that are added at its end.
  var additions: [Addition] = []
  var omissions: [Omission] = []
  /// The imported modules that aren't available.
  var missingImports: [String] = []

  /// A preview that is added at the end of a file.
  struct Addition: Equatable {
    enum Kind { case provider, view }

    var kind: Kind
    var name: String
    /// The line of the declaration that it shows.
    var line: Int
  }

  init(_ file: SourceFile) {
    self.file = file
    blanked = file.applicationMarks + file.locationDirectives
  }

  /// Adds previews for preview providers, and for views that may need no arguments.
  mutating func add(views includesViews: Bool) {
    for declaration in file.declarations where declaration.isType && declaration.kind != "protocol"
    {
      let line = file.line(of: declaration)
      let isGeneric = declaration.header.dropFirst().first == "<"
      if declaration.header.contains("PreviewProvider") {
        additions.append(Addition(kind: .provider, name: declaration.name, line: line))
      } else if includesViews, declaration.kind == "struct", !isGeneric,
        declaration.header.contains("View")
      {
        additions.append(Addition(kind: .view, name: declaration.name, line: line))
      }
    }
  }

  /// The text to compile, or `nil` if it is the unchanged file. Every line keeps its number.
  var text: [UInt8]? {
    let checks = file.platformChecks
    guard !blanked.isEmpty || !additions.isEmpty || !checks.isEmpty else { return nil }
    var bytes = file.bytes
    for range in blanked {
      for index in range where bytes[index] != 10 && bytes[index] != 13 {
        bytes[index] = UInt8(ascii: " ")
      }
    }
    // Previews in Xcode show the iOS variant.
    for range in checks {
      bytes.replaceSubrange(range, with: Array("true".utf8) + spaces(range.count - 4))
    }
    for addition in additions { bytes += Array(text(of: addition).utf8) }
    return bytes
  }

  /// The numbers of omissions and added previews, which show whether a round changed anything.
  var progress: [Int] { [omissions.count, additions.count] }

  /// Returns the index of the addition at a line beyond the end of the file, or `nil`.
  func addition(atLine line: Int) -> Int? {
    let index = line - file.lineCount - 1
    return additions.indices.contains(index) ? index : nil
  }

  private func text(of addition: Addition) -> String {
    switch addition.kind {
    case .provider:
      "\nimport PreviewRunner; #Preview { PreviewProviderViews(\(addition.name).self) }"
    case .view: "\n#Preview { \(addition.name)() }"
    }
  }

  private func spaces(_ count: Int) -> [UInt8] {
    [UInt8](repeating: UInt8(ascii: " "), count: count)
  }
}

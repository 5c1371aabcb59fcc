extension FilePlan {
  /// The code to omit because of an error: first the smallest declaration, in later rounds more.
  enum Extent {
    case member, declaration, file
  }

  /// Omits the declaration or file that contains an error. Returns the names of the omitted
  /// declarations; none if the error is in an added preview, or in code that is already omitted.
  mutating func omit(
    _ error: Diagnostic,
    _ extent: Extent,
    isOmitted: (String) -> Bool
  ) -> Set<String> {
    guard !self.isOmitted else { return [] }
    if error.line > file.lineCount {
      if let index = addition(atLine: error.line) { remove(index, error) }
      return []
    }
    let offset = file.offset(line: error.line, column: error.column)
    // The error is in a part that was omitted in the same round.
    if extent != .file, let offset, blanked.contains(where: { $0.contains(offset) }) { return [] }
    let found = extent == .file ? nil : offset.flatMap { declaration(at: $0, extent) }
    var omission = omission(for: error, isOmitted)
    guard let found else {
      self.isOmitted = true
      omissions.insert(omission, at: 0)
      return Set(file.declarations.map(\.name))
    }
    if found.kind == "import", error.message.contains("module") {
      omission.name = "import \(found.name)"
    } else if found.kind != "#Preview", found.kind != "import" {
      additions.removeAll { $0.name == found.name }
    }
    omission.declaration = [found.kind, found.name].filter { !$0.isEmpty }.joined(separator: " ")
    // Parts inside it may have been omitted before.
    blanked.removeAll { found.range.contains($0.lowerBound) }
    blanked.append(found.range)
    omissions.append(omission)
    return [found.name]
  }

  /// Creates the plan of a file that can't be read or is too large.
  init(unreadable path: String) {
    self.init(SourceFile(path: path, bytes: []))
    let limit = SourceFile.sizeLimit >> 20
    omitFile("the file can’t be read, or is larger than \(limit) MiB")
  }

  /// Omits the file for a reason other than an error in it.
  mutating func omitFile(_ message: String) {
    isOmitted = true
    let omission = Omission(
      file: file.path,
      line: 1,
      declaration: nil,
      name: message,
      message: message,
      dependsOnOmitted: false,
      missingImports: missingImports
    )
    omissions.insert(omission, at: 0)
  }

  private func omission(for error: Diagnostic, _ isOmitted: (String) -> Bool) -> Omission {
    let name = UnavailableName.name(in: error.message)
    let last = name?.split(separator: ".").last.map(String.init)
    return Omission(
      file: file.path,
      line: error.line,
      declaration: nil,
      name: name ?? error.message,
      message: error.message,
      dependsOnOmitted: last.map(isOmitted) ?? false,
      missingImports: missingImports
    )
  }

  /// Removes an added preview that doesn't compile, for example because its view needs arguments.
  private mutating func remove(_ index: Int, _ error: Diagnostic) {
    let addition = additions.remove(at: index)
    guard addition.kind == .provider else { return }
    var omission = omission(for: error, { _ in false })
    omission.dependsOnOmitted = true
    omission.line = addition.line
    omission.declaration = "PreviewProvider \(addition.name)"
    omissions.append(omission)
  }

  private func declaration(at offset: Int, _ extent: Extent) -> Declaration? {
    func contains(_ declaration: Declaration) -> Bool {
      declaration.range.contains(offset) || declaration.range.upperBound == offset
    }
    guard var found = file.declarations.first(where: contains) else { return nil }
    guard extent == .member else { return found }
    while found.hasMembers, let member = found.members.first(where: contains) {
      if member.isEssential { return found }
      found = member
    }
    return found
  }
}

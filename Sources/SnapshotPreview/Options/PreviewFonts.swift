internal import Foundation
internal import SnapshotCore

/// The fonts that `SNAPSHOT_FONTS` names, in which previews draw text.
struct PreviewFonts {
  /// The absolute path of a font file or a folder; `nil` for the library's own font.
  let path: String?

  init(environment: RunEnvironment = .process) throws {
    guard let value = environment.variables[PreviewFonts.variable], !value.isEmpty else {
      path = nil
      return
    }
    let path = FilePath.standardized(environment.absolute(value))
    guard FilePath.exists(path) else {
      throw PreviewError.option(
        "SNAPSHOT_FONTS names \(value), which doesn’t exist. Set it to a font file or a folder."
      )
    }
    self.path = path
  }

  static let variable = "SNAPSHOT_FONTS"

  /// The files whose changes can change the pictures.
  var files: [String] {
    guard let path else { return [] }
    return [path] + FolderListing.names(in: path).sorted().map { "\(path)/\($0)" }
  }
}

#if Fonts

package import Foundation

/// Functions that read the font files at a path: a single file, or the files directly in a folder.
package enum FontFolder {
  private static let extensions: Set<String> = ["ttf", "otf", "ttc", "otc"]

  /// Returns the fonts of a file, or of every font file in a folder. Files are sorted by the bytes
  /// of their names, so that the order is the same on every machine.
  package static func faces(at url: URL) throws(FontError) -> [FontFace] {
    var faces: [FontFace] = []
    for path in try files(at: url) {
      let file = try FontFile(path: path)
      for index in 0..<file.count { faces.append(try file.face(at: index)) }
    }
    return faces
  }

  private static func files(at url: URL) throws(FontError) -> [String] {
    let path = url.path
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
    else { return [path] }
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: path)
    } catch {
      throw .unreadable(file: path, reason: error.localizedDescription)
    }
    let fonts = names.filter { name in
      let ending = name.split(separator: ".").last?.lowercased() ?? ""
      return !name.hasPrefix(".") && extensions.contains(ending)
    }
    guard !fonts.isEmpty else { throw .noFonts(folder: path) }
    return fonts.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { "\(path)/\($0)" }
  }
}

#endif

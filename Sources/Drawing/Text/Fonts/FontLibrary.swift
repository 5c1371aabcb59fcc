#if Fonts

import FontShaping
import Foundation
import Synchronization

/// The fonts in which texts are drawn.
package enum FontLibrary {
  /// The fonts of the process, registered by ``Font/register(contentsOf:)``. Initially they are
  /// those of the folder or file in the environment variable `SNAPSHOT_FONTS`.
  private static let shared = Mutex(environmentFonts())

  /// The fonts of the current task, which replace those of the process.
  @TaskLocal private static var scoped: FontShaper?

  /// A cache of the fonts read from folders, because each test of a suite requests them.
  private static let folders = Mutex<[String: FontShaper]>([:])

  /// The shaper for a rendering that begins now; `nil` if only the stroke font is available.
  static var shaper: (any TextShaper)? { scoped ?? shared.withLock { $0 } }

  /// Changes the fonts of the process.
  static func change<Failure: Error>(
    _ body: (inout FontCollection) throws(Failure) -> Void
  ) throws(Failure) {
    var collection = shared.withLock { $0?.collection } ?? FontCollection()
    try body(&collection)
    let shaper = collection.isEmpty ? nil : FontShaper(collection)
    shared.withLock { $0 = shaper }
  }

  /// Runs code whose texts are drawn in the fonts of a folder, and in no others.
  ///
  /// The first family whose name contains `Serif`, `Rounded` or `Mono` is the default of that
  /// design; the first of the other families is the default of the default design.
  package static func withFonts<Result>(
    in folder: URL,
    _ body: () async throws -> Result
  ) async throws -> Result {
    let shaper = try shaper(of: folder)
    return try await $scoped.withValue(shaper) { try await body() }
  }

  /// Runs code whose texts are drawn in the fonts of a folder, and in no others.
  package static func withFonts<Result>(
    in folder: URL,
    _ body: () throws -> Result
  ) throws -> Result {
    let shaper = try shaper(of: folder)
    return try $scoped.withValue(shaper) { try body() }
  }

  /// Throws the error that prevents the fonts of `SNAPSHOT_FONTS` from being used.
  package static func checkEnvironment() throws(FontError) {
    guard let path = environmentPath else { return }
    _ = try shaper(of: URL(filePath: path))
  }

  private static var environmentPath: String? {
    let path = ProcessInfo.processInfo.environment["SNAPSHOT_FONTS"] ?? ""
    return path.isEmpty ? nil : path
  }

  private static func environmentFonts() -> FontShaper? {
    guard let path = environmentPath else { return nil }
    do throws(FontError) {
      return try shaper(of: URL(filePath: path))
    } catch {
      // Drawing the first text reads the variable, so there is no caller to report the error to.
      FileHandle.standardError.write(Data("warning: SNAPSHOT_FONTS: \(error)\n".utf8))
      return nil
    }
  }

  private static func shaper(of folder: URL) throws(FontError) -> FontShaper {
    let path = folder.standardizedFileURL.path
    if let shaper = folders.withLock({ $0[path] }) { return shaper }
    var collection = FontCollection()
    collection.add(try FontFolder.faces(at: folder))
    try setDefaults(of: &collection)
    let shaper = FontShaper(collection)
    folders.withLock { $0[path] = shaper }
    return shaper
  }

  private static func setDefaults(of collection: inout FontCollection) throws(FontError) {
    let words: [(FontDesign, String)] = [
      (.serif, "Serif"), (.rounded, "Rounded"), (.monospaced, "Mono"),
    ]
    let families = collection.families
    let plain = families.first { family in !words.contains { family.contains($0.1) } }
    try collection.setDefault(plain ?? families.first, for: .default)
    for (design, word) in words {
      guard let family = families.first(where: { $0.contains(word) }) else { continue }
      try collection.setDefault(family, for: design)
    }
  }
}

#endif

#if Fonts

import FontShaping
import Foundation

/// The fonts of `Tests/Fixtures/Fonts`.
enum TestFonts {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures/Fonts")

  static func url(_ name: String) -> URL { folder.appending(path: name) }

  static func face(_ name: String, at index: Int = 0) throws -> FontFace {
    try FontFolder.faces(at: url(name))[index]
  }

  static func instance(_ name: String, _ settings: [FontSetting] = []) throws -> FontInstance {
    guard let instance = try face(name).instance(settings) else {
      throw CocoaError(.coderInvalidValue)
    }
    return instance
  }

  /// All test fonts, with Sample Sans as the default.
  static func collection(default name: String? = "Sample Sans") throws -> FontCollection {
    var collection = FontCollection()
    for file in [
      "SampleSans-Regular.ttf", "SampleSans-Bold.ttf", "SampleCursive.ttf", "SampleVariable.ttf",
      "SampleCurves.otf",
    ] {
      collection.add(try FontFolder.faces(at: url(file)))
    }
    try collection.setDefault(name, for: .default)
    return collection
  }
}

#endif

public import Foundation

#if Fonts
public import FontShaping

/// An error in registering fonts.
public typealias FontError = FontShaping.FontError

extension Font {
  /// Registers the fonts of a file, or of all font files in a folder, for all texts of the process.
  ///
  /// ```swift
  /// let families = try Font.register(contentsOf: URL(filePath: "Fonts/Inter.ttf"))
  /// try Font.setDefault("Inter")
  /// Text("Grüße").font(.custom("Inter", size: 20))
  /// ```
  ///
  /// TrueType and OpenType fonts are supported, including variable fonts and collections. Fonts of
  /// a folder are registered in the order of their names; a file that is already registered is
  /// skipped. A character that the requested font lacks is drawn in the first registered one that
  /// has it. Nothing is registered if one of the fonts can't be used.
  ///
  /// - Returns: The names of the families, in the order of their registration.
  @discardableResult
  public static func register(contentsOf url: URL) throws(FontError) -> [String] {
    let faces = try FontFolder.faces(at: url)
    FontLibrary.change { $0.add(faces) }
    var families: [String] = []
    for face in faces where !families.contains(face.family) { families.append(face.family) }
    return families
  }

  /// Sets the registered font of texts whose font has no name, for a design.
  ///
  /// A design without a font uses that of the default design.
  ///
  /// - Parameter name: The name of a family or a font; `nil` for the library's stroke font.
  public static func setDefault(
    _ name: String?,
    for design: Design = .default
  ) throws(FontError) {
    let design: FontDesign =
      switch design {
      case .default: .default
      case .serif: .serif
      case .rounded: .rounded
      case .monospaced: .monospaced
      }
    try FontLibrary.change { (fonts: inout FontCollection) throws(FontError) in
      try fonts.setDefault(name, for: design)
    }
  }

  /// Sets the registered fonts that are tried first for characters of a script that the requested
  /// font lacks.
  ///
  /// ```swift
  /// try Font.setFallbacks(["Noto Sans CJK SC"], forScript: "Hani")
  /// ```
  ///
  /// - Parameters:
  ///   - names: The names of families or fonts, in the order in which they are tried.
  ///   - script: The four letters of ISO 15924, such as `Arab` or `Hani`.
  public static func setFallbacks(
    _ names: [String],
    forScript script: String
  ) throws(FontError) {
    try FontLibrary.change { (fonts: inout FontCollection) throws(FontError) in
      try fonts.setFallbacks(names, for: FontTag(script))
    }
  }
}

#else

extension Font {
  /// Registers the fonts of a file or a folder; requires the package trait `Fonts`.
  @available(*, unavailable, message: "Enable the trait 'Fonts' of the package Snapshot.")
  @discardableResult
  public static func register(contentsOf url: URL) throws -> [String] { [] }

  /// Sets the font of texts whose font has no name; requires the package trait `Fonts`.
  @available(*, unavailable, message: "Enable the trait 'Fonts' of the package Snapshot.")
  public static func setDefault(_ name: String?, for design: Design = .default) throws {}

  /// Sets the fonts of characters that the requested font lacks; requires the package trait
  /// `Fonts`.
  @available(*, unavailable, message: "Enable the trait 'Fonts' of the package Snapshot.")
  public static func setFallbacks(_ names: [String], forScript script: String) throws {}
}

#endif

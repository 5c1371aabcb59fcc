#if Pictures
public import Testing

#if Fonts
internal import Drawing
internal import Foundation
internal import SnapshotCore

/// The fonts in which a test, or every test in a suite, draws text.
public struct FontsTrait: TestTrait, SuiteTrait, TestScoping {
  let folder: String
  let source: String

  /// Whether the trait applies to nested suites and tests; always `true`.
  public var isRecursive: Bool { true }

  /// Runs a test with the fonts.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    let folders = try SnapshotFolders.found(
      source: source,
      directory: nil,
      artifacts: nil,
      environment: .current
    )
    let path = folder.hasPrefix("/") ? folder : "\(folders.root)/\(folder)"
    try await FontLibrary.withFonts(in: URL(filePath: path)) { try await function() }
  }
}

extension Trait where Self == FontsTrait {
  /// Returns a trait that draws text only in the fonts of a folder.
  ///
  /// ```swift
  /// @Suite(.snapshots(fonts: "Fonts"))
  /// struct CardTests { … }
  /// ```
  ///
  /// The first family whose name contains `Serif`, `Rounded` or `Mono` is the default of that font
  /// design. The first of the other families is the default of all other text. Families are in the
  /// order of the files' names. If a font can't be used, the test fails, and the message names the
  /// file and the cause.
  ///
  /// - Parameters:
  ///   - folder: A folder of font files, or one font file, relative to the package root.
  ///   - filePath: The path of the test's source, which determines the package.
  public static func snapshots(
    fonts folder: String,
    filePath: StaticString = #filePath
  ) -> FontsTrait {
    FontsTrait(folder: folder, source: "\(filePath)")
  }
}

#else

extension Trait where Self == SnapshotsTrait {
  /// Returns a trait that draws text in the fonts of a folder; requires the package trait `Fonts`.
  @available(*, unavailable, message: "Enable the trait 'Fonts' of the package Snapshot.")
  public static func snapshots(
    fonts folder: String,
    filePath: StaticString = #filePath
  ) -> SnapshotsTrait {
    .snapshots
  }
}
#endif
#endif

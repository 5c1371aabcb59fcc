/// The reasons why no preview can be rendered.
package enum PreviewError: Error, Equatable {
  /// A path that is neither a folder, a Swift file nor a target.
  case input(String)
  /// Folders without a Swift file.
  case noSources([String])
  /// More Swift files than the limit.
  case tooManyFiles(Int)
  /// The package that the tool was built from no longer exists.
  case noPackage(String)
  /// A program that can't be started, with the reason.
  case program(String, String)
  /// The drawing library doesn't build; the file with the compiler's output.
  ///
  /// - Parameter hasFonts: Whether the library needs HarfBuzz and FriBidi.
  case engine(log: String, hasFonts: Bool)
  /// The fonts that `SNAPSHOT_FONTS` names can't be used; the reason as a sentence.
  case fonts(String)
  /// No set of files builds; the file with the compiler's output.
  case build(log: String)
  /// The previews of the built program can't be listed; the file with its output.
  case list(log: String)
  /// An option with an impossible value.
  case option(String)
}

extension PreviewError {
  /// The file with the compiler's output, if there is one.
  package var log: String? {
    switch self {
    case .engine(let log, _), .build(let log), .list(let log): log
    default: nil
    }
  }
}

extension PreviewError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .input(let path):
      """
      There is no folder, Swift file or target called \(path).
      Pass a folder of Swift files: swift run snapshot preview FOLDER
      """
    case .noSources(let paths):
      "There is no Swift file in \(paths.joined(separator: ", ")). Pass a folder that has some."
    case .tooManyFiles(let limit):
      "There are more than \(limit) Swift files. Pass a smaller folder."
    case .noPackage(let path):
      """
      The package that this tool was built from isn’t in \(path) any more.
      Build the tool again, or pass the package’s folder with --snapshot-package.
      """
    case .program(let name, let reason): "Can’t start \(name): \(reason)"
    case .engine(let log, true):
      """
      The drawing library doesn’t build. The compiler’s output is in \(log).
      Because SNAPSHOT_FONTS is set, it needs HarfBuzz and FriBidi. \
      `Scripts/install-libraries --fonts` in the package of this tool installs them.
      """
    case .fonts(let reason): "SNAPSHOT_FONTS: \(reason)"
    case .engine(let log, false):
      """
      The drawing library doesn’t build. The compiler’s output is in \(log).
      Run `swift build --product SwiftUIShim` in the package of this tool to see the cause.
      """
    case .build(let log):
      """
      No part of these files builds. The compiler’s output is in \(log).
      Pass a smaller folder, or --verbose to see the output.
      """
    case .list(let log):
      """
      The previews can’t be listed. Probably the name of one is an expression that traps or never ends.
      The output is in \(log).
      Pass smaller folders to find that preview.
      """
    case .option(let text): text
    }
  }
}

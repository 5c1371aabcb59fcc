internal import ArgumentParser
internal import Foundation
internal import SnapshotCore
internal import SnapshotReview

/// The options for the package and its results.
struct FolderOptions: ParsableArguments {
  @Option(name: .long, help: "The package; by default, the one that contains the current folder.")
  var packagePath: String?

  @Option(
    name: .long,
    help: """
      A folder of results, such as one downloaded from CI; by default $SNAPSHOT_ARTIFACTS or \
      .build/snapshots of the package.
      """
  )
  var from: String?

  /// The package root.
  var root: String {
    if let packagePath { return resolved(packagePath) }
    let here = resolved(".")
    var folder = here
    while !FilePath.exists("\(folder)/Package.swift") {
      guard folder != "/" else { return here }
      folder = FilePath.directory(of: folder)
    }
    return folder
  }

  /// The folder of artifacts.
  var artifacts: String {
    if let from { return resolved(from) }
    if let folder = RunEnvironment.process.artifacts { return FilePath.standardized(folder) }
    return "\(root)/.build/snapshots"
  }

  /// Returns the results; throws if there are none.
  func results() throws -> Results {
    if let results = try Results(artifacts: artifacts) { return results }
    throw ToolError(
      """
      There are no results in \(VisibleText.lines(artifacts))
      Run `swift test`, or pass a folder of results with --from.
      """
    )
  }

  /// - Parameter named: The arguments of the user. References outside the package’s `__Snapshots__`
  ///   that Git doesn’t track are written only if these contain their whole path.
  func review(named: [String] = []) throws -> ReviewFolder {
    var rules = PackageFiles(root: root, artifacts: artifacts).acceptRules(named: named)
    rules.replacesEmptyReferences = !named.isEmpty
    return ReviewFolder(
      results: try results(),
      acceptance: Acceptance(
        root: root,
        artifacts: artifacts,
        rules: rules,
        fileLimit: RunEnvironment.process.fileLimit
      )
    )
  }

  private func resolved(_ path: String) -> String {
    let absolute = FilePath.standardized(RunEnvironment.process.absolute(path))
    return FilePath.resolved(absolute) ?? absolute
  }
}

extension FolderOptions {
  /// Creates the options of a command that has only `--package-path`.
  init(package: String?) {
    self.init()
    packagePath = package
    from = nil
  }
}

/// The options for printing results.
struct OutputOptions: ParsableArguments {
  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var colors: ColorOptions

  var style: Style { colors.style }
}

struct ColorOptions: ParsableArguments {
  @Option(help: "Colours: auto, always or never. auto respects NO_COLOR and FORCE_COLOR.")
  var color = ColorChoice.auto

  var style: Style { Style(choice: color) }
}

/// Runs a command; an error is printed to standard error and ends the command with exit code 2.
func reportingErrors(_ body: () throws -> Void) throws {
  do {
    try body()
  } catch let code as ExitCode {
    throw code
  } catch {
    Output.error("\(error)")
    throw ExitCode.error
  }
}

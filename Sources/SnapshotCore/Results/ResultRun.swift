internal import Foundation

/// A process that ran assertions, as described by the first and the last line of its results file.
package struct ResultRun: Codable, Hashable, Sendable {
  /// The version that this library writes, and the latest that it reads.
  package static let newestVersion = 1

  /// The version, which increases when older readers wouldn't understand newer lines.
  package var version = ResultRun.newestVersion
  /// The name of the results file without its extension.
  package var name: String
  /// The start time, in seconds since 1970.
  package var began: Double
  /// The package root of the tests.
  package var root: String
  /// The test runner and its selection of tests; equal for runs that replace one another.
  package var selection: String
  /// Whether only some of the tests were selected.
  package var isFiltered: Bool
  package var system: String
  package var architecture: String
  /// The commit that CI checked out.
  package var commit: String?
  /// The identity of the process, which no other process has.
  package var process: String?
  /// The identity of the process that started this one for an exit test; otherwise `nil`.
  ///
  /// The results of both processes are those of one run.
  package var parent: String?
  /// `true` if the package has the script that starts the tool; otherwise `nil`.
  package var hasScript: Bool?

  /// Describes the current process.
  ///
  /// - Parameter parent: The process that started this one for an exit test, which has the run's
  ///   selection of tests; `nil` if this process is the run itself.
  package init(
    name: String,
    root: String,
    began: Double,
    environment: RunEnvironment,
    parent: RunningProcess? = nil
  ) {
    self.name = name
    self.began = began
    self.root = root
    process = RunningProcess.current.identity
    self.parent = parent?.identity
    let arguments = parent.map { $0.arguments ?? [] } ?? environment.arguments
    var choice = ResultRun.choice(in: arguments)
    // The parent may have selected tests.
    if let parent, parent.arguments == nil { choice = ["exit test"] }
    isFiltered = !choice.isEmpty
    let runner = ResultRun.runner(parent?.arguments ?? environment.arguments)
    selection = ([runner] + choice).joined(separator: " ")
    system = ProcessInfo.processInfo.operatingSystemVersionString
    architecture = ResultRun.architecture
    hasScript = ToolCommand.name(in: root) == ToolCommand.standard ? nil : true
    commit = ["GITHUB_SHA", "CI_COMMIT_SHA"].lazy.compactMap { environment.variables[$0] }.first
  }

  private static func runner(_ arguments: [String]) -> String {
    zip(arguments, arguments.dropFirst())
      .contains { $0 == "--testing-library" && $1 == "swift-testing" } ? "swift-testing" : "xctest"
  }

  /// Returns the arguments that select tests. XCTest's own binary takes them as a bare last
  /// argument.
  private static func choice(in arguments: [String]) -> [String] {
    var choice: [String] = []
    var rest = arguments.dropFirst()
    while let argument = rest.popFirst() {
      if argument == "--filter" || argument == "--skip" {
        choice += [argument, rest.popFirst() ?? ""]
      } else if argument.hasPrefix("--filter=") || argument.hasPrefix("--skip=") {
        choice.append(argument)
      } else if argument.hasPrefix("-") {
        // An option's value could be mistaken for a test name.
        if rest.first?.hasPrefix("-") == false, argument.hasPrefix("--"), !argument.contains("=") {
          rest.removeFirst()
        }
      } else if argument.contains("."), argument.contains("/"), !argument.hasPrefix("/") {
        choice.append(argument)
      }
    }
    return choice
  }

  private static var architecture: String {
    #if arch(x86_64)
    "x86_64"
    #elseif arch(arm64)
    "arm64"
    #else
    "another"
    #endif
  }
}

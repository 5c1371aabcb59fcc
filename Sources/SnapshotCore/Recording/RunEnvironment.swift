internal import Foundation

/// What the process was told from outside, read once; tests put their own in its place.
package struct RunEnvironment: Sendable {
  /// The environment variables.
  package var variables: [String: String]
  /// The arguments of the process.
  package var arguments: [String] {
    didSet { repeatsTests = RunEnvironment.repeatsTests(arguments) }
  }
  /// Whether the tests were asked to run more than once in this process.
  package private(set) var repeatsTests: Bool
  /// The directory that relative paths start at.
  package var workingDirectory: String

  package init(
    variables: [String: String] = [:],
    arguments: [String] = [],
    workingDirectory: String = "/"
  ) {
    self.variables = variables
    self.arguments = arguments
    repeatsTests = RunEnvironment.repeatsTests(arguments)
    self.workingDirectory = workingDirectory
  }

  /// What this process was told.
  package static let process = RunEnvironment(
    variables: ProcessInfo.processInfo.environment,
    arguments: CommandLine.arguments,
    workingDirectory: FileManager.default.currentDirectoryPath
  )

  /// What counts for the current task: the process's, unless a test replaced it.
  @TaskLocal package static var current = RunEnvironment.process

  /// The mode that a variable asks for, or `nil` where it isn't set.
  package func recordMode(in variable: String = "SNAPSHOT_RECORD") throws -> RecordMode? {
    guard let text = variables[variable], !text.isEmpty else { return nil }
    guard let mode = RecordMode(rawValue: text.lowercased()) else {
      throw EnvironmentError.unknownRecordMode(text, variable: variable)
    }
    return mode
  }

  /// Whether `CI` is set to anything but a no.
  package var isContinuousIntegration: Bool {
    guard let text = variables["CI"]?.lowercased() else { return false }
    return !["", "0", "false", "no", "off"].contains(text)
  }

  private static func repeatsTests(_ arguments: [String]) -> Bool {
    arguments.contains { argument in
      ["--repetitions", "--repeat-until"].contains { argument.hasPrefix($0) }
    }
  }

  /// The folder that stands in for the package root of the tests.
  package var root: String? { nonempty("SNAPSHOT_ROOT").map(absolute) }

  /// The folder that failures are written to, if not the default.
  package var artifacts: String? { nonempty("SNAPSHOT_ARTIFACTS").map(absolute) }

  /// The longest reference that is read, in bytes.
  package var fileLimit: Int {
    guard let text = nonempty("SNAPSHOT_FILE_LIMIT"), let bytes = Int(text), bytes > 0
    else { return 256 << 20 }
    return bytes
  }

  /// Returns `path` with the working directory before it where it is relative.
  package func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : "\(workingDirectory)/\(path)"
  }

  private func nonempty(_ variable: String) -> String? {
    guard let text = variables[variable], !text.isEmpty else { return nil }
    return text
  }
}

/// Why an environment variable can't be followed.
package enum EnvironmentError: Error, Hashable, Sendable {
  case unknownRecordMode(String, variable: String)
}

extension EnvironmentError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unknownRecordMode(let text, let variable):
      let modes = RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
      return "\(variable) is “\(text)”, which is no record mode. Set it to one of: \(modes)."
    }
  }
}

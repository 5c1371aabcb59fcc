internal import Foundation

/// The settings from the environment of the process, read once. Tests replace them.
package struct RunEnvironment: Sendable {
  private var values: Values

  /// The stored values. It is a class so that a copy of the environment, of which each assertion
  /// makes several, retains one object.
  private final class Values: Sendable {
    let variables: [String: String]
    /// The parsed variables, so that assertions don't parse them again.
    let parsed: ParsedVariables
    let arguments: [String]
    let repeatsTests: Bool
    let workingDirectory: String
    let nonUTF8Paths: [PathOrigin: String]

    init(
      variables: [String: String],
      parsed: ParsedVariables? = nil,
      arguments: [String],
      workingDirectory: String,
      nonUTF8Paths: [PathOrigin: String]
    ) {
      self.variables = variables
      self.parsed = parsed ?? ParsedVariables(variables)
      self.arguments = arguments
      repeatsTests = RunEnvironment.repeatsTests(arguments)
      self.workingDirectory = workingDirectory
      self.nonUTF8Paths = nonUTF8Paths
    }

    /// Creates a copy with other values.
    convenience init(
      copying other: Values,
      arguments: [String]? = nil,
      workingDirectory: String? = nil,
      nonUTF8Paths: [PathOrigin: String]? = nil
    ) {
      self.init(
        variables: other.variables,
        parsed: other.parsed,
        arguments: arguments ?? other.arguments,
        workingDirectory: workingDirectory ?? other.workingDirectory,
        nonUTF8Paths: nonUTF8Paths ?? other.nonUTF8Paths
      )
    }
  }

  package init(
    variables: [String: String] = [:],
    arguments: [String] = [],
    workingDirectory: String = "/",
    nonUTF8Paths: [PathOrigin: String] = [:]
  ) {
    values = Values(
      variables: variables,
      arguments: arguments,
      workingDirectory: workingDirectory,
      nonUTF8Paths: nonUTF8Paths
    )
  }

  /// The environment variables.
  package var variables: [String: String] {
    get { values.variables }
    set {
      values = Values(
        variables: newValue,
        arguments: arguments,
        workingDirectory: workingDirectory,
        nonUTF8Paths: nonUTF8Paths
      )
    }
  }

  /// The arguments of the process.
  package var arguments: [String] {
    get { values.arguments }
    set { values = Values(copying: values, arguments: newValue) }
  }

  /// The directory to which relative paths refer.
  package var workingDirectory: String {
    get { values.workingDirectory }
    set { values = Values(copying: values, workingDirectory: newValue) }
  }

  /// The paths from outside the process that aren't UTF-8, with invalid bytes escaped, by origin.
  package var nonUTF8Paths: [PathOrigin: String] {
    get { values.nonUTF8Paths }
    set { values = Values(copying: values, nonUTF8Paths: newValue) }
  }

  /// Whether the test runner was asked to repeat tests in this process.
  package var repeatsTests: Bool { values.repeatsTests }

  private var parsed: ParsedVariables { values.parsed }

  /// The environment of this process.
  package static let process = RunEnvironment(
    variables: ProcessInfo.processInfo.environment,
    arguments: CommandLine.arguments,
    workingDirectory: FileManager.default.currentDirectoryPath,
    nonUTF8Paths: PathOrigin.nonUTF8Paths
  )

  /// The environment of the current task: that of the process, unless a test replaced it.
  @TaskLocal package static var current = RunEnvironment.process

  /// The variables of this library, and `CI`.
  ///
  /// It is a class so that copies of one environment are recognised by identity, without comparing
  /// texts.
  private final class ParsedVariables: Sendable {
    /// The values of the variables for the record mode.
    let record: [(variable: String, text: String)]
    let root: String?
    let artifacts: String?
    let fileLimit: Int?
    let continuousIntegration: String?
    let recordsOnCI: String?
    let attaches: Bool?

    init(_ variables: [String: String]) {
      let nonempty = { (name: String) in variables[name].flatMap { $0.isEmpty ? nil : $0 } }
      let nonblank = { (name: String) in
        variables[name].flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
      }
      record = ["SNAPSHOT_RECORD", "SNAPSHOT_TESTING_RECORD"].compactMap { variable in
        nonblank(variable).map { (variable, $0) }
      }
      root = nonempty("SNAPSHOT_ROOT")
      artifacts = nonempty("SNAPSHOT_ARTIFACTS")
      fileLimit = nonempty("SNAPSHOT_FILE_LIMIT").flatMap { Int($0) }
      continuousIntegration = ContinuousIntegration.variable(in: variables)
      recordsOnCI = nonblank("SNAPSHOT_RECORD_ON_CI")
      attaches = nonblank("SNAPSHOT_ATTACHMENTS").map {
        !["0", "false", "no", "off"].contains($0.trimmingCharacters(in: .whitespaces).lowercased())
      }
    }
  }

  /// Whether this is a copy of another environment with the same working directory.
  func isSame(as other: RunEnvironment) -> Bool {
    parsed === other.parsed && TextBytes.areSame(workingDirectory, other.workingDirectory)
  }

  /// Returns the mode that a variable sets, or `nil` if it isn't set.
  package func recordMode(in variable: String = "SNAPSHOT_RECORD") throws -> RecordMode? {
    guard !parsed.record.isEmpty,
      let text = parsed.record.first(where: { $0.variable == variable })?.text
    else { return nil }
    let word = text.trimmingCharacters(in: .whitespaces).lowercased()
    guard let mode = RecordMode(rawValue: word) else {
      throw EnvironmentError.unknownRecordMode(text, variable: variable)
    }
    return mode
  }

  /// Whether this is CI: `CI` is set and isn't false, or the variable of a CI service is set.
  package var isContinuousIntegration: Bool { parsed.continuousIntegration != nil }

  /// The variable that indicates CI, such as `CI` or `TF_BUILD`; `nil` elsewhere.
  package var continuousIntegrationVariable: String? { parsed.continuousIntegration }

  /// Whether the digests in references are verified by decoding before they are used: on CI, where
  /// references come from untrusted changes.
  package var verifiesDigests: Bool { isContinuousIntegration }

  /// Returns whether `SNAPSHOT_RECORD_ON_CI` permits a run on CI to pass after it recorded because
  /// of `SNAPSHOT_RECORD`.
  package func recordsOnCI() throws(EnvironmentError) -> Bool {
    guard let text = parsed.recordsOnCI else { return false }
    switch text.trimmingCharacters(in: .whitespaces).lowercased() {
    case "1", "true", "yes", "on": return true
    case "0", "false", "no", "off": return false
    default: throw .notYesOrNo(text, variable: "SNAPSHOT_RECORD_ON_CI")
    }
  }

  private static func repeatsTests(_ arguments: [String]) -> Bool {
    arguments.contains { argument in
      ["--repetitions", "--repeat-until"].contains { argument.hasPrefix($0) }
    }
  }

  /// The folder that replaces the package root of the tests.
  package var root: String? { parsed.root.map(absolute) }

  /// The folder for the files of failures; `nil` for the default.
  package var artifacts: String? { parsed.artifacts.map(absolute) }

  /// Whether the files of failures are attached to tests; `nil` if `SNAPSHOT_ATTACHMENTS` isn't
  /// set.
  package var attaches: Bool? { parsed.attaches }

  /// The maximum size of a reference, in bytes.
  package var fileLimit: Int {
    guard let bytes = parsed.fileLimit, bytes > 0 else { return 256 << 20 }
    return bytes
  }

  /// Returns the absolute path for a path that may be relative to the working directory.
  package func absolute(_ path: String) -> String {
    FilePath.isAbsolute(path) ? path : "\(workingDirectory)/\(path)"
  }
}

/// The error of an invalid environment variable.
package enum EnvironmentError: Error, Hashable, Sendable {
  case unknownRecordMode(String, variable: String)
  case notYesOrNo(String, variable: String)
}

extension EnvironmentError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unknownRecordMode(let text, let variable):
      let modes = RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
      return "\(variable) is “\(text)”, which isn’t a record mode. Set it to one of: \(modes)."
    case .notYesOrNo(let text, let variable):
      return "\(variable) is “\(text)”. Set it to 1, or unset it."
    }
  }
}

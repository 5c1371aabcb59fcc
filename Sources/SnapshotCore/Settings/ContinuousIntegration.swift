internal import Foundation

/// The environment variables by which CI services can be recognized.
enum ContinuousIntegration {
  /// The variables that indicate CI if they are set; `CI` is checked first.
  ///
  /// Some services of the first group don't set `CI`. Those of the second one do, but jobs in a
  /// container often receive only some of the variables. Developers' machines usually set none of
  /// them; if one is set, `CI=false` overrides it.
  static let variables = [
    "CODEBUILD_BUILD_ID", "JENKINS_URL", "TEAMCITY_VERSION", "TF_BUILD", "bamboo_buildKey",
    "APPVEYOR", "BITBUCKET_BUILD_NUMBER", "BITRISE_IO", "BUILDKITE", "CIRCLECI", "CIRRUS_CI",
    "DRONE", "GITHUB_ACTIONS", "GITLAB_CI", "SEMAPHORE", "TRAVIS",
  ]

  /// Returns the variable that indicates CI, or `nil` if none does.
  ///
  /// If `CI` is set to anything but spaces, the others are ignored, so `CI=false` and `CI=0`
  /// disable the detection.
  static func variable(in variables: [String: String]) -> String? {
    if let ci = FlagValue(variables["CI"]) { return ci == .yes ? "CI" : nil }
    return self.variables.first { FlagValue(variables[$0]) == .yes }
  }

  /// The value of a variable; `nil` if it is unset, empty or only spaces.
  enum FlagValue {
    case yes
    case no

    init?(_ text: String?) {
      guard let text, !text.allSatisfy(\.isWhitespace) else { return nil }
      let word = text.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
      self = ["0", "false", "no", "off"].contains(word) ? .no : .yes
    }
  }
}

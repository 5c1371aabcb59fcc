internal import Foundation

/// The environment variables by which CI services can be recognized.
enum ContinuousIntegration {
  /// The variables that count as CI if they are set; `CI` is asked first.
  ///
  /// The first group doesn't set `CI`. The second one does, but jobs that run in a container often
  /// receive only the variables that somebody passed on. None of them is set on a developer's machine
  /// by habit; if one is, `CI=false` overrides it.
  static let variables = [
    "CODEBUILD_BUILD_ID", "JENKINS_URL", "TEAMCITY_VERSION", "TF_BUILD", "bamboo_buildKey",
    "APPVEYOR", "BITBUCKET_BUILD_NUMBER", "BITRISE_IO", "BUILDKITE", "CIRCLECI", "CIRRUS_CI",
    "DRONE", "GITHUB_ACTIONS", "GITLAB_CI", "SEMAPHORE", "TRAVIS",
  ]

  /// Returns the variable that shows that this is CI, or `nil` if none does.
  ///
  /// `CI` decides alone if it is set to anything but spaces, so `CI=false` and `CI=0` say that this
  /// isn't CI, whatever else is set.
  static func variable(in variables: [String: String]) -> String? {
    if let ci = Answer(variables["CI"]) { return ci == .yes ? "CI" : nil }
    return self.variables.first { Answer(variables[$0]) == .yes }
  }

  /// The value of a variable; `nil` if it is unset, empty or only spaces.
  enum Answer {
    case yes
    case no

    init?(_ text: String?) {
      guard let text, !text.allSatisfy(\.isWhitespace) else { return nil }
      let word = text.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
      self = ["0", "false", "no", "off"].contains(word) ? .no : .yes
    }
  }
}

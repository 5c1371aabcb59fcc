import SnapshotCore
import Testing

/// The variables by which a run on CI is recognised.
@Suite struct ContinuousIntegrationTests {
  private func variable(_ variables: [String: String]) -> String? {
    RunEnvironment(variables: variables).continuousIntegrationVariable
  }

  @Test(arguments: [
    "CI", "CODEBUILD_BUILD_ID", "JENKINS_URL", "TEAMCITY_VERSION", "TF_BUILD", "bamboo_buildKey",
    "APPVEYOR", "BITBUCKET_BUILD_NUMBER", "BITRISE_IO", "BUILDKITE", "CIRCLECI", "CIRRUS_CI",
    "DRONE", "GITHUB_ACTIONS", "GITLAB_CI", "SEMAPHORE", "TRAVIS",
  ])
  func everyServiceIsRecognised(name: String) {
    #expect(variable([name: "true"]) == name)
    #expect(RunEnvironment(variables: [name: "1"]).isContinuousIntegration)
    #expect(RunEnvironment(variables: [name: "1"]).verifiesDigests)
  }

  @Test(arguments: ["0", "false", "no", "off", "FALSE", " No\n", "", "  ", "\t"])
  func aNegativeOrBlankValueIsNoService(value: String) {
    #expect(variable(["CI": value]) == nil)
    #expect(variable(["TRAVIS": value]) == nil)
    #expect(!RunEnvironment(variables: ["TRAVIS": value]).isContinuousIntegration)
  }

  @Test func theVariableCIOverridesTheOthers() {
    #expect(variable(["CI": "false", "GITHUB_ACTIONS": "true"]) == nil)
    #expect(variable(["CI": "true", "GITHUB_ACTIONS": "true"]) == "CI")
    #expect(variable(["CI": " ", "GITHUB_ACTIONS": "true"]) == "GITHUB_ACTIONS")
  }

  @Test func anotherVariableIsNoService() {
    #expect(variable(["HOME": "/root", "CIRCUS": "1"]) == nil)
  }
}

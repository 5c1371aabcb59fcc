import SnapshotCore
import Testing

/// The commands that accept the artifacts of a run on CI.
@Suite struct CIServiceTests {
  private static let gitLab = [
    "GITLAB_CI": "true", "CI_API_V4_URL": "https://gitlab.example/api/v4", "CI_PROJECT_ID": "7",
    "CI_JOB_ID": "42",
  ]

  @Test func theServiceIsReadFromItsVariables() {
    #expect(CIService(variables: [:]) == nil)
    #expect(CIService(variables: ["GITHUB_ACTIONS": "", "GITLAB_CI": ""]) == nil)
    #expect(CIService(variables: ["GITHUB_ACTIONS": "true"]) == .gitHub(run: nil))
    #expect(
      CIService(variables: ["GITHUB_ACTIONS": "true", "GITHUB_RUN_ID": "12"]) == .gitHub(run: "12")
    )
    #expect(
      CIService(variables: CIServiceTests.gitLab)
        == .gitLab(artifacts: "https://gitlab.example/api/v4/projects/7/jobs/42/artifacts")
    )
    #expect(CIService(variables: ["JENKINS_URL": "https://ci"]) == .jenkins)
  }

  @Test(arguments: ["CI_API_V4_URL", "CI_PROJECT_ID", "CI_JOB_ID"])
  func aMissingVariableLeavesOutTheAddress(name: String) {
    var variables = CIServiceTests.gitLab
    variables[name] = ""
    #expect(CIService(variables: variables) == .gitLab(artifacts: nil))
  }

  @Test(arguments: [
    (
      CIService.gitHub(run: "12"),
      "gh run download 12 -n snapshots -D snapshots && tool accept --from snapshots --all"
    ),
    (
      .gitHub(run: nil),
      "gh run download -n snapshots -D snapshots && tool accept --from snapshots --all"
    ),
    (
      .gitLab(artifacts: "https://g/a b"),
      "curl --location --output report.zip --header \"PRIVATE-TOKEN: $GITLAB_TOKEN\" "
        + "'https://g/a b' && unzip -q report.zip && tool accept --from snapshots --all"
    ),
    (.gitLab(artifacts: nil), "tool accept --from FOLDER --all"),
    (.jenkins, "tool accept --from FOLDER --all"),
  ])
  func theCommandDownloadsAndAccepts(service: CIService, command: String) {
    #expect(CIService.acceptCommand(service, folder: "snapshots", tool: "tool") == command)
  }

  @Test func withoutAServiceTheFolderIsAPlaceholder() {
    #expect(
      CIService.acceptCommand(nil, folder: "x") == "swift run snapshot accept --from FOLDER --all"
    )
  }
}

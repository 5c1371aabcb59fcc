import SnapshotCore
import Testing

@Suite struct ArtifactTests {
  private func names(_ pathExtension: String, _ artifacts: [(Artifact.Role, String)]) -> [String] {
    let identity = TestIdentity(module: "M", suites: ["SunTests"], function: "sun()")
    let name = SnapshotName(identity: identity, pathExtension: pathExtension)
    return artifacts.map { role, suffix in
      Artifact(role, bytes: [], pathExtension: suffix).attachmentName(of: name)
    }
  }

  @Test func attachmentsOfTwoStrategiesHaveDifferentNames() {
    let picture = names("png", [(.actual, "png"), (.difference, "png")])
    #expect(picture == ["SunTests.sun.actual.png", "SunTests.sun.difference.png"])
    let drawing = names("svg", [(.actual, "svg"), (.difference, "diff"), (.difference, "png")])
    #expect(
      drawing == [
        "SunTests.sun.actual.svg", "SunTests.sun.svg.difference.diff",
        "SunTests.sun.svg.difference.png",
      ]
    )
  }
}

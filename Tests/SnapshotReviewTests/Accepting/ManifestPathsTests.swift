import SnapshotCore
import SnapshotReview
import Testing

@Suite struct ManifestPathsTests {
  @Test(arguments: [
    (".target(name: \"A\")", ManifestPaths.Answer.outside),
    (".target(name: \"A\", path: \"Sources/A\")", .outside),
    (".target(name: \"A\", path: \".\")", .inside),
    (".target(name: \"A\", path: \"\")", .inside),
    (".target(name: \"A\", path: \"./\", sources: [\"x\"])", .inside),
    (".target(name: \"A\", path: \"Sources/..\")", .inside),
    (".target(name: \"A\", path: \"__snapshots__/M\")", .inside),
    (".target(name: \"A\", path: \"Sources/__Snapshots__\")", .outside),
    // A slash and an accent are one character, but the system ends the folder's name at the slash.
    (".target(name: \"A\", path: \"__Snapshots__/\u{301}M\")", .inside),
    (".target(name: \"A\", path: \"Sources/\u{301}/../../__Snapshots__\")", .inside),
    (".package(name: \"A\", path: \"../..\"), .target(name: \"A\")", .outside),
    ("Package.Dependency.package(path: \"..\")", .outside),
    (".target(name: \"A\", path: here)", .unknown),
    (".target(name: \"A\", path: \"\\(here)\")", .unknown),
    (".target(name: \"A\", path: \"Sources\" + \"/..\")", .unknown),
    (".target(name: \"A\", path: \"\\u{2E}\")", .unknown),
    ("target.path = \".\"", .unknown),
    ("// path: \".\"\n.target(name: \"A\")", .outside),
    ("\"unfinished", .unknown),
  ])
  func thePathsOfTargetsAreFound(_ manifest: String, _ answer: ManifestPaths.Answer) {
    #expect(ManifestPaths.target(containing: "__Snapshots__", in: Array(manifest.utf8)) == answer)
  }
}

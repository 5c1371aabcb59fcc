import SnapshotCore
import Testing

/// The variables and arguments of a run.
@Suite struct RunEnvironmentTests {
  private func run(_ variable: String, _ value: String) -> RunEnvironment {
    RunEnvironment(variables: [variable: value], workingDirectory: "/here")
  }

  @Test(arguments: [
    ("all", RecordMode.all), ("failed", .failed), ("missing", .missing), ("never", .never),
    (" ALL ", .all), ("Never", .never),
  ])
  func theRecordModeIsReadInAnyCase(text: String, mode: RecordMode) throws {
    #expect(try run("SNAPSHOT_RECORD", text).recordMode() == mode)
    #expect(
      try run("SNAPSHOT_TESTING_RECORD", text).recordMode(in: "SNAPSHOT_TESTING_RECORD") == mode
    )
    #expect(try run("SNAPSHOT_TESTING_RECORD", text).recordMode() == nil)
  }

  @Test func aBlankRecordModeIsNone() throws {
    #expect(try run("SNAPSHOT_RECORD", " ").recordMode() == nil)
    #expect(try RunEnvironment().recordMode() == nil)
  }

  @Test func anUnknownRecordModeListsTheModes() throws {
    let error = #expect(throws: EnvironmentError.self) {
      try run("SNAPSHOT_RECORD", "yes").recordMode()
    }
    #expect(
      error?.description == "SNAPSHOT_RECORD is “yes”, which isn’t a record mode. "
        + "Set it to one of: all, failed, missing, never."
    )
  }

  @Test(arguments: [
    ("1", true), ("true", true), ("YES", true), (" on ", true), ("0", false), ("false", false),
    ("No", false), ("off", false), ("", false), (" ", false),
  ])
  func recordingOnCIIsAYesOrNo(text: String, records: Bool) throws {
    #expect(try run("SNAPSHOT_RECORD_ON_CI", text).recordsOnCI() == records)
  }

  @Test(arguments: [
    ("1", true), ("yes", true), ("anything", true), ("0", false), ("false", false), ("NO", false),
    (" off ", false),
  ])
  func attachmentsAreSwitchedOffByNo(text: String, attaches: Bool) {
    #expect(run("SNAPSHOT_ATTACHMENTS", text).attaches == attaches)
  }

  @Test func attachmentsAreUndecidedWithoutTheVariable() {
    #expect(RunEnvironment().attaches == nil)
    #expect(run("SNAPSHOT_ATTACHMENTS", " ").attaches == nil)
  }

  @Test(arguments: [
    ("1", 1), ("1000", 1_000), ("0", 268_435_456), ("-5", 268_435_456), ("many", 268_435_456),
    ("", 268_435_456),
  ])
  func theLimitOfFilesIsPositive(text: String, bytes: Int) {
    #expect(run("SNAPSHOT_FILE_LIMIT", text).fileLimit == bytes)
  }

  @Test func pathsAreRelativeToTheWorkingDirectory() {
    #expect(run("SNAPSHOT_ROOT", "a/b").root == "/here/a/b")
    #expect(run("SNAPSHOT_ROOT", "/a/b").root == "/a/b")
    #expect(run("SNAPSHOT_ROOT", "").root == nil)
    #expect(run("SNAPSHOT_ARTIFACTS", "out").artifacts == "/here/out")
    #expect(run("SNAPSHOT_ARTIFACTS", "/out").artifacts == "/out")
    #expect(run("SNAPSHOT_ARTIFACTS", "").artifacts == nil)
    #expect(RunEnvironment().absolute("x") == "//x")
  }

  @Test(arguments: [
    (["tests", "--repetitions", "3"], true), (["tests", "--repeat-until", "fail"], true),
    (["tests", "--repetitions=3"], true), (["tests", "--filter", "A"], false), ([], false),
  ])
  func repetitionsAreReadFromTheArguments(arguments: [String], repeats: Bool) {
    #expect(RunEnvironment(arguments: arguments).repeatsTests == repeats)
    var changed = RunEnvironment()
    changed.arguments = arguments
    #expect(changed.repeatsTests == repeats)
  }

  @Test func changedVariablesAreReadAgain() {
    var environment = RunEnvironment(variables: ["CI": "1"])
    environment.variables = ["SNAPSHOT_ROOT": "/r"]
    #expect(!environment.isContinuousIntegration)
    #expect(environment.root == "/r")
  }
}

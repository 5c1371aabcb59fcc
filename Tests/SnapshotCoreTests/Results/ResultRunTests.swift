import Foundation
import SnapshotCore
import SnapshotTestSupport
import Testing

@Suite struct ResultRunTests {
  private func run(_ arguments: [String]) -> ResultRun {
    let environment = RunEnvironment(arguments: ["tests"] + arguments)
    return ResultRun(name: "n", root: "/p", began: 0, environment: environment)
  }

  @Test(arguments: [
    ["--testing-library", "swift-testing", "--filter", "X"], ["--filter=X"], ["--skip", "X"],
    ["ATests.B/c"],
  ])
  func partialRunIsFiltered(_ arguments: [String]) {
    #expect(run(arguments).isFiltered)
  }

  @Test func scriptOfThePackageIsNoted() throws {
    let folder = try TemporaryFolder()
    func hasScript() -> Bool? {
      ResultRun(name: "n", root: folder.path, began: 0, environment: RunEnvironment()).hasScript
    }
    #expect(hasScript() == nil)
    try folder.write("#!/bin/sh\n\(ToolCommand.mark)\n", to: ToolCommand.script)
    #expect(hasScript() == nil)
    chmod("\(folder.path)/\(ToolCommand.script)", 0o755)
    #expect(hasScript() == true)
  }

  @Test(arguments: [
    [], ["--testing-library", "swift-testing", "--parallel"],
    ["--test-bundle-path", "/a/b.xctest", "--event-stream-version", "0"], ["/a/b.xctest"],
  ])
  func completeRunIsNotFiltered(_ arguments: [String]) {
    #expect(!run(arguments).isFiltered)
  }

  @Test(arguments: [
    (["--filter", "X"], "xctest --filter X"), (["--filter=X"], "xctest --filter=X"),
    (["--skip", "X", "--filter", "Y"], "xctest --skip X --filter Y"),
    (["--skip=X"], "xctest --skip=X"),
    (["--filter"], "xctest --filter "), (["A.B/c"], "xctest A.B/c"), ([], "xctest"),
    (["--testing-library", "swift-testing"], "swift-testing"),
    (["--testing-library", "xctest"], "xctest"),
    (["swift-testing", "--testing-library"], "xctest"),
    (["--option", "A.B/c"], "xctest"), (["--option=1", "A.B/c"], "xctest A.B/c"),
    (["-x", "A.B/c"], "xctest A.B/c"), (["--option", "-x", "A.B/c"], "xctest A.B/c"),
    (["/A.B/c"], "xctest"), (["A/c"], "xctest"), (["A.c"], "xctest"), (["--filterX"], "xctest"),
  ])
  func theSelectionIsReadFromTheArguments(_ arguments: [String], _ selection: String) {
    #expect(run(arguments).selection == selection)
  }

  @Test func aRunDescribesItsProcess() {
    let run = run([])
    #expect(run.version == 1 && ResultRun.newestVersion == 1)
    #expect(run.name == "n" && run.root == "/p" && run.began == 0)
    #expect(run.process == RunningProcess.current.identity && run.parent == nil)
    #expect(run.commit == nil && run.hasScript == nil)
    #expect(run.system == ProcessInfo.processInfo.operatingSystemVersionString)
    #if arch(x86_64)
    #expect(run.architecture == "x86_64")
    #endif
  }

  @Test(arguments: [
    (["GITHUB_SHA": "a", "CI_COMMIT_SHA": "b"], "a"), (["CI_COMMIT_SHA": "b"], "b"), ([:], nil),
  ])
  func theCommitIsReadFromTheVariablesOfCI(_ variables: [String: String], _ commit: String?) {
    let environment = RunEnvironment(variables: variables)
    let run = ResultRun(name: "n", root: "/p", began: 0, environment: environment)
    #expect(run.commit == commit)
  }

  @Test func exitTestsHaveTheSelectionOfTheirRun() {
    let environment = RunEnvironment(arguments: ["tests", "--filter", "X"])
    let run = { (arguments: [String]?) in
      ResultRun(
        name: "n",
        root: "/p",
        began: 0,
        environment: environment,
        parent: RunningProcess(identity: "p", arguments: arguments)
      )
    }
    #expect(run(["tests", "--filter", "Y"]).selection == "xctest --filter Y")
    #expect(run(["tests"]).selection == "xctest" && !run(["tests"]).isFiltered)
    #expect(run(nil).selection == "xctest exit test" && run(nil).isFiltered)
    #expect(run(nil).parent == "p")
  }

  /// The script has its mark near the beginning and is small.
  @Test(arguments: [
    ("#!/bin/sh\n\(ToolCommand.mark)\n", "./snapshot"), ("#!/bin/sh\n", "swift run snapshot"),
    (
      String(repeating: "#", count: 200 - ToolCommand.mark.utf8.count) + ToolCommand.mark,
      "./snapshot"
    ),
    (
      String(repeating: "#", count: 201 - ToolCommand.mark.utf8.count) + ToolCommand.mark,
      "swift run snapshot"
    ),
    (
      ToolCommand.mark + String(repeating: "#", count: 16_384 - ToolCommand.mark.utf8.count),
      "./snapshot"
    ),
    (
      ToolCommand.mark + String(repeating: "#", count: 16_385 - ToolCommand.mark.utf8.count),
      "swift run snapshot"
    ),
  ])
  func theScriptOfAPackageIsRecognised(_ text: String, _ name: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "snapshot")
    #expect(ToolCommand.name(in: folder.path) == "swift run snapshot")
    chmod("\(folder.path)/snapshot", 0o755)
    #expect(ToolCommand.name(in: folder.path) == name)
  }

  @Test func aFolderIsNoScript() throws {
    let folder = try TemporaryFolder()
    try AtomicFile.createDirectory("\(folder.path)/snapshot")
    #expect(ToolCommand.name(in: folder.path) == "swift run snapshot")
  }
}

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
}

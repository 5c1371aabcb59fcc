import SnapshotCore
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

  @Test(arguments: [
    [], ["--testing-library", "swift-testing", "--parallel"],
    ["--test-bundle-path", "/a/b.xctest", "--event-stream-version", "0"], ["/a/b.xctest"],
  ])
  func completeRunIsNotFiltered(_ arguments: [String]) {
    #expect(!run(arguments).isFiltered)
  }
}

import Foundation
import SnapshotCore
import SnapshotReview
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Reports for CI services: hostile texts are escaped, limits are kept.
@Suite struct MachineReportTests {
  private let hostile =
    "a%0A\n::set-env name=X::1\r|`<!--</script>]]>\u{1B}]8;;x\u{7}\u{202E}\u{0},:"

  private func entry(_ id: String, _ status: ResultEntry.Status = .changed) -> ResultEntry {
    ResultEntry(
      id: id,
      status: status,
      test: hostile,
      place: "S.swift:3:7",
      source: "Tests/T/S.swift",
      summary: hostile,
      detail: hostile,
      folder: "failures/M/S/t",
      files: ["actual": "actual.png"]
    )
  }

  private func results(_ entries: [ResultEntry]) -> Results { Results(runs: [], entries: entries) }

  @Test func anAnnotationPointsAtItsLine() {
    let text = GitHubAnnotations.text(
      [
        ResultEntry(
          id: "__Snapshots__/M/S/t.png",
          status: .changed,
          test: "t",
          place: "S.swift:3:7",
          source: "Tests/T/S.swift",
          summary: "5 % differ"
        )
      ],
      prefix: "pkg/"
    )
    #expect(
      text == """
        ::error file=pkg/Tests/T/S.swift,line=3,col=7,title=Snapshot changed::\
        __Snapshots__/M/S/t.png: 5 %25 differ

        """
    )
  }

  @Test func anAnnotationIsOneLine() {
    let text = GitHubAnnotations.text([entry(hostile)])
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count == 2)
    #expect(text.contains("a%250A%0A::set-env"))
    #expect(!text.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" || $0 == "\r" })
  }

  @Test func theWorstNineAndACountAreShown() {
    let many = (0..<20).map { entry("c\($0)") } + [entry("f", .failed)]
    let lines = GitHubAnnotations.text(many).split(separator: "\n")
    #expect(lines.count == 10)
    #expect(lines.first?.contains("title=Snapshot failed") == true)
    #expect(
      lines.last == "::error title=Snapshots::12 more snapshots failed; the report shows all."
    )
  }

  @Test func nineAnnotationsNeedNoCount() {
    let lines = GitHubAnnotations.text((0..<9).map { entry("c\($0)") }).split(separator: "\n")
    #expect(lines.count == 9)
    #expect(!lines.contains { $0.contains("more snapshot") })
  }

  @Test func aSummaryKeepsItsTable() {
    let rows = StepSummary.text(results([entry(hostile)])).split(separator: "\n")
      .filter { $0.hasPrefix("| changed") }
    #expect(rows.count == 1)
    #expect(rows.first?.count { $0 == "|" } == 4)
    #expect(rows.first?.count { $0 == "`" } == 4)
  }

  @Test func aSummaryRespectsItsLimit() {
    let many = results((0..<5_000).map { entry("\($0)") })
    let text = StepSummary.text(many, limit: 100_000)
    #expect(text.utf8.count <= 100_000)
    #expect(text.contains("more failures in the report."))
  }

  @Test(arguments: [
    (0.012_345_6, "time=\"0.012345\""), (0.000_01, "time=\"0.000010\""), (75, "time=\"75.000000\""),
    (-1, "time=\"0.000000\""), (1.75, "time=\"1.750000\""),
  ])
  func jUnitDurationsHaveNoExponent(seconds: Double, attribute: String) {
    var timed = entry("t", .passed)
    timed.duration = seconds
    let text = JUnitReport.text(results([timed]), folder: "")
    #expect(text.contains(" \(attribute)/>"))
  }

  @Test func jUnitDocumentIsWellFormed() throws {
    let text = JUnitReport.text(
      results([
        entry("__Snapshots__/M/S/\(hostile.replacing("/", with: ""))"),
        entry("__Snapshots__/M/S/p", .passed),
      ]),
      folder: "snapshot-report"
    )
    final class Counter: NSObject, XMLParserDelegate {
      var names: [String] = []
      func parser(
        _ parser: XMLParser,
        didStartElement name: String,
        namespaceURI: String?,
        qualifiedName: String?,
        attributes: [String: String]
      ) { names.append(name) }
    }
    let counter = Counter()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = counter
    #expect(parser.parse())
    #expect(
      counter.names == [
        "testsuites", "testsuite", "testcase", "failure", "system-out", "testcase",
      ]
    )
    #expect(text.contains("[[ATTACHMENT|snapshot-report/failures/M/S/t/actual.png]]"))
  }

  @Test(arguments: [
    (
      ["GITHUB_ACTIONS": "true", "GITHUB_RUN_ID": "42"],
      "gh run download 42 -n report -D report && swift run snapshot accept --from report --all"
    ),
    (
      [
        "GITLAB_CI": "true", "CI_API_V4_URL": "https://host/api/v4", "CI_PROJECT_ID": "7",
        "CI_JOB_ID": "9",
      ],
      """
      curl --location --output report.zip --header "PRIVATE-TOKEN: $GITLAB_TOKEN" \
      https://host/api/v4/projects/7/jobs/9/artifacts && unzip -q report.zip && \
      swift run snapshot accept --from report --all
      """
    ),
    (["CI": "true"], "swift run snapshot accept --from FOLDER --all"),
  ])
  func jobSummaryShowsTheAcceptCommand(_ variables: [String: String], _ line: String) {
    let service = CIService(variables: variables)
    #expect(CIService.acceptCommand(service, folder: "report") == line)
    let text = StepSummary.text(results([entry("t")]), acceptCommand: line)
    #expect(text.contains("\n```sh\n\(line)\n```\n"))
  }
}

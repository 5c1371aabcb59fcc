import Foundation
import SnapshotCore
import SnapshotReview
import SnapshotTestSupport
import Testing

/// Whole reports of small results.
@Suite struct ReportTextTests {
  private static let changed = ResultEntry(
    id: "__Snapshots__/M/S/t.png",
    status: .changed,
    test: "M.S/t()",
    place: "S.swift:3:7",
    source: "Tests/S.swift",
    summary: "5 pixels differ",
    detail: "-old\n+new",
    folder: "failures/M/S/t.png",
    files: [
      "reference": "reference.png", "actual": "actual.png", "difference": "difference.png",
      "mask": "mask.png", "other": "evil.sh",
    ],
    duration: 0.5
  )

  private func results(_ entries: ResultEntry...) -> Results { Results(runs: [], entries: entries) }

  private func entry(
    _ status: ResultEntry.Status,
    _ change: (inout ResultEntry) -> Void = { _ in }
  ) -> ResultEntry {
    var entry = ResultEntry(
      id: "__Snapshots__/M/S/\(status).txt",
      status: status,
      test: "M.S/t()",
      summary: "s"
    )
    change(&entry)
    return entry
  }

  @Test func jUnitHasAllCases() {
    var passed = entry(.passed)
    passed.id = "a"
    #expect(
      JUnitReport.text(results(Self.changed, entry(.new), passed), folder: "f") == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites tests="3" failures="1" skipped="1">
          <testsuite name="" tests="1" failures="0" skipped="0">
            <testcase name="a" classname=""/>
          </testsuite>
          <testsuite name="M/S" tests="2" failures="1" skipped="1">
            <testcase name="__Snapshots__/M/S/t.png" classname="M.S" time="0.500000" \
        file="Tests/S.swift">
              <failure message="5 pixels differ" type="changed">M.S/t() at S.swift:3:7
        -old
        +new</failure>
              <system-out>[[ATTACHMENT|f/failures/M/S/t.png/difference.png]]
        [[ATTACHMENT|f/failures/M/S/t.png/actual.png]]
        [[ATTACHMENT|f/failures/M/S/t.png/reference.png]]</system-out>
            </testcase>
            <testcase name="__Snapshots__/M/S/new.txt" classname="M.S">
              <skipped message="new: s"/>
            </testcase>
          </testsuite>
        </testsuites>

        """
    )
  }

  @Test func sectionMarksAreEscaped() {
    let text = JUnitReport.text(
      results(entry(.changed) { $0.detail = "section_start:1:a section_end:2:b" }),
      folder: ""
    )
    #expect(text.contains("section_start&#58;1:a section_end&#58;2:b"))
  }

  @Test(arguments: [
    (ResultEntry.Status.changed, "error"), (.damaged, "error"), (.failed, "error"),
    (.missing, "error"), (.new, "warning"),
  ])
  func newSnapshotsAreWarnings(status: ResultEntry.Status, command: String) {
    #expect(
      GitHubAnnotations.text([entry(status)])
        == "::\(command) title=Snapshot \(status)::__Snapshots__/M/S/\(status).txt: s\n"
    )
  }

  @Test(arguments: [
    ("S.swift:3:7", "Tests/S.swift", "file=Tests/S.swift,line=3,col=7,"),
    ("Other.swift:3:7", "Tests/S.swift", "file=Tests/S.swift,"),
    ("S.swift:3", "Tests/S.swift", "file=Tests/S.swift,"),
    ("S.swift:x:7", "Tests/S.swift", "file=Tests/S.swift,"),
    ("S.swift:3:7", "/abs/S.swift", ""), ("S.swift:3:7", "", ""),
    ("a,b:1:2", "Tests/a,b", "file=Tests/a%2Cb,line=1,col=2,"),
  ])
  func anAnnotationHasThePlaceInTheTest(place: String, source: String, properties: String) {
    let text = GitHubAnnotations.text([
      entry(.changed) {
        $0.place = place
        $0.source = source
      }
    ])
    #expect(text.hasPrefix("::error \(properties)title=Snapshot changed::"))
  }

  @Test func anAnnotationEscapesCommands() {
    let text = GitHubAnnotations.text([
      entry(.changed) { $0.summary = "a##b%\r\n" + String(repeating: "x", count: 5_000) }
    ])
    #expect(text.contains(": a#%23b%25\\r%0Axx"))
    #expect(text.filter { $0 == "x" }.count < 4_000)
  }

  @Test func aSummaryIsMarkdown() {
    #expect(
      StepSummary.text(
        results(Self.changed, entry(.new) { $0.summary = "a|b`c\nd" }),
        acceptCommand: "run"
      ) == """
        ## Snapshots

        0 passed, 1 failed (1 changed), 1 new.

        | | snapshot | what |
        |---|---|---|
        | changed | `__Snapshots__/M/S/t.png` | `5 pixels differ` |
        | new | `__Snapshots__/M/S/new.txt` | `a¦bˋc d` |

        To review them, download the artifact and open its `index.html`. To accept them, run in a \
        checkout of the same commit:

        ```sh
        run
        ```

        """
    )
    #expect(
      StepSummary.text(results(entry(.passed))) == "## Snapshots\n\n1 passed, 0 failed.\n"
    )
  }

  @Test func aSummaryCountsWhatItOmits() {
    let entries = (0..<10).map { index in entry(.changed) { $0.id = "\(index)" } }
    let row = "| changed | `0` | `s` |\n".utf8.count
    let head = StepSummary.text(Results(runs: [], entries: entries)).range(of: "| changed")
    let text = StepSummary.text(Results(runs: [], entries: entries))
    let before = head.map { text[..<$0.lowerBound].utf8.count } ?? 0
    let limited = { StepSummary.text(Results(runs: [], entries: entries), limit: $0) }
    let exact = limited(before + 4 * row + 1_201)
    #expect(exact.contains("\n6 more failures in the report.\n"))
    #expect(limited(before + 4 * row + 1_200).contains("\n7 more failures in the report.\n"))
    #expect(limited(before + 9 * row + 1_201).contains("\n1 more failure in the report.\n"))
    #expect(!limited(before + 10 * row + 1_201).contains("in the report.\n"))
  }

  @Test func aLongCellIsCut() {
    let long = entry(.changed) { $0.summary = String(repeating: "x", count: 700) }
    let text = StepSummary.text(results(long))
    #expect(text.contains("`\(String(repeating: "x", count: 600))` |"))
  }

  @Test func aCommentShowsBothSides() throws {
    let folder = try TemporaryFolder()
    try folder.write("one\ntwo\n", to: "failures/M/S/a/reference.txt")
    let text = entry(.changed) {
      $0.folder = "failures/M/S/a"
      $0.files = ["reference": "reference.txt", "actual": "actual.txt"]
    }
    let comment = PullRequestComment(
      results: results(Self.changed, text, entry(.missing) { $0.summary = "" }),
      files: EntryFiles(artifacts: folder.path),
      pictures: "https://ci/\"x"
    )
    #expect(
      comment.text(command: "run") == """
        ### Snapshots

        0 passed, 3 failed (2 changed, 1 missing)

        | | snapshot | before | after |
        |---|---|---|---|
        | changed | `__Snapshots__/M/S/t.png`<br>`5 pixels differ` | \
        <img width="240" src="https://ci/&quot;x/failures/M/S/t.png/reference.png"> | \
        <img width="240" src="https://ci/&quot;x/failures/M/S/t.png/actual.png"> |
        | changed | `__Snapshots__/M/S/changed.txt`<br>`s` | 2 lines, 8 bytes | – |
        | missing | `__Snapshots__/M/S/missing.txt` | – | – |

        To accept all, run in a checkout of the same commit:

        ```sh
        run
        ```

        """
    )
    let plain = PullRequestComment(
      results: results(Self.changed),
      files: EntryFiles(artifacts: folder.path),
      title: "<b>"
    )
    #expect(plain.text(command: nil).hasPrefix("### Snapshots\n\n&lt;b&gt;\n"))
    #expect(plain.text(command: nil).hasSuffix(" | `old` | `new` |\n"))
  }

  @Test func aCommentCutsLongTexts() {
    let long = entry(.changed) {
      $0.id = String(repeating: "i", count: 301)
      $0.summary = String(repeating: "s", count: 200)
    }
    let text = PullRequestComment(results: results(long), files: EntryFiles(artifacts: "/"))
      .text(command: nil)
    #expect(text.contains("`\(String(repeating: "i", count: 300))…`"))
    #expect(text.contains("`\(String(repeating: "s", count: 200))`"))
  }

  @Test(arguments: [
    ("a & <b> \"c\" 'd'", "a &amp; &lt;b&gt; &quot;c&quot; &#39;d&#39;"), ("a::b", "a:&#58;b"),
    ("a##b", "a#&#35;b"), ("\u{7}", "\u{FFFD}7\u{FFFD}"), ("\u{9F}", "\u{FFFD}9F\u{FFFD}"),
    ("\u{A0}", "\u{A0}"), ("\u{202E}", "\u{FFFD}202E\u{FFFD}"),
    ("\u{FFFD}", "\u{FFFD}FFFD\u{FFFD}"), ("é", "é"),
  ])
  func markupIsEscaped(text: String, markup: String) {
    #expect(MarkupText.content(text) == markup)
    #expect(MarkupText.attribute(text) == markup)
  }

  @Test func onlyContentKeepsLines() {
    #expect(MarkupText.content("a\n\tb") == "a\n\tb")
    #expect(MarkupText.attribute("a\n\tb") == "a&#10;&#9;b")
  }

  /// The characters on both sides of the limits of what markup can show.
  @Test(
    arguments: [
      (0x20, true), (0x7E, true), (0x7F, false), (0x9F, false), (0xA0, true), (0x61B, true),
      (0x61C, false), (0x61D, true), (0x200A, true), (0x200B, false), (0x200F, false),
      (0x2010, true),
      (0x2027, true), (0x2028, false), (0x202E, false), (0x202F, true), (0x205F, true),
      (0x2060, false), (0x2069, false), (0x206A, true), (0xFEFE, true), (0xFEFF, false),
      (0xFF00, true), (0xFFFC, true), (0xFFFD, false), (0xFFFF, false), (0x10000, true),
      (0xDFFFF, true), (0xE0000, false), (0xE007F, false), (0xE0080, true), (0, false),
      (0x1F, false),
    ] as [(UInt32, Bool)]
  )
  func invisibleCharactersAreReplacedByTheirNumber(_ value: UInt32, _ isShown: Bool) throws {
    let text = String(try #require(Unicode.Scalar(value)))
    let number = String(value, radix: 16).uppercased()
    #expect(MarkupText.content(text) == (isShown ? text : "\u{FFFD}\(number)\u{FFFD}"))
  }

  @Test func anAnnotationHasAtMostFourThousandCharacters() {
    let long = entry(.changed) { $0.summary = String(repeating: "x", count: 5_000) }
    let head = "::error title=Snapshot changed::"
    let text = GitHubAnnotations.text([long])
    #expect(text.hasPrefix(head))
    #expect(text.count == head.count + 4_000 + 1)
  }

  @Test func aSummaryIsSmallerThanAMebibyte() {
    let entries = (0..<1_600).map { index in
      entry(.changed) {
        $0.id = "\(index)"
        $0.summary = String(repeating: "x", count: 700)
      }
    }
    let text = StepSummary.text(Results(runs: [], entries: entries))
    #expect((920_000 - 1_200...900 << 10).contains(text.utf8.count))
    #expect(text.contains("more failures in the report."))
    #expect(text.contains("\nswift run snapshot accept --from FOLDER --all\n"))
  }

  @Test(arguments: [
    (2e9, "1000000000.000000"), (1e9, "1000000000.000000"), (999_999_999, "999999999.000000"),
    (0.000_001_5, "0.000001"), (1.25, "1.250000"), (0, "0.000000"),
  ])
  func jUnitDurationsAreLimited(_ duration: Double, _ text: String) {
    let report = JUnitReport.text(results(entry(.passed) { $0.duration = duration }), folder: "")
    #expect(report.contains(" time=\"\(text)\"/>\n"))
  }

  @Test func jUnitFilesNeedAFolder() {
    let entries = ["elsewhere/x", "failures", ""].map { folder in
      entry(.changed) {
        $0.folder = folder
        $0.files = ["actual": "actual.txt"]
      }
    }
    let text = JUnitReport.text(Results(runs: [], entries: entries), folder: "f")
    #expect(!text.contains("system-out"))
    let without = JUnitReport.text(
      results(entry(.changed) { $0.folder = "failures/a" }),
      folder: ""
    )
    #expect(!without.contains("system-out") && !without.contains(" file="))
    let recorded = JUnitReport.text(results(entry(.recorded)), folder: "")
    #expect(recorded.contains("<skipped message=\"recorded: s\"/>"))
  }

  @Test func aPageContainsItsResultsAndViews() {
    let page = ReportPage.selfContained(
      lines: ["a();\n", "b();\n"],
      views: [("failures/\"x", "snapshotView({\"actual\":{}});\n")]
    )
    let parts = page.components(separatedBy: "<!-- ")
    #expect(parts.count >= 2)
    let nonce = parts[1].prefix { $0 != "-" }.split(separator: " ").last ?? ""
    #expect(nonce.count == 32)
    let end = """
      <script nonce="\(nonce)">
      a();
      </script>
      <script nonce="\(nonce)">
      b();
      </script>
      <script type="application/json" data-view="failures/&quot;x">{"actual":{}}</script>

      """
    #expect(page.hasSuffix(end))
    #expect(page.contains("nonce=\"\(nonce)\""))
  }
}

import Testing

@testable import SnapshotPreview

@Suite struct OverviewPageTests {
  private func page(
    _ change: (inout PreviewReport) -> Void = { _ in },
    sources: [String] = []
  ) -> String {
    var report = PreviewReport()
    report.previews = [
      RenderedPreview(name: "A <1>", file: "/f/A.swift", line: 2, status: .rendered)
    ]
    report.files = .init(total: 3, compiled: 2, partly: 0)
    change(&report)
    let plans = sources.enumerated().map { index, text in
      FilePlan(
        SourceFile(path: "/f/\("ABC".dropFirst(index).prefix(1)).swift", bytes: Array(text.utf8))
      )
    }
    return OverviewPage(report: report, plans: plans).text
  }

  @Test func summaryCountsPreviewsAndFiles() {
    #expect(page().contains("<p>1 rendered · 2 of 3 files compile</p>"))
    let text = page { report in
      let preview = report.previews[0]
      for status in [RenderedPreview.Status.failed, .failed, .omitted] {
        var other = preview
        other.status = status
        report.previews.append(other)
      }
      report.files.partly = 1
    }
    #expect(
      text.contains("<p>1 rendered · 2 failed · 1 omitted · 2 of 3 files compile · 1 in part</p>")
    )
  }

  @Test func previewHasItsNameLocationAndState() {
    #expect(page().contains("<h2>A &lt;1&gt; </h2>\n<p class=\"place\">A.swift:2</p>"))
    #expect(page().contains("data-search=\"a &lt;1&gt; /f/a.swift\""))
    let changed = page { $0.previews[0].changed = true }
    #expect(changed.contains("<span class=\"badge changed\">changed</span>"))
    let new = page { ($0.previews[0].changed, $0.previews[0].isNew) = (true, true) }
    #expect(new.contains("<span class=\"badge new\">new</span>"))
    let failed = page { report in
      (report.previews[0].status, report.previews[0].changed) = (.failed, true)
      report.previews[0].reason = "It <crashed>."
      report.previews[0].notes = ["a & b"]
    }
    #expect(failed.contains("<span class=\"badge failed\">failed</span>"))
    #expect(failed.contains("<p class=\"reason\">It &lt;crashed&gt;.</p>"))
    #expect(failed.contains("<ul><li>a &amp; b</li></ul>"))
  }

  @Test func aPictureHasItsSizeAndTime() {
    func figure(_ time: Double) -> String {
      page { report in
        report.previews[0].pictures = [
          .init(
            path: "/out/A b.png",
            scheme: "dark",
            time: time,
            width: 120,
            height: 44.5,
            digest: "",
            changed: false
          )
        ]
      }
    }
    #expect(figure(0).contains("<figcaption>dark, 120 × 44.5</figcaption>"))
    #expect(figure(0.5).contains("<figcaption>dark, 0.5 s, 120 × 44.5</figcaption>"))
    #expect(figure(0).contains("src=\"A%20b%2Epng\" width=\"120\" alt=\"A b.png\""))
  }

  @Test func sourceShowsThePreviewAndItsView() {
    let sources = ["let a = 1\n#Preview {\n  Badge()\n}\n", "struct Badge: View {}\nlet b = 2\n"]
    let text = page(sources: sources)
    #expect(
      text.contains("<pre>#Preview {\n  Badge()\n}\n\n// B.swift\nstruct Badge: View {}</pre>")
    )
    #expect(page().contains("<pre></pre>"))
    #expect(
      page(sources: ["let a = 1\n#Preview { Text() }"]).contains("<pre>#Preview { Text() }</pre>")
    )
  }

  @Test func omittedPartsHaveTheirLocationAndCause() {
    #expect(!page().contains("<footer>"))
    let text = page { report in
      report.omitted = [
        Omission(
          file: "/f/A.swift",
          line: 3,
          declaration: nil,
          name: "MK<Map>",
          message: "",
          dependsOnOmitted: false,
          missingImports: []
        )
      ]
      report.unavailable = (0..<21).map { .init(name: "N\($0)", count: $0 + 5) }
    }
    #expect(
      text.contains("<tr><td>A.swift:3</td><td>the whole file</td><td>MK&lt;Map&gt;</td></tr>")
    )
    #expect(text.contains("<li>N0 <span>5</span></li>") && text.contains("<li>N19 "))
    #expect(!text.contains("<li>N20 "))
  }
}

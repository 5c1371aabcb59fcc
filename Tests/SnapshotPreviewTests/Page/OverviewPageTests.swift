import Foundation
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

  private func text(between start: String, and end: String, of page: String) -> String? {
    guard let first = page.range(of: start),
      let last = page.range(of: end, range: first.upperBound..<page.endIndex)
    else { return nil }
    return String(page[first.upperBound..<last.lowerBound])
  }

  @Test func aPreviewIsASection() {
    let page = page(
      { report in
        report.previews[0].reason = "why"
        report.previews[0].notes = ["n", "m"]
        report.previews[0].pictures = [
          .init(
            path: "/out/A.png",
            scheme: "light",
            time: 0,
            width: 20,
            height: 10,
            digest: "",
            changed: false
          )
        ]
      },
      sources: ["\n#Preview { 1 }\n"]
    )
    #expect(
      text(between: "<main>\n", and: "\n</main>", of: page) == """
        <section data-search="a &lt;1&gt; /f/a.swift">
        <h2>A &lt;1&gt; </h2>
        <p class="place">A.swift:2</p>
        <p class="reason">why</p>
        <div class="pictures"><figure class="light"><a href="A%2Epng"><img loading="lazy" \
        src="A%2Epng" width="20" alt="A.png"></a><figcaption>light, 20 × 10</figcaption></figure></div>
        <ul><li>n</li><li>m</li></ul>
        <details><summary>Source</summary><pre>#Preview { 1 }</pre></details>
        </section>
        """
    )
  }

  @Test func thePageSurroundsItsPreviews() throws {
    let page = page { $0.previews = [] }
    #expect(
      page == """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>Previews</title>
        <style>\(OverviewPage.style)</style>
        </head>
        <body>
        <header>
        <h1>Previews</h1>
        <p>0 rendered · 2 of 3 files compile</p>
        <label>Search <input id="search" type="search" placeholder="name or file" autofocus></label>
        </header>
        <main>

        </main>

        <script>\(OverviewPage.script)</script>
        </body>
        </html>

        """
    )
    #expect(OverviewPage.style.hasPrefix(":root { color-scheme: light dark; --line:"))
    #expect(OverviewPage.script.hasPrefix("const search = document.getElementById(\"search\");"))
  }

  @Test(arguments: [(RenderedPreview.Status.failed, "failed"), (.omitted, "omitted")])
  func onePreviewWithoutAPictureIsCounted(_ status: RenderedPreview.Status, word: String) {
    let page = page { $0.previews[0].status = status }
    #expect(page.contains("<p>0 rendered · 1 \(word) · 2 of 3 files compile</p>"))
    #expect(page.contains("<span class=\"badge \(word)\">\(word)</span>"))
  }

  @Test(arguments: [(20.04, "20"), (20.05, "20.1"), (19.96, "20"), (0.5, "0.5"), (7, "7")])
  func sizesAreRoundedToTenths(width: Double, text: String) {
    let page = page { report in
      report.previews[0].pictures = [
        .init(
          path: "/out/A.png",
          scheme: "light",
          time: 0.01,
          width: width,
          height: 1,
          digest: "",
          changed: false
        )
      ]
    }
    #expect(page.contains("<figcaption>light, 0.01 s, \(text) × 1</figcaption>"))
    #expect(page.contains("width=\"\(text)\""))
  }

  private func source(_ sources: String..., line: Int = 2) -> String? {
    text(
      between: "<pre>",
      and: "</pre>",
      of: page({ $0.previews[0].line = line }, sources: sources)
    )
  }

  @Test func theSourceIsFoundByAllItsLines() {
    let preview = "\n@a\n#Preview {\n  b\n}\nlet c = 1\n"
    for line in 2...5 {
      #expect(source(preview, line: line) == "@a\n#Preview {\n  b\n}", "\(line)")
    }
    #expect(source(preview, line: 1) == "")
    #expect(source(preview, line: 6) == "let c = 1")
  }

  @Test func theViewOfAPreviewIsAStruct() {
    let preview = "\n#Preview { Badge_2() }"
    #expect(source(preview, "class Badge_2: View {}") == "#Preview { Badge_2() }")
    #expect(
      source(preview, "struct Badge {}\nstruct Badge_2: View {}")
        == "#Preview { Badge_2() }\n\n// B.swift\nstruct Badge_2: View {}"
    )
    #expect(
      source("\nstruct P: PreviewProvider { B() }\nstruct B {}")
        == "struct P: PreviewProvider { B() }\n\n// A.swift\nstruct B {}"
    )
  }

  @Test func aViewOfAnotherFileMayHaveTheSamePosition() {
    #expect(
      source("\n#Preview { B() }", "\nstruct B: C { }")
        == "#Preview { B() }\n\n// B.swift\nstruct B: C { }"
    )
    #expect(
      source("\n#Preview { Bc() }", "\nstruct Bc: De { }")
        == "#Preview { Bc() }\n\n// B.swift\nstruct Bc: De { }"
    )
  }

  @Test func omissionsAreATable() {
    let page = page { report in
      let omission = Omission(
        file: "/f/A.swift",
        line: 3,
        declaration: "struct <A>",
        name: "MK",
        message: "",
        dependsOnOmitted: false,
        missingImports: []
      )
      report.omitted = [omission, omission]
      report.omitted[1].declaration = nil
      report.unavailable = [.init(name: "M&K", count: 2), .init(name: "UI", count: 1)]
    }
    #expect(
      text(between: "</main>\n", and: "\n<script>", of: page) == """
        <footer>
        <h2>Omitted</h2>
        <ol class="names"><li>M&amp;K <span>2</span></li><li>UI <span>1</span></li></ol>
        <table><thead><tr><th>place</th><th>declaration</th><th>cause</th></tr></thead>
        <tbody><tr><td>A.swift:3</td><td>struct &lt;A&gt;</td><td>MK</td></tr>
        <tr><td>A.swift:3</td><td>the whole file</td><td>MK</td></tr></tbody></table>
        </footer>
        """
    )
  }
}

import Testing

@testable import SnapshotPreview
@testable import SnapshotTool

@Suite struct PreviewTextTests {
  private func text(_ report: PreviewReport, isColored: Bool = false) -> String {
    let style = Style(choice: isColored ? .always : .never, variables: [:])
    return PreviewText(style: style, isJSON: false).text(of: report)
  }

  private func preview(
    _ name: String,
    _ status: RenderedPreview.Status = .rendered,
    reason: String? = nil
  ) -> RenderedPreview {
    var preview = RenderedPreview(name: name, file: "/shop/Menu.swift", line: 3, status: status)
    preview.reason = reason
    if status == .rendered { preview.picture = "/previews/\(name).png" }
    return preview
  }

  private func omission(_ name: String, dependsOnOmitted: Bool = false) -> Omission {
    Omission(
      file: "/shop/Map.swift",
      line: 9,
      declaration: "struct MapPage",
      name: name,
      message: "cannot find '\(name)' in scope",
      dependsOnOmitted: dependsOnOmitted,
      missingImports: []
    )
  }

  @Test func everyPreviewHasALine() {
    var report = PreviewReport()
    var (fresh, other) = (preview("Soup"), preview("Stew"))
    (fresh.isNew, fresh.changed) = (true, true)
    other.changed = true
    report.previews = [
      fresh, other, preview("Tea"), preview("Oil", .failed, reason: "it trapped"),
      preview("Map", .omitted, reason: "MapKit"),
    ]
    report.files.total = 1
    report.files.compiled = 1
    report.page = "/previews/index.html"
    #expect(
      text(report) == """
        new       Soup  /shop/Menu.swift:3  /previews/Soup.png
        changed   Stew  /shop/Menu.swift:3  /previews/Stew.png
        unchanged Tea  /shop/Menu.swift:3  /previews/Tea.png
        failed    Oil  /shop/Menu.swift:3  it trapped
        omitted   Map  /shop/Menu.swift:3  MapKit

        3 of 5 previews rendered; 1 of 1 file compiles
          overview  /previews/index.html
        """
    )
  }

  @Test func omittedDeclarationsAreNamed() {
    var report = PreviewReport()
    report.omitted = [omission("Map"), omission("MapPage", dependsOnOmitted: true)]
    report.unavailable = (1...11).map { .init(name: "Name\($0)", count: 20 - $0) }
    report.files.total = 3
    report.files.compiled = 1
    report.files.partly = 2
    report.page = "/previews/index.html"
    report.sheet = "/previews/sheet.png"
    let names = (1...10).map { "Name\($0) (\(20 - $0))" }.joined(separator: ", ")
    #expect(
      text(report) == """

        omitted   /shop/Map.swift:9, struct MapPage: Map
        omitted   1 declaration using omitted ones

        Not available: \(names)

        0 of 0 previews rendered; 1 of 3 files compiles, 2 in part
          overview  /previews/index.html
          sheet     /previews/sheet.png
        """
    )
  }
}

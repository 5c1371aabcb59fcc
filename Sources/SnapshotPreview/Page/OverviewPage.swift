internal import Foundation
internal import SnapshotCore
internal import SnapshotReview

/// The overview of all previews: one HTML file next to the pictures, which can be opened from disk.
struct OverviewPage {
  let report: PreviewReport
  let plans: [FilePlan]

  var text: String {
    """
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
    <p>\(summary)</p>
    <label>Search <input id="search" type="search" placeholder="name or file" autofocus></label>
    </header>
    <main>
    \(report.previews.map(section).joined(separator: "\n"))
    </main>
    \(omissions)
    <script>\(OverviewPage.script)</script>
    </body>
    </html>

    """
  }

  private var summary: String {
    let count = { (status: RenderedPreview.Status) in
      report.previews.count { $0.status == status }
    }
    let files = report.files
    var parts = ["\(count(.rendered)) rendered"]
    if count(.failed) > 0 { parts.append("\(count(.failed)) failed") }
    if count(.omitted) > 0 { parts.append("\(count(.omitted)) omitted") }
    parts.append("\(files.compiled) of \(files.total.counted("file")) \(files.verb)")
    if files.partly > 0 { parts.append("\(files.partly) in part") }
    return parts.joined(separator: " · ")
  }

  // MARK: - One preview

  private func section(_ preview: RenderedPreview) -> String {
    let place = "\(FilePath.name(of: preview.file)):\(preview.line)"
    let search = MarkupText.attribute("\(preview.name) \(preview.file)".lowercased())
    let badge =
      preview.status == .rendered ? preview.change ?? "" : preview.status.rawValue
    let mark = badge.isEmpty ? "" : "<span class=\"badge \(badge)\">\(badge)</span>"
    let reason = preview.reason.map { "<p class=\"reason\">\(MarkupText.content($0))</p>" } ?? ""
    let notes = preview.notes.map { "<li>\(MarkupText.content($0))</li>" }.joined()
    return """
      <section data-search="\(search)">
      <h2>\(MarkupText.content(preview.name)) \(mark)</h2>
      <p class="place">\(MarkupText.content(place))</p>
      \(reason)
      <div class="pictures">\(preview.pictures.map(figure).joined())</div>
      \(notes.isEmpty ? "" : "<ul>\(notes)</ul>")
      <details><summary>Source</summary><pre>\(MarkupText.content(source(of: preview)))</pre></details>
      </section>
      """
  }

  private func figure(_ picture: RenderedPreview.Picture) -> String {
    let name = FilePath.name(of: picture.path)
    let encoded = name.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? name
    let size = "\(number(picture.width)) × \(number(picture.height))"
    let time = picture.time > 0 ? ", \(picture.time) s" : ""
    let source = MarkupText.attribute(encoded)
    return """
      <figure class="\(picture.scheme)"><a href="\(source)"><img loading="lazy" src="\(source)" \
      width="\(number(picture.width))" alt="\(MarkupText.attribute(name))"></a>\
      <figcaption>\(picture.scheme)\(time), \(size)</figcaption></figure>
      """
  }

  private func number(_ value: Double) -> String {
    let tenths = (value * 10).rounded()
    return tenths.truncatingRemainder(dividingBy: 10) == 0
      ? "\(Int(tenths / 10))" : "\(tenths / 10)"
  }

  /// Returns the source of the preview, and of the view that it shows if that is in the input.
  private func source(of preview: RenderedPreview) -> String {
    guard let plan = plans.first(where: { $0.file.path == preview.file }) else { return "" }
    let lines = { (declaration: Declaration) in
      plan.file.line(of: declaration)...plan.file.line(at: declaration.range.upperBound - 1)
    }
    guard let own = plan.file.declarations.first(where: { lines($0).contains(preview.line) }) else {
      return ""
    }
    let text = plan.file.text(own.range)
    let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    for word in words {
      for other in plans {
        guard
          let view = other.file.declarations.first(where: {
            $0.kind == "struct" && $0.name == word
              && (other.file.path != preview.file || $0.range != own.range)
          })
        else { continue }
        return "\(text)\n\n// \(other.file.name)\n\(other.file.text(view.range))"
      }
    }
    return text
  }

  // MARK: - Omissions

  private var omissions: String {
    guard !report.omitted.isEmpty else { return "" }
    let rows = report.omitted.map { omission in
      """
      <tr><td>\(MarkupText.content("\(FilePath.name(of: omission.file)):\(omission.line)"))</td>\
      <td>\(MarkupText.content(omission.declaration ?? "the whole file"))</td>\
      <td>\(MarkupText.content(omission.name))</td></tr>
      """
    }
    let names = report.unavailable.prefix(20).map {
      "<li>\(MarkupText.content($0.name)) <span>\($0.count)</span></li>"
    }
    return """
      <footer>
      <h2>Omitted</h2>
      <ol class="names">\(names.joined())</ol>
      <table><thead><tr><th>place</th><th>declaration</th><th>cause</th></tr></thead>
      <tbody>\(rows.joined(separator: "\n"))</tbody></table>
      </footer>
      """
  }
}

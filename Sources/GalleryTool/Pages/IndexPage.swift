import Foundation

/// The page that shows the pictures: one file that needs no network.
///
/// Without scripts the pictures stand still, and everything else is there.
struct IndexPage {
  let exhibits: [Exhibit]
  var showsFilms = true

  func file() throws -> OutputFile {
    OutputFile(name: "index.html", bytes: Data(try html().utf8))
  }

  private func html() throws -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Gallery</title>
    <style>
    \(IndexPage.style)
    </style>
    </head>
    <body>
    <header>
    <h1>Gallery</h1>
    <p>Drawings in SwiftUI’s words. Each is kept as vectors, as pixels and as text, and every \
    byte is the same on every machine.</p>
    </header>
    <main>
    \(try exhibits.map(section).joined(separator: "\n"))
    </main>
    <script>
    \(showsFilms ? FilmSection.script : "")
    \(MandalaPicker.script)
    </script>
    </body>
    </html>

    """
  }

  private func section(_ exhibit: Exhibit) throws -> String {
    let commands = try exhibit.commands()
    let lines = commands.split(separator: "\n").count
    return """
      <article id="\(exhibit.name)">
      <a class="picture" href="\(exhibit.name).svg"><img src="\(exhibit.name).svg" \
      width="\(Int(exhibit.size.width))" height="\(Int(exhibit.size.height))" \
      alt="\(escaped(exhibit.alternative))"></a>
      <h2>\(escaped(exhibit.title))</h2>
      <p>\(escaped(exhibit.caption))</p>
      \(controls(exhibit))
      <nav aria-label="Files of \(escaped(exhibit.title))">\
      <a href="\(exhibit.name).svg">SVG</a> <a href="\(exhibit.name).png">PNG</a> \
      <a href="\(exhibit.name).txt">Text</a>\(filmLink(exhibit))</nav>
      <details>
      <summary>\(lines) lines of drawing commands</summary>
      <pre tabindex="0">\(escaped(commands))</pre>
      </details>
      </article>
      """
  }

  /// What can be done with a scene.
  private func controls(_ exhibit: Exhibit) -> String {
    if exhibit.name == "mandala" { return MandalaPicker().html() }
    guard showsFilms, let film = exhibit.film else { return "" }
    return FilmSection(exhibit: exhibit, film: film).html()
  }

  private func filmLink(_ exhibit: Exhibit) -> String {
    guard showsFilms, exhibit.film != nil else { return "" }
    return " <a href=\"\(exhibit.name)-film.png\">Animated PNG</a>"
  }

  private func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;")
      .replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;")
      .replacingOccurrences(of: "\"", with: "&quot;")
  }
}

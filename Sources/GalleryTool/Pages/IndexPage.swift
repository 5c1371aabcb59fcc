import Foundation

/// The page that shows the pictures: one file that needs no network.
///
/// Without scripts the pictures aren't animated; everything else works.
struct IndexPage {
  let items: [GalleryItem]
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
    <p>Drawings in SwiftUI’s vocabulary. Each is written as SVG, PNG and text, and every \
    byte is the same on every machine.</p>
    </header>
    <main>
    \(try items.map(section).joined(separator: "\n"))
    </main>
    <script>
    \(showsFilms ? FilmSection.script : "")
    \(MandalaPicker.script)
    </script>
    </body>
    </html>

    """
  }

  private func section(_ item: GalleryItem) throws -> String {
    let commands = try item.commands()
    let lines = commands.split(separator: "\n").count
    return """
      <article id="\(item.name)">
      <a class="picture" href="\(item.name).svg"><img src="\(item.name).svg" \
      width="\(Int(item.size.width))" height="\(Int(item.size.height))" \
      alt="\(escaped(item.alternative))"></a>
      <h2>\(escaped(item.title))</h2>
      <p>\(escaped(item.caption))</p>
      \(controls(item))
      <nav aria-label="Files of \(escaped(item.title))">\
      <a href="\(item.name).svg">SVG</a> <a href="\(item.name).png">PNG</a> \
      <a href="\(item.name).txt">Text</a>\(filmLink(item))</nav>
      <details>
      <summary>\(lines) lines of drawing commands</summary>
      <pre tabindex="0">\(escaped(commands))</pre>
      </details>
      </article>
      """
  }

  /// Returns the controls of a scene.
  private func controls(_ item: GalleryItem) -> String {
    if item.name == "mandala" { return MandalaPicker().html() }
    guard showsFilms, let film = item.film else { return "" }
    return FilmSection(item: item, film: film).html()
  }

  private func filmLink(_ item: GalleryItem) -> String {
    guard showsFilms, item.film != nil else { return "" }
    return " <a href=\"\(item.name)-film.png\">Animated PNG</a>"
  }

  private func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;")
      .replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;")
      .replacingOccurrences(of: "\"", with: "&quot;")
  }
}

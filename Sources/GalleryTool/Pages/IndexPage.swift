import Foundation

/// The page that shows the pictures. It needs no network, only the other files in its folder.
///
/// Without scripts, the pictures are shown, but the controls have no effect.
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
    <div>
    <h1>Drawings that are tests</h1>
    <p>SwiftUI drawings on Linux. Each scene is written as SVG, PNG and text. The files have the \
    same bytes on every machine, so tests can compare them.</p>
    <nav aria-label="Scenes">\(items.map { "<a href=\"#\($0.name)\">\($0.title)</a>" }.joined(separator: " "))\
     <a href="#try">Try it</a></nav>
    </div>
    \(hero)
    </header>
    <main>
    \(try items.map(section).joined(separator: "\n"))
    \(try DemonstrationSection().html())
    </main>
    <script src="measured.js"></script>
    <script>
    const number = (value, digits) => value.toLocaleString('en', \
    { minimumFractionDigits: digits, maximumFractionDigits: digits });
    \(showsFilms ? IndexPage.heroScript + "\n" + FilmSection.script : "")
    \(MandalaPicker.script)
    \(LayersSection.script)
    \(DemonstrationSection.script)
    </script>
    </body>
    </html>

    """
  }

  /// The tree, which plays by itself unless reduced motion is requested, and a button that pauses
  /// it.
  private var hero: String {
    guard let tree = items.first else { return "" }
    let still = "\(tree.name).svg"
    let film = showsFilms ? "\(tree.name)-film.png" : still
    return """
      <div class="hero" data-film="\(film)" data-still="\(still)">\
      <picture><source media="(prefers-reduced-motion: reduce)" srcset="\(still)">\
      <img src="\(film)" width="400" height="800" alt="\(tree.alternative.escapedForHTML)"></picture>\
      <button type="button" hidden>Pause</button></div>
      """
  }

  private static let heroScript = """
    for (const hero of document.querySelectorAll('.hero')) {
      const [picture, button] = [hero.querySelector('img'), hero.querySelector('button')];
      let isPlaying = !matchMedia('(prefers-reduced-motion: reduce)').matches;
      const name = () => { button.textContent = isPlaying ? 'Pause' : 'Play'; };
      const show = (playing) => {
        isPlaying = playing;
        hero.querySelector('source')?.remove();
        picture.src = isPlaying ? hero.dataset.film : hero.dataset.still;
        name();
      };
      button.addEventListener('click', () => { show(!isPlaying); });
      document.addEventListener('keydown', (event) => {
        if (event.key === 'Escape' && isPlaying) show(false);
      });
      name();
      button.hidden = false;
    }
    """

  private func section(_ item: GalleryItem) throws -> String {
    let commands = try item.commands()
    let lines = commands.split(separator: "\n").count
    let links = item.sources.links(of: item.name).map { " <a href=\"\($0.file)\">\($0.label)</a>" }
    return """
      <article id="\(item.name)">
      <div class="picture"><img src="\(item.name).svg" \
      width="\(Int(item.size.width))" height="\(Int(item.size.height))" \
      alt="\(item.alternative.escapedForHTML)"></div>
      <div class="words">
      <h2>\(item.title.escapedForHTML)</h2>
      <p>\(item.caption.escapedForHTML)</p>
      \(item.sources.body.map { CodeBlock(source: $0).html() } ?? "")
      \(controls(item))
      <nav aria-label="Files of \(item.title.escapedForHTML)">\
      <a href="\(item.name).svg">SVG</a> <a href="\(item.name).png">PNG</a> \
      <a href="\(item.name).txt">Commands</a>\(filmLink(item))\(links.joined())</nav>
      <details>
      <summary>\(lines.grouped) lines of drawing commands</summary>
      <pre tabindex="0">\(commands.escapedForHTML)</pre>
      </details>
      </div>
      \(film(item))
      </article>
      """
  }

  /// Returns the controls of a scene; empty for most scenes.
  private func controls(_ item: GalleryItem) -> String {
    switch item.name {
    case "mandala": MandalaPicker().html()
    case "tree": LayersSection().html()
    default: ""
    }
  }

  private func film(_ item: GalleryItem) -> String {
    guard showsFilms, let timing = item.animation else { return "" }
    return FilmSection(item: item, timing: timing).html()
  }

  private func filmLink(_ item: GalleryItem) -> String {
    guard showsFilms, item.animation != nil else { return "" }
    return " <a href=\"\(item.name)-film.png\">Animated PNG</a>"
  }
}

extension Int {
  /// The number with a comma between groups of three digits.
  fileprivate var grouped: String {
    let digits = String(magnitude)
    let text = digits.enumerated().map { index, digit in
      index > 0 && (digits.count - index).isMultiple(of: 3) ? ",\(digit)" : "\(digit)"
    }
    return (self < 0 ? "-" : "") + text.joined()
  }
}

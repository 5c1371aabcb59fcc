import Drawing

/// Writes the pictures with the given fonts: `swift run Pictures FOLDER FONT…`. The family of the
/// first font is the default.
@main
struct Pictures {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let folder = arguments.first, arguments.count > 1 else {
      print("usage: swift run Pictures FOLDER FONT…")
      return
    }
    let families = try arguments.dropFirst().flatMap { font in
      try Font.register(contentsOf: URL(filePath: font))
    }
    try Font.setDefault(families.first)
    let chart = BarChart(
      title: "Grüße per day",
      bars: [("Mon", 3), ("Tue", 5), ("Mié", 2.5), ("Čtv", 4), ("Пт", 6), ("Σάβ", 1.5)]
        .map { BarChart.Bar(id: $0.0, value: $0.1) }
    )
    try write(chart, to: "\(folder)/chart", scale: 2)
    let card = SocialCard(
      title: "Text in the fonts you bring, the same bytes everywhere",
      author: "Ada Łukasiewicz",
      site: "example.org"
    )
    try write(card, to: "\(folder)/card", scale: 1)
    try write(Paragraphs(), to: "\(folder)/paragraphs", scale: 2)
  }

  private static func write(_ view: some View, to path: String, scale: CGFloat) throws {
    let renderer = ImageRenderer(content: view)
    renderer.scale = scale
    try Data(renderer.png()).write(to: URL(filePath: "\(path).png"))
    try Data(renderer.svg().utf8).write(to: URL(filePath: "\(path).svg"))
    try Data(renderer.svg(text: .elements).utf8).write(to: URL(filePath: "\(path)-text.svg"))
    for note in try renderer.notes() { print("\(path): \(note)") }
  }
}

import Drawing
import Foundation
import Gallery
import Snapshot

extension Question {
  /// All questions. Only calls that exist in both commits can be compared.
  static let all: [Question] = texts + pictures + phases + views

  // They are created once, because creating a text of 200 KB takes longer than comparing it.
  private static let smallText = text(lines: 40)
  private static let largeText = text(lines: 4_000)

  private static let texts = [
    Question("passing text, 2 KB") {
      assertSnapshot(of: smallText, as: .lines, named: "small")
    },
    Question("passing text, 200 KB") {
      assertSnapshot(of: largeText, as: .lines, named: "large")
    },
    Question("difference of 800 lines") {
      let new = text(lines: 800).replacingOccurrences(of: "0 of a text", with: "0 of another text")
      _ = Diffing<String>.lines.diff(text(lines: 800), new)
    },
  ]

  private static let pictures = [
    Question("passing .png, card") { assertSnapshot(of: Card(), as: .png, named: "card") },
    Question("passing .png, badge") {
      let size = CGSize(width: 512, height: 512)
      assertSnapshot(of: Badge(), as: .png(size: size), named: "badge")
    },
    Question("passing .svg, tree") {
      assertSnapshot(of: ChristmasTreeScene(), as: .svg, named: "tree")
    },
    Question("passing PNG bytes, 1 MP") {
      assertSnapshot(of: megapixel, as: .png, named: "bytes")
    },
    Question("passing animation, 2 frames") { assertMoving(frames: 2) },
    Question("passing animation, 24 frames") { assertMoving(frames: 24) },
    Question("passing animation, 240 frames", isSlow: true) { assertMoving(frames: 240) },
  ]

  /// The parts of the assertions on pictures that have a public call of their own. Reading, comparing
  /// and reporting are the rest.
  private static let phases = [
    Question("views of the card") { _ = try ImageRenderer(content: Card()).displayList() },
    Question("views and pixels of the card") { _ = try ImageRenderer(content: Card()).bitmap() },
    Question("views of the badge") { _ = try badge().displayList() },
    Question("views and pixels of the badge") { _ = try badge().bitmap() },
    Question("views of the tree") {
      _ = try ImageRenderer(content: ChristmasTreeScene()).displayList()
    },
    Question("views and SVG of the tree") {
      _ = try ImageRenderer(content: ChristmasTreeScene()).svg()
    },
  ]

  private static func badge() -> ImageRenderer<Badge> {
    changed(ImageRenderer(content: Badge())) { $0.canvasSize = CGSize(width: 512, height: 512) }
  }

  private static let views = [
    Question("display list, tree") { _ = try renderer(ChristmasTreeScene()).displayList() },
    Question("display list, fireworks") {
      _ = try renderer(Fireworks(seed: 2020, time: 1)).displayList()
    },
    Question("pixels, tree") { _ = try renderer(ChristmasTreeScene()).bitmap() },
    Question("1,000 views at rest") { _ = try renderer(Circles(count: 1_000)).displayList() },
    Question("1,000 moving views") {
      _ = try renderer(BackgroundParticles(count: 1_000)).displayList()
    },
    // More views would exceed the default `viewLimit`, and older commits lack the property.
    Question("30,000 views at rest", isSlow: true) {
      _ = try renderer(Circles(count: 30_000)).displayList()
    },
    Question("30,000 moving views", isSlow: true) {
      _ = try renderer(BackgroundParticles(count: 30_000)).displayList()
    },
  ]

  private static func text(lines: Int) -> String {
    (0..<lines).map { "line \($0) of a text whose lines have fifty bytes ···" }
      .joined(separator: "\n")
  }

  private static func assertMoving(frames: Int) {
    assertSnapshot(
      of: ChristmasTreeScene(),
      as: .animation(seconds: Double(frames) / 30, framesPerSecond: 30),
      named: "\(frames)-frames"
    )
  }

  private static let megapixel: Data = {
    let renderer = changed(ImageRenderer(content: Badge())) {
      $0.canvasSize = CGSize(width: 1_000, height: 1_000)
    }
    return Data((try? renderer.png()) ?? [])
  }()

  private static func renderer<Content: View>(_ view: Content) -> ImageRenderer<Content> {
    changed(ImageRenderer(content: view)) { renderer in
      renderer.canvasSize = CGSize(width: 400, height: 400)
      renderer.time = 2.5
    }
  }

  /// Returns a changed value; for `ImageRenderer`, which is a structure in some commits and a class in
  /// others.
  private static func changed<Value>(_ value: Value, _ change: (inout Value) -> Void) -> Value {
    var value = value
    change(&value)
    return value
  }
}

/// A card of 200 × 100 points, as in an app.
private struct Card: View {
  var body: some View {
    HStack(spacing: 12) {
      Circle().fill(.blue).frame(width: 60, height: 60)
      VStack(alignment: .leading, spacing: 6) {
        Text("Anna Example").font(.headline)
        Text("Three new messages").font(.caption).foregroundColor(.gray)
        RoundedRectangle(cornerRadius: 4).fill(.green).frame(height: 8)
      }
    }
    .padding(12)
    .frame(width: 200, height: 100)
    .background(Color.white)
    .cornerRadius(10)
    .shadow(radius: 3)
  }
}

/// Circles at rest, with the modifiers of moving ones.
private struct Circles: View {
  let count: Int

  var body: some View {
    ZStack {
      ForEach(0..<count, id: \.self) { number in
        Circle().foregroundColor(.red).opacity(0.3).scaleEffect(0.8).frame(width: 30, height: 30)
          .position(x: Double(number * 7 % 400), y: Double(number * 11 % 400))
      }
    }
  }
}

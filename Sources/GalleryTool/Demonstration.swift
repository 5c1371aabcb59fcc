import Drawing
import Foundation
import Gallery
import Pixels

/// A drawing with one parameter. The picture for each value is compared with the reference, which
/// is the picture for one of them.
struct Demonstration {
  let name: String
  let title: String
  /// The values of the parameter.
  let values: [Int]
  /// The value of the reference.
  let reference: Int
  private let draw: @Sendable (Int) -> AnyView

  /// The side of the pictures, in pixels.
  static let side = 192

  static var all: [Demonstration] {
    [
      Demonstration(name: "rays", title: "Rays of a sun", values: Array(8...16), reference: 12) {
        AnyView(Sun(rays: $0))
      },
      Demonstration(
        name: "pins",
        title: "Pins of a mandala",
        values: [16, 24, 32, 40, 48],
        reference: 32
      ) {
        AnyView(Mandala(pins: $0, strings: [MandalaString(7, .red), MandalaString(11, .blue)]))
      },
      Demonstration(
        name: "radius",
        title: "Corner radius",
        values: Array(stride(from: 8, through: 56, by: 8)),
        reference: 24
      ) { radius in
        AnyView(
          RoundedRectangle(cornerRadius: Double(radius))
            .fill(.linearGradient(colors: [.teal, .indigo], startPoint: .top, endPoint: .bottom))
            .padding(24)
        )
      },
    ]
  }

  /// Returns the pictures of all values and their differences from the reference.
  func files() throws -> [OutputFile] {
    let expected = try bitmap(reference)
    return try values.flatMap { value in
      let actual = try bitmap(value)
      let panels = ComparisonPanels(reference: expected, actual: actual, tolerance: .exact)
      let all = PixelRect(x: 0, y: 0, width: expected.width, height: expected.height)
      let difference = panels.panel(.difference, of: all, magnification: 1, x: 0, y: 0)
      return [
        OutputFile(name: "demo-\(name)-\(value).png", bytes: Data(try PNG.encode(actual))),
        OutputFile(
          name: "demo-\(name)-\(value)-difference.png",
          bytes: Data(try PNG.encode(difference))
        ),
      ]
    }
  }

  /// Returns the lines that a test would print for each value. The reference's own value passes.
  func messages() throws -> [String] {
    let expected = try bitmap(reference)
    return try values.map { value in
      let comparison = BitmapComparison(reference: expected, actual: try bitmap(value))
      if comparison.isIdentical { return "✔ Test \(name)() passed" }
      return """
        ✘ Test \(name)() recorded an issue
        ↳ Snapshot differs: __Snapshots__/DemoTests/DemoTests/\(name).png
          \(comparison.summary)
          accept      swift run snapshot accept __Snapshots__/DemoTests/DemoTests/\(name).png
        """
    }
  }

  private func bitmap(_ value: Int) throws -> Bitmap {
    let renderer = ImageRenderer(content: draw(value))
    renderer.proposedSize = ProposedViewSize(width: 192, height: 192)
    renderer.background = .white
    return try renderer.bitmap()
  }
}

/// The sun of the README, with any number of rays.
private struct Sun: View {
  let rays: Int

  var body: some View {
    ZStack {
      ForEach(0..<rays, id: \.self) { ray in
        Capsule()
          .fill(.orange)
          .frame(width: 12, height: 36)
          .offset(y: -69)
          .rotationEffect(.degrees(360 * Double(ray) / Double(rays)))
      }
      Circle()
        .fill(LinearGradient(colors: [.yellow, .orange], startPoint: .top, endPoint: .bottom))
        .frame(width: 90, height: 90)
    }
    .frame(width: 192, height: 192)
  }
}

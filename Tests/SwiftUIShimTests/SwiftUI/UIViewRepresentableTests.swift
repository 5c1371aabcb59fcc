import SwiftUI
import Testing

/// The boxes that replace representable views.
@Suite
struct UIViewRepresentableTests {
  private struct Box: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ uiView: UIView, context: Context) {}
  }

  private struct Page: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
  }

  private static func commands(_ view: some View) throws -> [String] {
    let text = try ImageRenderer(content: view.frame(width: 100, height: 40)).pathCommands()
    return text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test
  func aBoxIsCrossed() throws {
    for commands in [try Self.commands(Box()), try Self.commands(Page())] {
      let stroke = try #require(commands.firstIndex { $0.hasPrefix("stroke") })
      #expect(
        commands[stroke...].dropFirst().prefix(12) == [
          "pen 1.0000 butt miter 10.0000", "solid #8E8E93 1.0000", "move 0.5000 0.5000",
          "line 99.5000 0.5000", "line 99.5000 39.5000", "line 0.5000 39.5000", "close",
          "move 0.0000 0.0000", "line 100.0000 40.0000", "move 100.0000 0.0000",
          "line 0.0000 40.0000", "end",
        ]
      )
      #expect(commands[..<stroke].contains("solid #8E8E93 0.1200"))
      let background = try #require(commands.firstIndex { $0.hasPrefix("solid #FFFFFF") })
      #expect(background > stroke)
    }
  }

  @Test
  func aBoxIsANote() throws {
    let notes = try ImageRenderer(content: Box()).notes().map(\.description)
    #expect(notes.count == 1)
    #expect(notes.first?.hasPrefix("The UIKit view “Box” is drawn as a crossed box (Box") == true)
    #expect(try ImageRenderer(content: Page()).notes().first?.name.contains("“Page”") == true)
  }

  @Test
  func aNameHasACaptionWithAMargin() throws {
    let name = Text(verbatim: "Box").font(.caption).fixedSize()
    let size = try ImageRenderer(content: name).displayList().size
    let expected = Color.white.frame(width: size.width + 8, height: size.height)
    let commands = try Self.commands(expected)
    let fill = try #require(commands.firstIndex { $0.hasPrefix("solid #FFFFFF") })
    let shape = commands[fill...].prefix(6)
    let drawn = try Self.commands(Box())
    let start = try #require(drawn.firstIndex { $0.hasPrefix("solid #FFFFFF") })
    #expect(drawn[start...].prefix(6) == shape)
  }

  private struct BoxWithANameThatIsTooLong: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ uiView: UIView, context: Context) {}
  }

  /// Returns the width and the height of the area behind the name in a box.
  private static func nameSize(_ view: some View, width: CGFloat) throws -> CGSize {
    let view = view.frame(width: width, height: 40)
    let lines = try ImageRenderer(content: view).pathCommands().split(separator: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }
    let start = try #require(lines.firstIndex { $0.hasPrefix("solid #FFFFFF") })
    let points = lines[start...].dropFirst().prefix(4).map {
      $0.split(separator: " ").dropFirst().compactMap { Double($0) }
    }
    let (xs, ys) = (points.map { $0[0] }, points.map { $0[1] })
    return CGSize(
      width: (xs.max() ?? 0) - (xs.min() ?? 0),
      height: (ys.max() ?? 0) - (ys.min() ?? 0)
    )
  }

  @Test
  func aLongNameShrinksToThreeTenths() throws {
    let name = "BoxWithANameThatIsTooLong"
    let full = try ImageRenderer(
      content: Text(verbatim: name).font(.caption).fixedSize()
    )
    .displayList().size
    let wide = try Self.nameSize(BoxWithANameThatIsTooLong(), width: full.width + 20)
    #expect(abs(wide.width - full.width - 8) < 0.01 && abs(wide.height - full.height) < 0.01)
    // In narrower boxes the name stays on one line, whose height has the same scale.
    for scale in [0.8, 0.5, 0.35] {
      let size = try Self.nameSize(
        BoxWithANameThatIsTooLong(),
        width: full.width * scale + 8
      )
      #expect(size.width <= full.width * scale + 8.01)
      #expect(abs(size.height - full.height * scale) < 1)
    }
    // The smallest scale is 0.3.
    let smallest = try Self.nameSize(BoxWithANameThatIsTooLong(), width: full.width * 0.1 + 8)
    #expect(abs(smallest.height - full.height * 0.3) < 0.5)
  }

  @MainActor
  @Test
  func coordinatorsAreEmptyByDefault() {
    #expect(Box().makeCoordinator() == ())
    #expect(Page().makeCoordinator() == ())
    Box.dismantleUIView(UIView(), coordinator: ())
  }
}

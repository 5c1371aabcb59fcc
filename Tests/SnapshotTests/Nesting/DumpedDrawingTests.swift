import Drawing
import Foundation
import Scene
import Snapshot
import Testing

/// Dumps of values that keep others of their kind show these as members.
@Suite struct DumpedDrawingTests {
  @Test func views() {
    assertSnapshot(of: AnyView(AnyView(Color.red.padding(1)).opacity(0.5)), as: .dump)
  }

  @Test func frames() {
    assertSnapshot(of: AnyView(Color.red.frame(width: 4, alignment: .leading)), as: .dump)
  }

  @Test func colors() {
    let colors: [Color] = [
      .red, .accentColor, Color(red: 1, green: 0.5, blue: 0), Color("name"),
      .red.mix(with: .accentColor, by: 0.25).mix(with: .blue, by: 0.5),
    ]
    assertSnapshot(of: colors, as: .dump)
  }

  @Test func styles() {
    assertSnapshot(of: AnyShapeStyle(AnyShapeStyle(.red).opacity(0.5)), as: .dump)
  }

  @Test func shapes() {
    assertSnapshot(of: AnyShape(AnyShape(Circle()).offset(x: 1, y: 2)), as: .dump)
  }

  @Test func animations() {
    let animations: [Animation] = [
      .linear(duration: 1), .spring(response: 1, dampingFraction: 0.5),
      .interpolatingSpring(mass: 1, stiffness: 2, damping: 3),
      .linear(duration: 1).delay(1).speed(2), .linear(duration: 1).repeatCount(3),
      .linear(duration: 1).repeatForever(autoreverses: false),
      .linear(duration: 1).logicallyComplete(after: 2),
    ]
    assertSnapshot(of: animations, as: .dump)
  }

  @Test func transitions() {
    let transitions: [AnyTransition] = [
      .identity, .opacity, .opacity.combined(with: .offset(x: 1, y: 2)),
      .asymmetric(insertion: .slide, removal: .opacity), .opacity.animation(.linear(duration: 1)),
    ]
    assertSnapshot(of: transitions, as: .dump)
  }

  @Test func bindings() {
    assertSnapshot(of: Binding.constant(1), as: .dump)
  }

  @Test func elements() throws {
    let renderer = ImageRenderer(
      content: Color.red.clipShape(Circle()).opacity(0.5).mask(Rectangle()).frame(
        width: 4,
        height: 4
      )
    )
    assertSnapshot(of: try renderer.displayList().elements, as: .dump)
  }

  @Test func lines() {
    assertSnapshot(of: SourceLine("Module/File.swift", 63), as: .dump)
  }
}

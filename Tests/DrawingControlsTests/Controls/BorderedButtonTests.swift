import DrawingControls
import Foundation
import Scene
import Testing

@Suite
struct BorderedButtonTests {
  /// Returns the colours and frames of everything drawn, in a picture of 200 × 100 points.
  private func colorsAndFrames(of view: some View) throws -> [String] {
    try view.drawn(200, 100).leaves.map {
      "\(String(describing: $0.color)) \($0.outline.path.boundingRect.applying($0.transform))"
    }
  }

  private func inset(_ label: some View) -> some View {
    label.padding(.horizontal, 12).padding(.vertical, 7)
  }

  private let grey = Color(red: 120.0 / 255, green: 120.0 / 255, blue: 128.0 / 255).opacity(0.12)

  @Test
  func capsulesHaveRoundEnds() throws {
    let button = Button("Save") {}.buttonStyle(.bordered).buttonBorderShape(.capsule)
    let expected = inset(Text("Save").foregroundStyle(.tint))
      .background(Capsule().fill(.tint.opacity(0.12)))
    let drawn = try button.drawn(200, 100)
    #expect(try drawn.leaves.map(\.outline) == expected.drawn(200, 100).leaves.map(\.outline))
    #expect(try colorsAndFrames(of: button) == colorsAndFrames(of: expected))
  }

  @Test
  func rectanglesHaveTheGivenRadius() throws {
    let button = Button("Save") {}.buttonStyle(.bordered)
      .buttonBorderShape(.roundedRectangle(radius: 3))
    let expected = inset(Text("Save").foregroundStyle(.tint))
      .background(RoundedRectangle(cornerRadius: 3).fill(.tint.opacity(0.12)))
    let drawn = try button.drawn(200, 100)
    #expect(try drawn.leaves.map(\.outline) == expected.drawn(200, 100).leaves.map(\.outline))
  }

  @Test
  func circlesEncloseTheLabel() throws {
    let button = Button {
    } label: {
      Color.white.frame(width: 20, height: 10)
    }
    .buttonStyle(.borderedProminent).buttonBorderShape(.circle).tint(.black)
    let frames = try button.drawn(200, 100).leaves.map {
      $0.outline.path.boundingRect.applying($0.transform)
    }
    #expect(frames.first == CGRect(x: 0, y: 0, width: 34, height: 34))
    #expect(frames.last == CGRect(x: 7, y: 12, width: 20, height: 10))
  }

  @Test
  func destructiveButtonsAreRed() throws {
    let pale = Button("Delete", role: .destructive) {}.buttonStyle(.bordered)
    let expectedPale = inset(Text("Delete").foregroundStyle(.red))
      .background(RoundedRectangle(cornerRadius: 8).fill(Color.red.opacity(0.12)))
    #expect(try colorsAndFrames(of: pale) == colorsAndFrames(of: expectedPale))
    let full = Button("Delete", role: .destructive) {}.buttonStyle(.borderedProminent)
    let expectedFull = inset(Text("Delete").foregroundStyle(.white))
      .background(RoundedRectangle(cornerRadius: 8).fill(.red))
    #expect(try colorsAndFrames(of: full) == colorsAndFrames(of: expectedFull))
    let plain = Button("Delete", role: .destructive) {}.buttonStyle(.borderless)
    #expect(
      try colorsAndFrames(of: plain) == colorsAndFrames(of: Text("Delete").foregroundStyle(.red))
    )
  }

  @Test
  func disabledButtonsAreGrey() throws {
    let expected = inset(Text("Save").foregroundStyle(.tertiary))
      .background(RoundedRectangle(cornerRadius: 8).fill(grey))
    let pale = Button("Save") {}.buttonStyle(.bordered).disabled(true)
    #expect(try colorsAndFrames(of: pale) == colorsAndFrames(of: expected))
    let full = Button("Save") {}.buttonStyle(.borderedProminent).disabled(true)
    #expect(try colorsAndFrames(of: full) == colorsAndFrames(of: expected))
    let plain = Button("Save") {}.buttonStyle(.plain).disabled(true)
    #expect(
      try colorsAndFrames(of: plain) == colorsAndFrames(of: Text("Save").foregroundStyle(.tertiary))
    )
  }
}

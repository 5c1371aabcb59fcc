import Drawing
import Testing

/// Painted elements have the line of source code that drew them.
@MainActor @Suite struct SourceLineTests {
  /// Lines of this file, relative to a position in it.
  private func lines(of view: some View, from start: Int) throws -> [Int?] {
    let renderer = ImageRenderer(content: view)
    renderer.canvasSize = CGSize(width: 40, height: 40)
    return try renderer.displayList().elements.map { element in
      if let line = element.line { #expect(line.fileID == #fileID) }
      return element.line.map { $0.line - start }
    }
  }

  private struct Plain: View {
    static let start = #line
    var body: some View {
      ZStack {
        Circle()
        RoundedRectangle(cornerRadius: 4)
          .inset(by: 2)
          .foregroundStyle(.red)
        Text("1")
        if true {
          Image(systemName: "circle")
        }
        Color.red.opacity(0.5)
          .frame(width: 8)
        Circle().trim(from: 0, to: 0.5)
        ForEach(0..<2) { _ in
          Ellipse()
        }
      }
    }
  }

  @Test func builderContentHasItsFirstLine() throws {
    let found = try lines(of: Plain(), from: Plain.start)
    #expect(found == [3, 4, 7, 9, 11, 13, 15, 15])
  }

  private struct Painted: View {
    static let start = #line
    var body: some View {
      Circle()
        .fill(.yellow)
        .stroke(.orange, lineWidth: 4)
        .strokeBorder(.red)
        .clipShape(Circle())
    }
  }

  @Test func paintedElementsHaveTheLineOfTheirPaint() throws {
    let renderer = ImageRenderer(content: Painted())
    renderer.canvasSize = CGSize(width: 40, height: 40)
    let group = try #require(try renderer.displayList().elements.first)
    #expect(group.kind == .group)
    #expect(group.line.map { $0.line - Painted.start } == 2)
    #expect(group.elements.map(\.kind) == [.fill, .stroke, .stroke])
    #expect(group.elements.map { $0.line.map { $0.line - Painted.start } } == [3, 4, 5])
  }

  @Test func paintOutsideABuilderHasItsLine() throws {
    let start = #line
    let view = Rectangle().inset(by: 1)
      .fill(.blue)
    #expect(try lines(of: view, from: start) == [2])
  }

  private struct Drawn: View {
    static let start = #line
    var body: some View {
      Canvas { context, size in
        let path = Path(ellipseIn: CGRect(origin: .zero, size: size))
        context.fill(path, with: .color(.red))
        context.stroke(path, with: .color(.blue), lineWidth: 2)
        context.draw(Text("1"), at: .zero)
        context.drawLayer { layer in
          layer.opacity = 0.5
          layer.fill(path, with: .color(.red))
        }
        if let dot = context.resolveSymbol(id: 1) { context.draw(dot, at: .zero) }
      } symbols: {
        Circle().frame(width: 4).tag(1)
      }
    }
  }

  @Test func aCanvasRecordsTheLineOfEachCommand() throws {
    let renderer = ImageRenderer(content: Drawn())
    renderer.canvasSize = CGSize(width: 40, height: 40)
    let canvas = try #require(try renderer.displayList().elements.first)
    #expect(canvas.kind == .group)
    #expect(canvas.line.map { $0.line - Drawn.start } == 2)
    let found = canvas.elements.map { $0.line.map { $0.line - Drawn.start } }
    #expect(found == [4, 5, 6, 7, 13])
  }

  private struct Inner: Shape {
    func path(in rect: CGRect) -> Path { Path(rect) }
  }

  private struct Around: View {
    static let start = #line
    var body: some View {
      Color.clear
        .overlay(Text("1"))
        .background(Inner())
        .modifier(Framed())
    }
  }

  private struct Framed: ViewModifier {
    static let start = #line
    func body(content: Content) -> some View {
      content
        .border(.red)
    }
  }

  @Test func elementsInheritTheLineOfTheirParent() throws {
    let found = try lines(of: Around(), from: Around.start)
    #expect(found.prefix(2) == [2, 2])
    #expect(found.last == Framed.start - Around.start + 2)
  }

  @Test func elementsWithoutALineHaveNone() throws {
    #expect(try lines(of: Color.red, from: 0) == [nil])
  }

  @Test func listsAreEqualRegardlessOfSourceLines() throws {
    let first = Circle().fill(.red)
    let second = Circle().fill(.red)
    let (one, other) = (ImageRenderer(content: first), ImageRenderer(content: second))
    let lists = try (one.displayList(), other.displayList())
    #expect(lists.0 == lists.1)
    #expect(lists.0.elements.first?.line != lists.1.elements.first?.line)
  }

  @Test func theListIsReadable() throws {
    let renderer = ImageRenderer(content: Painted())
    renderer.canvasSize = CGSize(width: 40, height: 40)
    let list = try renderer.displayList()
    let line = Painted.start
    #expect(
      list.description == """
        canvas 40 40
        group Painted/Circle (SourceLineTests.swift:\(line + 2)) 0 0 40 40
          fill Painted/Circle (SourceLineTests.swift:\(line + 3)) 0 0 40 40
          stroke Painted/Circle (SourceLineTests.swift:\(line + 4)) -2 -2 44 44
          stroke Painted/Circle (SourceLineTests.swift:\(line + 5)) 0 0 40 40
        """
    )
    let disc = try #require(list.elements.first?.elements.first)
    #expect(disc.path.boundingRect == CGRect(x: 0, y: 0, width: 40, height: 40))
  }
}

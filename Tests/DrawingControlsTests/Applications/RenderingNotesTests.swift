import Drawing
import DrawingControls
import Foundation
import Pixels
import Testing

/// Notes for views that SwiftUI shows and this library doesn't draw.
@Suite
struct RenderingNotesTests {
  private struct Page: View {
    @State var isAsking: Bool
    @State var item: Item? = nil

    struct Item: Identifiable { let id = 1 }

    var body: some View {
      VStack {
        Color.red
          .sheet(isPresented: $isAsking) { Text("Sheet") }
          .alert("Sure?", isPresented: $isAsking) { Text("Yes") }
        Color.blue
          .fullScreenCover(item: $item) { _ in Text("Cover") }
          .onTapGesture { isAsking = false }
          .sensoryFeedback(.success, trigger: isAsking)
          .accessibilityLabel("Blue")
      }
    }
  }

  private func notes(_ view: some View, at time: Double = 0) throws -> [RenderingNote] {
    let renderer = ImageRenderer(content: view)
    renderer.time = time
    return try renderer.notes()
  }

  @Test
  func presentationsAreNotedWithPathAndLine() throws {
    let notes = try notes(Page(isAsking: true))
    #expect(notes.map(\.name) == ["sheet", "alert"])
    #expect(notes.first?.view.hasPrefix("Page/VStack") == true)
    #expect(notes.first?.description.contains("RenderingNotesTests.swift:") == true)
  }

  @Test
  func shadersAreNotedUnlessTheyAreDisabled() throws {
    let shader = ShaderLibrary.wave(.float(1))
    let view = VStack {
      Color.red.colorEffect(shader)
      Color.red.distortionEffect(shader, maxSampleOffset: .zero)
      Color.red.layerEffect(shader, maxSampleOffset: .zero)
    }
    #expect(try notes(view).map(\.name) == ["colorEffect", "distortionEffect", "layerEffect"])
    #expect(try notes(Color.red.colorEffect(shader, isEnabled: false)).isEmpty)
  }

  @Test
  func shapesFilledWithAShaderAreTransparent() throws {
    let view = Rectangle().foregroundStyle(ShaderLibrary.wave(.float(1)))
    #expect(try ImageRenderer(content: view).bitmap().bytes.allSatisfy { $0 == 0 })
  }

  @Test
  func hiddenPresentationsAreNotNoted() throws {
    #expect(try notes(Page(isAsking: false)).isEmpty)
    #expect(try notes(Page(isAsking: false, item: Page.Item())).map(\.name) == ["fullScreenCover"])
  }

  @Test(arguments: [(0, 0), (1.5, 1)])
  func notesBelongToTheRenderedTime(time: Double, count: Int) throws {
    struct Timed: View {
      var body: some View {
        TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1)) { context in
          let isShown = context.date.timeIntervalSinceReferenceDate >= 1
          Color.red.alert("Now", isPresented: .constant(isShown)) { Text("Yes") }
        }
      }
    }
    #expect(try notes(Timed(), at: time).count == count)
  }

  @Test
  func notesChangeNeitherPictureNorNames() throws {
    let plain = try ImageRenderer(content: VStack { Color.red }).pathCommands()
    let noted = try ImageRenderer(
      content: VStack { Color.red.sheet(isPresented: .constant(true)) { Text("Sheet") } }
    )
    .pathCommands()
    #expect(noted == plain)
  }
}

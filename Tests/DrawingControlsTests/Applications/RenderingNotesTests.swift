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
  func missingImagesAndColorsAreNoted() throws {
    let view = VStack {
      Image(systemName: "no.such.symbol")
      Image("photo")
      Color("Brand")
      Image(systemName: "star")
      Color("Known")
    }
    .environment(\.namedColors, ["Known": .red])
    #expect(
      try notes(view).map(\.name).sorted() == [
        "The colour “Brand” wasn’t found and is drawn in magenta",
        "The image “no.such.symbol” wasn’t found and is drawn as a crossed box",
        "The image “photo” wasn’t found and is drawn as a crossed box",
      ]
    )
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
  func shadersInVisualEffectsAreNotedUnlessTheyAreDisabled() throws {
    let shader = ShaderLibrary.wave(.float(1))
    func view(isEnabled: Bool) -> some View {
      Color.red.frame(width: 2, height: 1).visualEffect { content, _ in
        content
          .colorEffect(shader, isEnabled: isEnabled)
          .distortionEffect(shader, maxSampleOffset: .zero, isEnabled: isEnabled)
          .layerEffect(shader, maxSampleOffset: .zero, isEnabled: isEnabled)
          .opacity(0.5)
      }
    }
    let names = Set(try notes(view(isEnabled: true)).map(\.name))
    #expect(names == ["colorEffect", "distortionEffect", "layerEffect"])
    #expect(try notes(view(isEnabled: false)).isEmpty)
    let plain = Color.red.frame(width: 2, height: 1).opacity(0.5)
    let expected = try ImageRenderer(content: plain).bitmap().bytes
    #expect(try ImageRenderer(content: view(isEnabled: true)).bitmap().bytes == expected)
  }

  @Test
  func shapesFilledWithAShaderAreTransparentAndNoted() throws {
    let view = Rectangle().foregroundStyle(ShaderLibrary.wave(.float(1)))
    #expect(try ImageRenderer(content: view).bitmap().bytes.allSatisfy { $0 == 0 })
    #expect(Set(try notes(view).map(\.name)) == ["Shader"])
    let shape = Circle().fill(ShaderLibrary.wave(.float(1)))
    #expect(Set(try notes(shape).map(\.name)) == ["Shader"])
    #expect(try notes(Circle().fill(.red)).isEmpty)
  }

  @Test
  func hiddenPresentationsAreNotNoted() throws {
    #expect(try notes(Page(isAsking: false)).isEmpty)
    #expect(try notes(Page(isAsking: false, item: Page.Item())).map(\.name) == ["fullScreenCover"])
  }

  private struct Failure: LocalizedError {}

  /// The name of the note of each presentation, in order.
  private func names(isShown: Bool, hasData: Bool) throws -> [String] {
    let shown = Binding.constant(isShown)
    let data = hasData ? Page.Item() : nil
    let item = Binding.constant(data)
    let title = String("Title")
    let base = Color.red
    let views: [any View] = [
      base.alert(title, isPresented: shown) {},
      base.alert(title, isPresented: shown) {
      } message: {
        Text("Message")
      },
      base.alert(Text("Title"), isPresented: shown) {},
      base.alert(Text("Title"), isPresented: shown) {
      } message: {
        Text("Message")
      },
      base.actionSheet(isPresented: shown) { ActionSheet(title: Text("Title")) },
      base.confirmationDialog("Title", isPresented: shown) {
      } message: {
        Text("Message")
      },
      base.popover(isPresented: shown, arrowEdge: .top) { Text("Popover") },
      base.alert("Title", isPresented: shown, presenting: data) { _ in },
      base.alert("Title", isPresented: shown, presenting: data) { _ in
      } message: { _ in
        Text("Message")
      },
      base.alert(isPresented: shown, error: hasData ? Failure() : nil) {},
      base.alert(item: item) { _ in Alert(title: Text("Title")) },
      base.actionSheet(item: item) { _ in ActionSheet(title: Text("Title")) },
      base.popover(item: item) { _ in Text("Popover") },
    ]
    return try views.flatMap { try notes(AnyView($0)).map(\.name) }
  }

  @Test
  func everyPresentationIsNotedWhileItIsShown() throws {
    #expect(try names(isShown: false, hasData: false).isEmpty)
    let plain = [
      "alert", "alert", "alert", "alert", "actionSheet", "confirmationDialog", "popover",
    ]
    // An alert that presents data or an error isn't shown without one.
    #expect(try names(isShown: true, hasData: false) == plain)
    let alerts = ["alert", "alert", "alert"]
    let items = ["alert", "actionSheet", "popover"]
    #expect(try names(isShown: false, hasData: true) == items)
    #expect(try names(isShown: true, hasData: true) == plain + alerts + items)
  }

  @Test
  func modifiersThatWouldChangeThePictureAreNoted() throws {
    let shader = Shader(function: ShaderFunction(library: .default, name: "wave"), arguments: [])
    let base = Color.red
    let views: [(any View, any View)] = [
      (base.colorEffect(shader), base.colorEffect(shader, isEnabled: false)),
      (
        base.distortionEffect(shader, maxSampleOffset: .zero),
        base.distortionEffect(shader, maxSampleOffset: .zero, isEnabled: false)
      ),
      (
        base.layerEffect(shader, maxSampleOffset: .zero),
        base.layerEffect(shader, maxSampleOffset: .zero, isEnabled: false)
      ),
      (base.scrollPosition(id: .constant(3)), base.scrollPosition(id: .constant(Int?.none))),
      (base.defaultScrollAnchor(.bottom), base.defaultScrollAnchor(.top)),
      (base.contentMargins(8), base.contentMargins(0)),
      (base.contentMargins(.top, 8), base.contentMargins(.top, nil)),
      (base.scrollClipDisabled(), base.scrollClipDisabled(false)),
      (base.listRowInsets(EdgeInsets()), base.listRowInsets(nil)),
    ]
    for (changed, unchanged) in views {
      #expect(try notes(AnyView(changed)).count == 1)
      #expect(try notes(AnyView(unchanged)).isEmpty)
    }
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

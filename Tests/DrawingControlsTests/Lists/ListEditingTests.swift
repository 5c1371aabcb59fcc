import DrawingControls
import Pixels
import Testing

@Suite
struct ListEditingTests {
  private static func pixels(_ view: some View) throws -> [UInt8] {
    try ImageRenderer(content: view.frame(width: 60, height: 80)).bitmap().bytes
  }

  private struct Plain: View {
    var body: some View {
      List { ForEach(0..<2) { Text("\($0)") } }
    }
  }

  private struct Editable: View {
    @Environment(\.editMode) private var editMode

    var body: some View {
      List {
        ForEach(0..<2) { Text(editMode == nil ? "\($0)" : "edited") }
          .onDelete { _ in }
          .onMove { _, _ in }
          .onDelete(perform: nil)
      }
      .listSectionSpacing(.compact)
    }
  }

  @Test
  func rowsThatCanBeDeletedAndMovedAreDrawnAsOthers() throws {
    #expect(try Self.pixels(Editable()) == Self.pixels(Plain()))
  }

  @Test
  func anEditModeReachesRows() throws {
    let edited = try Self.pixels(Editable().environment(\.editMode, .constant(.active)))
    #expect(try edited != Self.pixels(Plain()))
    #expect(EditMode.active.isEditing && !EditMode.inactive.isEditing)
  }

  private struct Sized: View {
    @Environment(\.controlSize) private var size

    var body: some View {
      Rectangle().frame(width: size == .large ? 20 : 10, height: 10)
    }
  }

  @Test
  func aControlSizeReachesCustomStyles() throws {
    #expect(try Self.pixels(Sized().controlSize(.large)) != Self.pixels(Sized()))
    #expect(try Self.pixels(Sized().controlSize(.regular)) == Self.pixels(Sized()))
  }

  @Test
  func theTitleOfAnEditButtonIsThatOfTheMode() throws {
    let active = EditButton().environment(\.editMode, .constant(.active))
    #expect(try Self.pixels(EditButton()) == Self.pixels(Button("Edit") {}))
    #expect(try Self.pixels(active) == Self.pixels(Button("Done") {}))
  }
}

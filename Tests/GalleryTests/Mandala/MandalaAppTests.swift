import Drawing
import Foundation
import Gallery
import Snapshot
import Testing

@Suite
struct MandalaAppTests {
  @Test(arguments: MandalaModel.pinChoices)
  func boardHasThePinsOfTheModel(pins: Int) throws {
    let names = try leaves(of: app(pins), 332, 380).map(\.name.path)
    #expect(names.filter { $0.contains("MandalaBoard") }.count == pins)
  }

  @Test
  func missingBoardIsNamed() {
    #expect(
      throws: RenderingError.missingObject(
        view: "MandalaApp",
        type: "MandalaModel",
        hint: "environmentObject(_:)"
      )
    ) { try leaves(of: MandalaApp(), 332, 380) }
  }

  /// Makes a choice, like a user's tap.
  private struct Chooser: View {
    @EnvironmentObject private var model: MandalaModel
    var body: some View { MandalaApp().onAppear { model.pinCount = 16 } }
  }

  @Test
  func selectedPinCountIsShown() throws {
    let view = Chooser().environmentObject(MandalaModel(64))
    let names = try leaves(of: view, 332, 380).map(\.name.path)
    #expect(names.filter { $0.contains("MandalaBoard") }.count == 16)
  }

  private func app(_ pins: Int) -> some View {
    MandalaApp().environmentObject(MandalaModel(pins))
  }
}

@Suite
struct MandalaAppSnapshots {
  @Test(arguments: MandalaModel.pinChoices)
  func app(pins: Int) {
    assertSnapshot(
      of: MandalaApp().environmentObject(MandalaModel(pins)),
      as: .png(size: CGSize(width: 332, height: 380), scale: 2)
    )
  }
}

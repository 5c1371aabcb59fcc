public import DrawingControls

/// The mandala as an application: a picker for the number of pins, above the board with its string.
///
/// The model comes from the environment:
///
/// ```swift
/// MandalaApp().environmentObject(MandalaModel(48))
/// ```
nonisolated public struct MandalaApp: View {
  @EnvironmentObject private var model: MandalaModel

  /// Creates the view.
  public init() {}

  /// The picker and the board.
  @MainActor public var body: some View {
    VStack {
      HStack {
        Text("Pin num")
        Picker("Pin num", selection: $model.pinCount) {
          ForEach(MandalaModel.pinChoices, id: \.self) { count in
            Text("\(count)").tag(count)
          }
        }
        .pickerStyle(.segmented)
      }
      ZStack {
        Color.white
        MandalaBoard(model: model)
        MandalaStringView(MandalaString(31, .red), model: model)
      }
      .frame(width: model.boardSize.width, height: model.boardSize.height)
    }
    .padding()
  }
}

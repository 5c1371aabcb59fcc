public import Drawing

/// String art (ito-kake): coloured strings around pins on a circle.
///
/// ```swift
/// Mandala(pins: 48, strings: [MandalaString(31, .red), MandalaString(17, .blue)])
/// ```
nonisolated public struct Mandala: View {
  private let pins: Int
  private let strings: [MandalaString]

  /// Creates a mandala that fits the shorter side of the available space.
  ///
  /// Later strings are drawn over earlier ones.
  public init(pins: Int = 48, strings: [MandalaString] = [MandalaString(31, .red)]) {
    self.pins = pins
    self.strings = strings
  }

  /// The white background, the pins and the strings.
  public var body: some View {
    GeometryReader { reader in
      let side = min(reader.size.width, reader.size.height)
      let model = MandalaModel(pins, boardSize: CGSize(width: side, height: side))
      ZStack {
        Color.white
        MandalaBoard(model: model)
        ForEach(strings.indices) { index in
          MandalaStringView(strings[index], model: model)
        }
      }
    }
  }
}

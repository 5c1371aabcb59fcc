public import Drawing

/// The pins of a mandala.
nonisolated public struct MandalaBoard: View {
  private static let pinDiameter: CGFloat = 4

  private let model: MandalaModel

  /// Creates the pins of a board.
  public init(model: MandalaModel) {
    self.model = model
  }

  /// A disc for each pin.
  public var body: some View {
    ZStack {
      ForEach(0..<max(model.pinCount, 0)) { number in
        Circle()
          .fill(.gray)
          .frame(width: MandalaBoard.pinDiameter, height: MandalaBoard.pinDiameter)
          .position(model.pinPos(number))
      }
    }
    .frame(width: model.boardSize.width, height: model.boardSize.height)
  }
}

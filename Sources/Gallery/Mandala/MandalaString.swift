public import Drawing

/// A string that goes round a mandala's pins, always the same number of pins further.
public struct MandalaString: Hashable, Sendable {
  /// How many pins further each stretch leads; any number, as pins are counted round again.
  public var distance: Int
  /// The colour.
  public var color: Color

  /// Creates a string.
  public init(_ distance: Int, _ color: Color) {
    self.distance = distance
    self.color = color
  }

  /// Returns the pins it goes to: from 0 as many stretches as there are pins.
  ///
  /// Where the distance and the pins share no factor, each pin is visited once.
  public func pins(of count: Int) -> [Int] {
    guard count > 0 else { return [] }
    let step = (distance % count + count) % count
    return (0...count).map { ($0 * step) % count }
  }
}

/// The line of a string on a board.
public struct MandalaStringView: View {
  private let string: MandalaString
  private let model: MandalaModel

  /// Creates the line of a string.
  public init(_ string: MandalaString, model: MandalaModel) {
    self.string = string
    self.model = model
  }

  /// The line, half a point wide.
  public var body: some View {
    Path { path in
      path.addLines(string.pins(of: model.pinCount).map(model.pinPos))
    }
    .stroke(lineWidth: 0.5)
    .fill(string.color)
    .frame(width: model.boardSize.width, height: model.boardSize.height)
  }
}

public import Drawing

/// A string around a mandala's pins that always advances by the same number of pins.
public struct MandalaString: Hashable, Sendable {
  /// The number of pins that each segment advances; any integer, taken modulo the number of pins.
  public var distance: Int
  /// The colour of the string.
  public var color: Color

  /// Creates a string.
  public init(_ distance: Int, _ color: Color) {
    self.distance = distance
    self.color = color
  }

  /// Returns the indices of the pins that it visits, starting and ending at 0, with one segment per
  /// pin.
  ///
  /// If the distance and the number of pins have no common factor, every pin is visited.
  public func pins(of count: Int) -> [Int] {
    guard count > 0 else { return [] }
    let step = (distance % count + count) % count
    return (0...count).map { ($0 * step) % count }
  }
}

/// The line of a string on a board.
nonisolated public struct MandalaStringView: View {
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

public import Drawing
public import Observation

/// The board of a string-art mandala: the number and positions of its pins.
///
/// It is a class so that views which share a board update when its pins change. It can be passed
/// with `environment(_:)` and with `environmentObject(_:)`.
@Observable
public final class MandalaModel: ObservableObject {
  /// The available numbers of pins.
  public static let pinChoices = [16, 48, 64]

  /// The number of pins on the circle; fewer than 1 count as none.
  public var pinCount: Int
  /// The size of the board, in points.
  public var boardSize: CGSize

  /// Creates a board, by default 300 × 300 points.
  public init(_ pinCount: Int = 48, boardSize: CGSize = CGSize(width: 300, height: 300)) {
    self.pinCount = pinCount
    self.boardSize = boardSize
  }

  /// Returns the centre of a pin: 0 is at the top, others follow clockwise, modulo the number of
  /// pins.
  public func pinPos(_ i: Int) -> CGPoint {
    let center = CGPoint(x: boardSize.width / 2, y: boardSize.height / 2)
    guard pinCount > 0 else { return center }
    let radius = 0.45 * min(boardSize.width, boardSize.height)
    let number = (i % pinCount + pinCount) % pinCount
    let angle = Angle.degrees(360 * Double(number) / Double(pinCount) - 90)
    return CGPoint(x: center.x + radius * angle.cos, y: center.y + radius * angle.sin)
  }
}

public import Drawing
public import Observation

/// The board of a string-art mandala: how many pins stand around it, and where.
///
/// A class, so that views which share a board follow when its pins change; it may stand in the
/// environment by `environment(_:)` and by `environmentObject(_:)`.
@Observable
public final class MandalaModel: ObservableObject {
  /// The pin counts on offer.
  public static let pinChoices = [16, 48, 64]

  /// How many pins stand on the circle; fewer than 1 count as none.
  public var pinCount: Int
  /// The sides of the board, in points.
  public var boardSize: CGSize

  /// Creates a board; 300 × 300 points unless said otherwise.
  public init(_ pinCount: Int = 48, boardSize: CGSize = CGSize(width: 300, height: 300)) {
    self.pinCount = pinCount
    self.boardSize = boardSize
  }

  /// Returns the middle of a pin: 0 is at the top, others follow clockwise, and round again.
  public func pinPos(_ i: Int) -> CGPoint {
    let center = CGPoint(x: boardSize.width / 2, y: boardSize.height / 2)
    guard pinCount > 0 else { return center }
    let radius = 0.45 * min(boardSize.width, boardSize.height)
    let number = (i % pinCount + pinCount) % pinCount
    let angle = Angle.degrees(360 * Double(number) / Double(pinCount) - 90)
    return CGPoint(x: center.x + radius * angle.cos, y: center.y + radius * angle.sin)
  }
}

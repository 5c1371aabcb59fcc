public import Foundation

extension Path {
  /// Adds an arc of a circle about `center` as cubic curves of at most a quarter turn each.
  ///
  /// Angles are in radians, clockwise on screen from 3 o'clock. If there is a current point, a line
  /// connects it to the start of the arc. The transform applies only to the arc. Full turns beyond
  /// the first are dropped from arcs of more than two turns; an arc with a non-finite number isn't
  /// added.
  package mutating func addArc(
    center: CGPoint,
    radius: CGFloat,
    startRadians: Double,
    deltaRadians: Double,
    transform: CGAffineTransform = .identity
  ) {
    guard startRadians.isFinite, deltaRadians.isFinite, radius.isFinite, center.x.isFinite,
      center.y.isFinite
    else { return }
    let fullTurn = 2 * Double.pi
    var delta = deltaRadians
    if abs(delta) > 2 * fullTurn {
      delta = delta.truncatingRemainder(dividingBy: fullTurn) + (delta < 0 ? -fullTurn : fullTurn)
    }
    let pieces = max((abs(delta) / fullTurn * 4 - 1e-9).rounded(.up), 1)
    let step = delta / pieces
    // 4/3 · tan(step/4), by the half-angle rule sin/(1 + cos).
    let (sine, cosine) = Trigonometry.sineAndCosine(step / 2)
    let handle = CGFloat(4.0 / 3 * sine / (1 + cosine))

    func onCircle(_ angle: Double) -> (point: CGPoint, tangent: CGPoint) {
      let (sine, cosine) = Trigonometry.sineAndCosine(angle)
      return (
        CGPoint(x: center.x + radius * cosine, y: center.y + radius * sine),
        CGPoint(x: -radius * sine * handle, y: radius * cosine * handle)
      )
    }

    var (from, leaving) = onCircle(startRadians)
    let first = from.applying(transform)
    if currentPoint == nil { move(to: first) } else { addLine(to: first) }
    guard delta != 0 else { return }
    for piece in 1...Int(pieces) {
      let (to, arriving) = onCircle(startRadians + step * Double(piece))
      addCurve(
        to: to.applying(transform),
        control1: CGPoint(x: from.x + leaving.x, y: from.y + leaving.y).applying(transform),
        control2: CGPoint(x: to.x - arriving.x, y: to.y - arriving.y).applying(transform)
      )
      (from, leaving) = (to, arriving)
    }
  }

  /// Returns the angle that an arc spans between two directions, in radians.
  ///
  /// The terms are Core Graphics': with y growing down, `clockwise: false` is clockwise on screen,
  /// towards greater angles.
  package static func arcDelta(from start: Double, to end: Double, clockwise: Bool) -> Double {
    let fullTurn = 2 * Double.pi
    let delta = end - start
    if clockwise {
      return delta > 0 ? delta.truncatingRemainder(dividingBy: fullTurn) - fullTurn : delta
    }
    return delta < 0 ? delta.truncatingRemainder(dividingBy: fullTurn) + fullTurn : delta
  }

  /// Adds the circular arc that touches two lines: from the current point to `tangent1End`, and
  /// from there to `tangent2End`. If there is no such circle, adds a line to `tangent1End`.
  ///
  /// The points and the radius are given before the transform, which applies only to the arc.
  public mutating func addArc(
    tangent1End: CGPoint,
    tangent2End: CGPoint,
    radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let corner = tangent1End
    guard let current = currentPoint else { return move(to: corner.applying(transform)) }
    let from = current.applying(transform.inverted())
    let back = CGPoint(x: from.x - corner.x, y: from.y - corner.y)
    let ahead = CGPoint(x: tangent2End.x - corner.x, y: tangent2End.y - corner.y)
    let lengths = (length(back), length(ahead))
    let cross = back.x * ahead.y - back.y * ahead.x
    guard lengths.0 > 0, lengths.1 > 0, radius > 0, abs(cross) > 1e-12 * lengths.0 * lengths.1
    else { return addLine(to: corner.applying(transform)) }
    let cosine = (back.x * ahead.x + back.y * ahead.y) / (lengths.0 * lengths.1)
    // The circle touches the lines at radius / tan(angle/2) from the corner.
    let reach = radius * ((1 + cosine) / (1 - cosine)).squareRoot()
    let u = CGPoint(x: back.x / lengths.0, y: back.y / lengths.0)
    let v = CGPoint(x: ahead.x / lengths.1, y: ahead.y / lengths.1)
    let bisector = CGPoint(x: u.x + v.x, y: u.y + v.y)
    let distance = (reach * reach + radius * radius).squareRoot() / length(bisector)
    let center = CGPoint(x: corner.x + bisector.x * distance, y: corner.y + bisector.y * distance)
    func angle(_ direction: CGPoint) -> Double {
      Trigonometry.arcTangent(
        y: Double(corner.y + direction.y * reach - center.y),
        x: Double(corner.x + direction.x * reach - center.x)
      )
    }
    let start = angle(u)
    addArc(
      center: center,
      radius: radius,
      startRadians: start,
      deltaRadians: (angle(v) - start).remainder(dividingBy: 2 * .pi),
      transform: transform
    )
  }

  private func length(_ vector: CGPoint) -> CGFloat {
    (vector.x * vector.x + vector.y * vector.y).squareRoot()
  }
}

public import Drawing
public import Foundation

/// A map of space by a matrix of 4 × 4, as effects write it that turn a view in space.
///
/// Points are rows: a map stands to the right of what it maps.
public struct CATransform3D: Equatable, Sendable {
  /// The share of x that goes into x'.
  public var m11: CGFloat = 1
  /// The share of x that goes into y'.
  public var m12: CGFloat = 0
  /// The share of x that goes into z'.
  public var m13: CGFloat = 0
  /// How much the divisor grows along x.
  public var m14: CGFloat = 0
  /// The share of y that goes into x'.
  public var m21: CGFloat = 0
  /// The share of y that goes into y'.
  public var m22: CGFloat = 1
  /// The share of y that goes into z'.
  public var m23: CGFloat = 0
  /// How much the divisor grows along y.
  public var m24: CGFloat = 0
  /// The share of z that goes into x'.
  public var m31: CGFloat = 0
  /// The share of z that goes into y'.
  public var m32: CGFloat = 0
  /// The share of z that goes into z'.
  public var m33: CGFloat = 1
  /// How much the divisor grows along z: -1 by the distance of the eye, in points.
  public var m34: CGFloat = 0
  /// The displacement along x, in points.
  public var m41: CGFloat = 0
  /// The displacement along y, in points.
  public var m42: CGFloat = 0
  /// The displacement along z, in points.
  public var m43: CGFloat = 0
  /// The divisor.
  public var m44: CGFloat = 1

  /// Creates the map that leaves every point where it is.
  public init() {}

  fileprivate var rows: [[CGFloat]] {
    get {
      [
        [m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44],
      ]
    }
    set {
      (m11, m12, m13, m14) = (newValue[0][0], newValue[0][1], newValue[0][2], newValue[0][3])
      (m21, m22, m23, m24) = (newValue[1][0], newValue[1][1], newValue[1][2], newValue[1][3])
      (m31, m32, m33, m34) = (newValue[2][0], newValue[2][1], newValue[2][2], newValue[2][3])
      (m41, m42, m43, m44) = (newValue[3][0], newValue[3][1], newValue[3][2], newValue[3][3])
    }
  }
}

/// The map that leaves every point where it is.
public let CATransform3DIdentity = CATransform3D()

/// Returns the map that applies `a` and then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let (left, right) = (a.rows, b.rows)
  var product = CATransform3D()
  product.rows = left.map { row in
    (0..<4).map { column in
      row[0] * right[0][column] + row[1] * right[1][column] + row[2] * right[2][column]
        + row[3] * right[3][column]
    }
  }
  return product
}

/// Returns the map by a distance in points.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat,
  _ ty: CGFloat,
  _ tz: CGFloat
) -> CATransform3D {
  var map = CATransform3D()
  (map.m41, map.m42, map.m43) = (tx, ty, tz)
  return map
}

/// Returns the map by factors.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var map = CATransform3D()
  (map.m11, map.m22, map.m33) = (sx, sy, sz)
  return map
}

/// Returns the map that turns by an angle in radians about an axis; the identity where the axis has
/// no length.
///
/// About the z axis it turns clockwise on screen. The formula is that of Olinde Rodrigues.
public func CATransform3DMakeRotation(
  _ angle: CGFloat,
  _ x: CGFloat,
  _ y: CGFloat,
  _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0, length.isFinite else { return CATransform3D() }
  // The sine and cosine that are the same on every machine.
  let turn = CGAffineTransform(rotationAngle: angle)
  let (cosine, sine) = (turn.a, turn.b)
  let axis = [x / length, y / length, z / length]
  let cross = [[0, axis[2], -axis[1]], [-axis[2], 0, axis[0]], [axis[1], -axis[0], 0]]
  var map = CATransform3D()
  var rows = map.rows
  for row in 0..<3 {
    for column in 0..<3 {
      let unit: CGFloat = row == column ? cosine : 0
      rows[row][column] = unit + cross[row][column] * sine + axis[row] * axis[column] * (1 - cosine)
    }
  }
  map.rows = rows
  return map
}

/// Returns the map that moves by a distance in points and then applies `t`.
public func CATransform3DTranslate(
  _ t: CATransform3D,
  _ tx: CGFloat,
  _ ty: CGFloat,
  _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// Returns the map that scales and then applies `t`.
public func CATransform3DScale(
  _ t: CATransform3D,
  _ sx: CGFloat,
  _ sy: CGFloat,
  _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// Returns the map that turns by an angle in radians about an axis and then applies `t`.
public func CATransform3DRotate(
  _ t: CATransform3D,
  _ angle: CGFloat,
  _ x: CGFloat,
  _ y: CGFloat,
  _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// Returns the map of space that an affine map of the plane is part of.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var map = CATransform3D()
  (map.m11, map.m12) = (m.a, m.b)
  (map.m21, map.m22) = (m.c, m.d)
  (map.m41, map.m42) = (m.tx, m.ty)
  return map
}

extension ProjectionTransform {
  /// Creates the map of the plane z = 0 that a map of space makes, seen from the front.
  public init(_ m: CATransform3D) {
    self.init()
    (m11, m12, m13) = (m.m11, m.m12, m.m14)
    (m21, m22, m23) = (m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }
}

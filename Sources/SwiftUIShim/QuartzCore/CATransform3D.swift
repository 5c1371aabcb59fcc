public import Drawing
public import Foundation

/// A 3D transform as a 4 × 4 matrix.
///
/// Points are row vectors, multiplied by the transform on their right.
public struct CATransform3D: Equatable, Sendable {
  /// The contribution of x to x'.
  public var m11: CGFloat = 1
  /// The contribution of x to y'.
  public var m12: CGFloat = 0
  /// The contribution of x to z'.
  public var m13: CGFloat = 0
  /// The contribution of x to the divisor.
  public var m14: CGFloat = 0
  /// The contribution of y to x'.
  public var m21: CGFloat = 0
  /// The contribution of y to y'.
  public var m22: CGFloat = 1
  /// The contribution of y to z'.
  public var m23: CGFloat = 0
  /// The contribution of y to the divisor.
  public var m24: CGFloat = 0
  /// The contribution of z to x'.
  public var m31: CGFloat = 0
  /// The contribution of z to y'.
  public var m32: CGFloat = 0
  /// The contribution of z to z'.
  public var m33: CGFloat = 1
  /// The contribution of z to the divisor: −1 divided by the eye's distance, in points.
  public var m34: CGFloat = 0
  /// The translation along x, in points.
  public var m41: CGFloat = 0
  /// The translation along y, in points.
  public var m42: CGFloat = 0
  /// The translation along z, in points.
  public var m43: CGFloat = 0
  /// The constant part of the divisor.
  public var m44: CGFloat = 1

  /// Creates the identity transform.
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

/// The identity transform.
public let CATransform3DIdentity = CATransform3D()

/// Returns the transform that applies `a` and then `b`.
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

/// Returns a translation. The distances are in points.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat,
  _ ty: CGFloat,
  _ tz: CGFloat
) -> CATransform3D {
  var result = CATransform3D()
  (result.m41, result.m42, result.m43) = (tx, ty, tz)
  return result
}

/// Returns a scale transform.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var result = CATransform3D()
  (result.m11, result.m22, result.m33) = (sx, sy, sz)
  return result
}

/// Returns a rotation by an angle in radians around an axis; the identity if the axis is zero.
///
/// A rotation around the z axis is clockwise on screen. The formula is Rodrigues' rotation formula.
public func CATransform3DMakeRotation(
  _ angle: CGFloat,
  _ x: CGFloat,
  _ y: CGFloat,
  _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0, length.isFinite else { return CATransform3D() }
  // The sine and cosine of `CGAffineTransform` are the same on every machine.
  let rotation = CGAffineTransform(rotationAngle: angle)
  let (cosine, sine) = (rotation.a, rotation.b)
  let axis = [x / length, y / length, z / length]
  let cross = [[0, axis[2], -axis[1]], [-axis[2], 0, axis[0]], [axis[1], -axis[0], 0]]
  var result = CATransform3D()
  var rows = result.rows
  for row in 0..<3 {
    for column in 0..<3 {
      let unit: CGFloat = row == column ? cosine : 0
      rows[row][column] = unit + cross[row][column] * sine + axis[row] * axis[column] * (1 - cosine)
    }
  }
  result.rows = rows
  return result
}

/// Returns the transform that translates by distances in points and then applies `t`.
public func CATransform3DTranslate(
  _ t: CATransform3D,
  _ tx: CGFloat,
  _ ty: CGFloat,
  _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// Returns the transform that scales and then applies `t`.
public func CATransform3DScale(
  _ t: CATransform3D,
  _ sx: CGFloat,
  _ sy: CGFloat,
  _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// Returns the transform that rotates by an angle in radians around an axis and then applies `t`.
public func CATransform3DRotate(
  _ t: CATransform3D,
  _ angle: CGFloat,
  _ x: CGFloat,
  _ y: CGFloat,
  _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// Returns the 3D transform of a 2D affine transform.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var result = CATransform3D()
  (result.m11, result.m12) = (m.a, m.b)
  (result.m21, result.m22) = (m.c, m.d)
  (result.m41, result.m42) = (m.tx, m.ty)
  return result
}

/// Returns whether a transform is an affine transform of the plane z = 0.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t == CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t))
}

/// Returns the affine part of a transform, restricted to the plane z = 0.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}

extension ProjectionTransform {
  /// Creates the projection of the plane z = 0 by a 3D transform, seen from the front.
  public init(_ m: CATransform3D) {
    self.init()
    (m11, m12, m13) = (m.m11, m.m12, m.m14)
    (m21, m22, m23) = (m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }
}

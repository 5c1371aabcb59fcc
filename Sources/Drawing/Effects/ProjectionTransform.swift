public import Foundation
public import Scene

/// A projection of the plane by a 3 × 3 matrix: x' and y' are divided by m13·x + m23·y + m33.
public struct ProjectionTransform: Hashable, Sendable {
  /// The factor of x in x'.
  public var m11: CGFloat = 1
  /// The factor of x in y'.
  public var m12: CGFloat = 0
  /// The factor of x in the divisor; 0 for an affine map.
  public var m13: CGFloat = 0
  /// The factor of y in x'.
  public var m21: CGFloat = 0
  /// The factor of y in y'.
  public var m22: CGFloat = 1
  /// The factor of y in the divisor; 0 for an affine map.
  public var m23: CGFloat = 0
  /// The horizontal displacement, in points.
  public var m31: CGFloat = 0
  /// The vertical displacement, in points.
  public var m32: CGFloat = 0
  /// The constant part of the divisor; 1 for an affine map.
  public var m33: CGFloat = 1

  /// Creates the identity map.
  public init() {}

  /// Creates the map of an affine transform.
  public init(_ m: CGAffineTransform) {
    (m11, m12) = (m.a, m.b)
    (m21, m22) = (m.c, m.d)
    (m31, m32) = (m.tx, m.ty)
  }

  /// Whether this is the identity.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether the map is affine, so that parallels stay parallel.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// Returns the map that applies this one and then `rhs`.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    let (a, b) = (rows, rhs.rows)
    func cell(_ row: Int, _ column: Int) -> CGFloat {
      a[row][0] * b[0][column] + a[row][1] * b[1][column] + a[row][2] * b[2][column]
    }
    var product = ProjectionTransform()
    (product.m11, product.m12, product.m13) = (cell(0, 0), cell(0, 1), cell(0, 2))
    (product.m21, product.m22, product.m23) = (cell(1, 0), cell(1, 1), cell(1, 2))
    (product.m31, product.m32, product.m33) = (cell(2, 0), cell(2, 1), cell(2, 2))
    return product
  }

  private var rows: [[CGFloat]] {
    [[m11, m12, m13], [m21, m22, m23], [m31, m32, m33]]
  }

  /// The affine part, or `nil` if it is singular or not finite.
  @_transparent var affine: CGAffineTransform? {
    guard m33 != 0 else { return nil }
    let transform = CGAffineTransform(
      a: m11 / m33,
      b: m12 / m33,
      c: m21 / m33,
      d: m22 / m33,
      tx: m31 / m33,
      ty: m32 / m33
    )
    let determinant = transform.a * transform.d - transform.b * transform.c
    guard transform.isFinite, determinant != 0, determinant.isFinite else { return nil }
    return transform
  }
}

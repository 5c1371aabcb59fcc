import SwiftUI
import Testing

/// The functions of affine transforms, compared with their matrices.
@Suite
struct CGAffineTransformFunctionsTests {
  private static let base = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)

  private static let matrices: [(transform: CGAffineTransform, expected: [CGFloat])] = [
    (CGAffineTransformIdentity, [1, 0, 0, 1, 0, 0]),
    (CGAffineTransformMake(1, 2, 3, 4, 5, 6), [1, 2, 3, 4, 5, 6]),
    (CGAffineTransformMakeScale(2, 3), [2, 0, 0, 3, 0, 0]),
    (CGAffineTransformMakeTranslation(2, 3), [1, 0, 0, 1, 2, 3]),
    (CGAffineTransformMakeRotation(.pi / 2), [0, 1, -1, 0, 0, 0]),
    // Each applies its change first, and then the matrix.
    (CGAffineTransformScale(base, 2, 3), [2, 4, 9, 12, 5, 6]),
    (CGAffineTransformTranslate(base, 2, 3), [1, 2, 3, 4, 16, 22]),
    (CGAffineTransformRotate(base, .pi / 2), [3, 4, -1, -2, 5, 6]),
    (CGAffineTransformConcat(base, CGAffineTransformMakeScale(2, 3)), [2, 6, 6, 12, 10, 18]),
    (CGAffineTransformConcat(CGAffineTransformMakeScale(2, 3), base), [2, 4, 9, 12, 5, 6]),
    (CGAffineTransformInvert(base), [-2, 1, 1.5, -0.5, 1, -2]),
  ]

  @Test
  func otherFunctionsMakeGeometry() {
    #expect(CGPointMake(1, 2) == CGPoint(x: 1, y: 2))
    #expect(CGSizeMake(1, 2) == CGSize(width: 1, height: 2))
    #expect(CGRectMake(1, 2, 3, 4) == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(CGVectorMake(1, 2) == CGVector(dx: 1, dy: 2))
  }

  @Test(arguments: matrices)
  func aFunctionReturnsItsMatrix(transform: CGAffineTransform, expected: [CGFloat]) {
    let numbers = [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ]
    #expect(zip(numbers, expected).allSatisfy { abs($0 - $1) < 1e-12 }, "\(numbers)")
  }
}

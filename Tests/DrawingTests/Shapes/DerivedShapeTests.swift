import Drawing
import Foundation
import Scene
import Testing

/// Shapes that are made from others, and the short names of shapes.
@Suite
struct DerivedShapeTests {
  private static let frame = CGRect(10, 20, 60, 40)

  /// A shape and one with the same outline.
  struct Pair: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let shape: @Sendable () -> Path
    let same: @Sendable () -> Path

    init(
      _ description: String,
      _ shape: @escaping @Sendable @autoclosure () -> some Shape,
      _ same: @escaping @Sendable @autoclosure () -> some Shape
    ) {
      testDescription = description
      self.shape = { shape().path(in: DerivedShapeTests.frame) }
      self.same = { same().path(in: DerivedShapeTests.frame) }
    }
  }

  private static let radii = RectangleCornerRadii(
    topLeading: 3,
    bottomLeading: 5,
    bottomTrailing: 7,
    topTrailing: 9
  )

  static let names = [
    Pair("rect", .rect, Rectangle()),
    Pair("circle", .circle, Circle()),
    Pair("ellipse", .ellipse, Ellipse()),
    Pair("capsule", .capsule, Capsule(style: .continuous)),
    Pair("circular capsule", .capsule(style: .circular), Capsule(style: .circular)),
    Pair(
      "rect with a radius",
      .rect(cornerRadius: 6),
      RoundedRectangle(cornerSize: CGSize(width: 6, height: 6), style: .continuous)
    ),
    Pair(
      "rect with a size",
      .rect(cornerSize: CGSize(width: 6, height: 4)),
      RoundedRectangle(cornerSize: CGSize(width: 6, height: 4), style: .continuous)
    ),
    Pair(
      "circular rect with a size",
      .rect(cornerSize: CGSize(width: 6, height: 4), style: .circular),
      RoundedRectangle(cornerSize: CGSize(width: 6, height: 4), style: .circular)
    ),
    Pair(
      "rect with radii",
      .rect(cornerRadii: radii),
      UnevenRoundedRectangle(cornerRadii: radii, style: .continuous)
    ),
    Pair(
      "circular rect with four radii",
      .rect(
        topLeadingRadius: 3,
        bottomLeadingRadius: 5,
        bottomTrailingRadius: 7,
        topTrailingRadius: 9,
        style: .circular
      ),
      UnevenRoundedRectangle(cornerRadii: radii, style: .circular)
    ),
    Pair(
      "rect with one radius",
      .rect(bottomTrailingRadius: 7),
      UnevenRoundedRectangle(
        topLeadingRadius: 0,
        bottomLeadingRadius: 0,
        bottomTrailingRadius: 7,
        topTrailingRadius: 0
      )
    ),
    Pair(
      "rounded rectangle without radii",
      UnevenRoundedRectangle(),
      RoundedRectangle(cornerRadius: 0)
    ),
    Pair("concentric rectangle", ConcentricRectangle(), Rectangle()),
    Pair(
      "concentric rectangle with corners",
      ConcentricRectangle(corners: .fixed(6)),
      RoundedRectangle(cornerRadius: 6, style: .continuous)
    ),
    Pair(
      "concentric rectangle with a minimum",
      ConcentricRectangle(corners: .concentric(minimum: .fixed(6)), isUniform: true),
      ConcentricRectangle(corners: .fixed(6))
    ),
    Pair("uniform", ConcentricRectangle(corners: .concentric), Rectangle()),
  ]

  static let derived = [
    Pair(
      "offset by a point",
      Circle().offset(CGPoint(x: 3, y: 5)),
      Circle().offset(CGSize(width: 3, height: 5))
    ),
    Pair("offset across", Circle().offset(x: 3), Circle().offset(CGSize(width: 3, height: 0))),
    Pair("offset down", Circle().offset(y: 3), Circle().offset(CGSize(width: 0, height: 3))),
    Pair("scale", Circle().scale(2), Circle().scale(x: 2, y: 2, anchor: .center)),
    Pair("scale across", Circle().scale(x: 2), Circle().scale(x: 2, y: 1, anchor: .center)),
    Pair("scale down", Circle().scale(y: 2), Circle().scale(x: 1, y: 2, anchor: .center)),
    Pair(
      "rotation",
      Rectangle().rotation(.degrees(30)),
      Rectangle().rotation(.degrees(30), anchor: .center)
    ),
    Pair("whole trim", Rectangle().trim(), Rectangle()),
    Pair(
      "size",
      Circle().size(width: 10, height: 20),
      Circle().size(CGSize(width: 10, height: 20), anchor: .topLeading)
    ),
    Pair(
      "size at an anchor",
      Circle().size(width: 10, height: 20, anchor: .bottomTrailing),
      Circle().size(width: 10, height: 20).offset(CGSize(width: 50, height: 20))
    ),
    Pair(
      "transform",
      Rectangle().transform(CGAffineTransform(translationX: 3, y: 5)),
      Rectangle().offset(CGSize(width: 3, height: 5))
    ),
    Pair("inset ellipse", Ellipse().inset(by: 4), FramedEllipse(frame: CGRect(14, 24, 52, 32))),
    Pair(
      "inset twice",
      RoundedRectangle(cornerRadius: 9).inset(by: 1).inset(by: 2),
      RoundedRectangle(cornerRadius: 9).inset(by: 3)
    ),
    Pair(
      "uneven inset twice",
      UnevenRoundedRectangle(cornerRadii: radii).inset(by: 1).inset(by: 2),
      UnevenRoundedRectangle(cornerRadii: radii).inset(by: 3)
    ),
    Pair(
      "uneven inset",
      UnevenRoundedRectangle(cornerRadii: radii).inset(by: 4),
      UnevenRoundedRectangle(
        topLeadingRadius: 0,
        bottomLeadingRadius: 1,
        bottomTrailingRadius: 3,
        topTrailingRadius: 5
      ).size(width: 52, height: 32).offset(x: 4, y: 4)
    ),
    Pair(
      "inset of an offset",
      Rectangle().offset(x: 5).inset(by: 3),
      Rectangle().inset(by: 3).offset(CGSize(width: 5, height: 0))
    ),
    Pair("inset of a concentric one", ConcentricRectangle().inset(by: 3), Rectangle().inset(by: 3)),
  ]

  private struct FramedEllipse: Shape {
    let frame: CGRect
    func path(in rect: CGRect) -> Path { Path(ellipseIn: frame) }
  }

  @Test(arguments: names + derived)
  func shapeHasTheOutline(pair: Pair) {
    let (found, expected) = (pair.shape(), pair.same())
    #expect(!expected.isEmpty)
    #expect(found.description == expected.description)
  }

  private static let one = Rectangle()
  private static let two = Circle().offset(x: 20)

  /// The combinations of shapes are those of their paths.
  @Test(arguments: [true, false])
  func combinationsAreThoseOfPaths(eoFill: Bool) {
    let frame = DerivedShapeTests.frame
    let (shape, other) = (DerivedShapeTests.one, DerivedShapeTests.two)
    let (path, second) = (shape.path(in: frame), other.path(in: frame))
    let combined: [(Path, Path)] = [
      (
        shape.intersection(other, eoFill: eoFill).path(in: frame),
        path.intersection(second, eoFill: eoFill)
      ),
      (shape.union(other, eoFill: eoFill).path(in: frame), path.union(second, eoFill: eoFill)),
      (
        shape.subtracting(other, eoFill: eoFill).path(in: frame),
        path.subtracting(second, eoFill: eoFill)
      ),
      (
        shape.symmetricDifference(other, eoFill: eoFill).path(in: frame),
        path.symmetricDifference(second, eoFill: eoFill)
      ),
      (
        shape.lineIntersection(other, eoFill: eoFill).path(in: frame),
        path.lineIntersection(second, eoFill: eoFill)
      ),
      (
        shape.lineSubtraction(other, eoFill: eoFill).path(in: frame),
        path.lineSubtraction(second, eoFill: eoFill)
      ),
    ]
    for (found, expected) in combined {
      #expect(!expected.isEmpty)
      #expect(found == expected)
    }
    #expect(Set(combined.map(\.1.description)).count == 6)
  }

  /// A shape with a hole only by the even-odd rule.
  private struct Nested: Shape {
    func path(in rect: CGRect) -> Path {
      var path = Path(rect)
      path.addRect(rect.insetBy(dx: 10, dy: 10))
      return path
    }
  }

  @Test
  func combinationsUseTheWindingRuleByDefault() {
    let frame = DerivedShapeTests.frame
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    let far = Rectangle().offset(x: 1000)
    #expect(Nested().union(far).path(in: frame).contains(middle))
    #expect(!Nested().union(far, eoFill: true).path(in: frame).contains(middle))
    #expect(Nested().subtracting(far).path(in: frame).contains(middle))
    #expect(!Nested().subtracting(far, eoFill: true).path(in: frame).contains(middle))
    #expect(Nested().intersection(Rectangle()).path(in: frame).contains(middle))
    #expect(!Nested().intersection(Rectangle(), eoFill: true).path(in: frame).contains(middle))
    #expect(Nested().symmetricDifference(far).path(in: frame).contains(middle))
    #expect(!Nested().symmetricDifference(far, eoFill: true).path(in: frame).contains(middle))
  }

  @Test
  func derivedShapesAreAnimated() {
    var radii = DerivedShapeTests.radii
    let data = radii.animatableData
    #expect(data.first.first == 3 && data.first.second == 5)
    #expect(data.second.first == 7 && data.second.second == 9)
    radii = RectangleCornerRadii()
    radii.animatableData = data
    #expect(radii == DerivedShapeTests.radii)
    var shape = UnevenRoundedRectangle()
    shape.animatableData = data
    #expect(shape.cornerRadii == DerivedShapeTests.radii)
    #expect(shape.animatableData == data)
    var offset = Circle().offset(x: 3, y: 4)
    #expect(offset.animatableData.second == AnimatablePair(3, 4))
    offset.animatableData.second = AnimatablePair(5, 6)
    #expect(offset.offset == CGSize(width: 5, height: 6))
    var transformed = UnevenRoundedRectangle().transform(.identity)
    transformed.animatableData = data
    #expect(transformed.shape.cornerRadii == DerivedShapeTests.radii)
    #expect(transformed.animatableData == data)
  }
}

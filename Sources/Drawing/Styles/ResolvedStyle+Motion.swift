import Foundation
import Scene

extension ViewContext.Surroundings {
  /// Returns the style at this moment of its animation.
  ///
  /// A style of another kind replaces the previous one without animation.
  func animated(_ style: ResolvedStyle, at path: IdentityPath) -> ResolvedStyle {
    guard status.pointee.keepsValues else { return style }
    let motion = status.pointee.object(at: path) { StyleStorage(style) }
    return motion.style.move(to: style, at: motionContext)
  }

  /// Returns a shape's style at this moment of its animation, and the motion of its frame.
  ///
  /// Both are stored in one object, because large drawings consist of shapes.
  func animatedShape(
    _ style: ResolvedStyle,
    at path: IdentityPath
  ) -> (style: ResolvedStyle, frame: FrameMotion) {
    let motion = status.pointee.object(at: path) { ShapeStorage(style) }
    let motionContext = motionContext
    let shown = motion.style.move(to: style, at: motionContext)
    return (shown, FrameMotion(storage: motion, motionContext: motionContext))
  }
}

/// A stored style; a class, because the view graph stores it.
private final class StyleStorage: KeptObject {
  @exclusivity(unchecked) var style: StyleMotion

  init(_ style: ResolvedStyle) {
    self.style = StyleMotion(style)
  }
}

/// The stored style and frame of a shape.
private final class ShapeStorage: FrameMotion.Storage {
  @exclusivity(unchecked) var style: StyleMotion

  init(_ style: ResolvedStyle) {
    self.style = StyleMotion(style)
    super.init()
  }

  // Shapes store it at their own path, whose objects are never copied.
  override func copied() -> KeptObject? { nil }
}

/// The animated numbers of a style.
private struct StyleMotion {
  private var style: ResolvedStyle
  /// Created at the first change, because most styles never change.
  private var values: Values?

  /// The moving values. Those of a colour, the most frequent style, need no list.
  private enum Values {
    case color(MovingVector)
    case numbers(MovingValue<AnimatableValues>)
  }

  init(_ style: ResolvedStyle) {
    self.style = style
  }

  /// Sets the target of the animation, and returns the style at this moment.
  @_transparent mutating func move(to new: ResolvedStyle, at motionContext: MotionContext)
    -> ResolvedStyle
  {
    if new != style {
      if let old = style.color, new.color != nil {
        values = values ?? .color(MovingVector(LinearColor(old).vector))
      } else if new.motionKind != style.motionKind {
        values = nil
      } else if values == nil {
        values = .numbers(MovingValue(style.motionNumbers))
      }
      style = new
    }
    switch values {
    case nil: return style
    case .color(let color): return move(color, at: motionContext)
    case .numbers(let numbers): return move(numbers, at: motionContext)
    }
  }

  private func move(
    _ moving: MovingVector,
    at motionContext: MotionContext
  ) -> ResolvedStyle {
    guard let color = style.color else { return style }
    let target = LinearColor(color).vector
    var shown = target
    guard moving.move(&shown, at: motionContext), shown != target else { return style }
    return style.replacing(LinearColor(shown).rgba)
  }

  private func move(
    _ moving: MovingValue<AnimatableValues>,
    at motionContext: MotionContext
  ) -> ResolvedStyle {
    let target = style.motionNumbers
    let shown = moving.move(to: target, at: motionContext)
    return shown == target ? style : style.replacing(shown.values())
  }
}

extension ResolvedStyle {
  /// The colour; `nil` for other styles. Its decoration isn't animated.
  fileprivate var color: RGBA? {
    switch self {
    case .color(let color): color
    case .decorated(let base, _): base.color
    default: nil
    }
  }

  /// Returns a colour of the same decoration.
  fileprivate func replacing(_ color: RGBA) -> ResolvedStyle {
    guard case .decorated(let base, let decoration) = self else { return .color(color) }
    return .decorated(base.replacing(color), decoration)
  }

  /// The properties that two styles must share to be animated.
  fileprivate var motionKind: [Int] {
    switch self {
    case .color: [0]
    case .gradient(let stops, let geometry): [1, stops.count, geometry.motionKind]
    case .image: [2]
    case .spreadGradient(let stops, let geometry, _): [3, stops.count, geometry.motionKind]
    case .mesh(let mesh):
      [4, mesh.columns, mesh.vertices.count, mesh.isSmooth ? 1 : 0, mesh.isPerceptual ? 1 : 0]
    case .decorated(let base, _): base.motionKind
    }
  }

  /// The animated numbers.
  ///
  /// Colours are interpolated in linear light, times 128, so that visible changes are above the
  /// threshold at which animations rest.
  fileprivate var motionNumbers: AnimatableValues {
    switch self {
    case .color(let color):
      AnimatableValues(ResolvedStyle.numbers(of: color))
    case .gradient(let stops, let geometry):
      AnimatableValues(geometry.motionNumbers + ResolvedStyle.numbers(of: stops))
    case .spreadGradient(let stops, let geometry, _):
      AnimatableValues(geometry.motionNumbers + ResolvedStyle.numbers(of: stops))
    case .image(let image):
      AnimatableValues([image.opacity * 128])
    case .mesh(let mesh):
      AnimatableValues(
        mesh.vertices.flatMap { vertex in
          vertex.handles.numbers.map { Double($0) * 128 }
            + ResolvedStyle.numbers(of: vertex.color)
        } + ResolvedStyle.numbers(of: mesh.background)
      )
    case .decorated(let base, _):
      base.motionNumbers
    }
  }

  /// Returns a style of the same kind with other numbers; missing ones count as 0.
  fileprivate func replacing(_ numbers: [Double]) -> ResolvedStyle {
    if case .decorated(let base, let decoration) = self {
      return .decorated(base.replacing(numbers), decoration)
    }
    var numbers = NumberReader(rest: numbers[...])
    switch self {
    case .decorated:
      return self
    case .spreadGradient(let stops, let geometry, let spread):
      let moved = geometry.replacing(&numbers)
      return .spreadGradient(stops.map { _ in numbers.stop() }, moved, spread)
    case .color:
      return .color(numbers.color())
    case .gradient(let stops, let geometry):
      let moved = geometry.replacing(&numbers)
      return .gradient(stops.map { _ in numbers.stop() }, moved)
    case .image(var image):
      image.opacity = CoordinateGrid.unit(numbers.next() / 128)
      return .image(image)
    case .mesh(var mesh):
      for index in mesh.vertices.indices {
        mesh.vertices[index] = MeshSurface.Vertex(
          handles: MeshHandles(
            position: numbers.point(),
            leading: numbers.point(),
            top: numbers.point(),
            trailing: numbers.point(),
            bottom: numbers.point()
          ),
          color: numbers.color()
        )
      }
      mesh.background = numbers.color()
      return .mesh(mesh)
    }
  }

  private static func numbers(of color: RGBA) -> [Double] {
    LinearColor(color).numbers
  }

  private static func numbers(of stops: [GradientStop]) -> [Double] {
    stops.flatMap { numbers(of: $0.color) + [$0.location] }
  }
}

extension GradientGeometry {
  /// A number that identifies the kind.
  fileprivate var motionKind: Int {
    switch self {
    case .linear: 0
    case .radial: 1
    case .elliptical: 2
    case .angular: 3
    }
  }

  /// The animated numbers; fractions and angles are multiplied by 128, lengths aren't.
  fileprivate var motionNumbers: [Double] {
    func numbers(_ points: UnitPoint...) -> [Double] {
      points.flatMap { [Double($0.x) * 128, Double($0.y) * 128] }
    }
    return switch self {
    case .linear(let start, let end): numbers(start, end)
    case .radial(let center, let start, let end): numbers(center) + [Double(start), Double(end)]
    case .elliptical(let center, let start, let end):
      numbers(center) + [Double(start) * 128, Double(end) * 128]
    case .angular(let center, let start, let end):
      numbers(center) + [start.radians * 128, end.radians * 128]
    }
  }

  /// Returns a geometry of the same kind with other numbers.
  fileprivate func replacing(_ numbers: inout NumberReader) -> GradientGeometry {
    let first = numbers.unitPoint()
    switch self {
    case .linear:
      return .linear(start: first, end: numbers.unitPoint())
    case .radial:
      return .radial(
        center: first,
        startRadius: CGFloat(numbers.next()),
        endRadius: CGFloat(numbers.next())
      )
    case .elliptical:
      return .elliptical(
        center: first,
        startFraction: CGFloat(numbers.next() / 128),
        endFraction: CGFloat(numbers.next() / 128)
      )
    case .angular:
      return .angular(
        center: first,
        start: Angle(radians: numbers.next() / 128),
        end: Angle(radians: numbers.next() / 128)
      )
    }
  }
}

/// A reader for the numbers of a style.
private struct NumberReader {
  var rest: ArraySlice<Double>

  mutating func color() -> RGBA {
    let light = [next(), next(), next()]
    let channels = light.map { Color.RGBColorSpace.component(of: $0 / 128) }
    return RGBA(red: channels[0], green: channels[1], blue: channels[2], opacity: next() / 128)
  }

  mutating func unitPoint() -> UnitPoint {
    UnitPoint(x: next() / 128, y: next() / 128)
  }

  mutating func point() -> CGPoint {
    CGPoint(x: next() / 128, y: next() / 128)
  }

  mutating func stop() -> GradientStop {
    let color = color()
    return GradientStop(location: next(), color: color)
  }

  mutating func next() -> Double { rest.popFirst() ?? 0 }
}

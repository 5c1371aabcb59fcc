import Drawing
import Scene
import Testing

/// The animation of gradients, mixed colours and materials.
@Suite
struct StyleMotionTests {
  nonisolated private struct Change<Style: ShapeStyle>: View {
    let style: (Bool) -> Style
    @State private var isLate = false
    var body: some View {
      Rectangle().fill(style(isLate))
        .onAppear { withAnimation(.linear(duration: 2)) { isLate = true } }
    }
  }

  private func paint(
    at time: Double,
    _ style: @escaping (Bool) -> some ShapeStyle
  ) throws -> Paint {
    try #require(try Change(style: style).drawn(100, 100, at: time).leaves.first).paint
  }

  @Test(arguments: [(0.0, CGFloat(0), CGFloat(10)), (1, 25, 30), (2, 50, 50)])
  func radialGradientsMove(time: Double, x: CGFloat, radius: CGFloat) throws {
    let shown = try paint(at: time) { isLate in
      RadialGradient(
        colors: [.white, .black],
        center: isLate ? .top : .topLeading,
        startRadius: 0,
        endRadius: isLate ? 50 : 10
      )
    }
    guard case .radial(let paint) = shown else { return #expect(Bool(false), "not radial") }
    #expect(abs(paint.end.center.applying(paint.transform).x - x) < 0.01)
    #expect(abs(paint.end.radius - radius) < 0.01)
  }

  @Test(arguments: [(0.0, 0.0), (1, 45), (2, 90)])
  func angularGradientsTurn(time: Double, degrees: Double) throws {
    let shown = try paint(at: time) { isLate in
      AngularGradient(
        colors: [.white, .black],
        center: .center,
        angle: .degrees(isLate ? 90 : 0)
      )
    }
    guard case .angular(let paint) = shown else { return #expect(Bool(false), "not angular") }
    #expect(abs(paint.start - degrees) < 0.01)
  }

  /// Halfway in linear light between black and white is 188.
  @Test
  func stopColorsAreInterpolatedInLinearLight() throws {
    let shown = try paint(at: 1) { isLate in
      LinearGradient(
        colors: [isLate ? .white : .black, .red],
        startPoint: .top,
        endPoint: .bottom
      )
    }
    guard case .linear(let paint) = shown else { return #expect(Bool(false), "not linear") }
    #expect(paint.stops.map(\.color.hexadecimal) == ["#BCBCBC", "#FF3B30"])
  }

  @Test
  func mixedColorsAndMaterialsAreInterpolated() throws {
    let mixed = try paint(at: 1) { Color.black.mix(with: .white, by: $0 ? 1 : 0, in: .device) }
    #expect(mixed == .solid(RGBA(red: UInt8(188), green: 188, blue: 188)))
    func alpha(at time: Double) throws -> Double {
      guard
        case .solid(let color) = try paint(
          at: time,
          { $0 ? Material.ultraThickMaterial : .ultraThinMaterial }
        )
      else { return .nan }
      return color.alpha
    }
    let (first, middle, last) = (try alpha(at: 0), try alpha(at: 1), try alpha(at: 2))
    #expect(first < last && abs(middle - (first + last) / 2) < 0.005)
  }

  @Test(arguments: [(0.0, 0.25, 0.5), (1, 0.375, 0.75), (2, 0.5, 1)])
  func ellipticalGradientsGrow(time: Double, start: CGFloat, end: CGFloat) throws {
    let shown = try paint(at: time) { isLate in
      EllipticalGradient(
        colors: [.white, .black],
        startRadiusFraction: isLate ? 0.5 : 0.25,
        endRadiusFraction: isLate ? 1 : 0.5
      )
    }
    guard case .radial(let paint) = shown else { return #expect(Bool(false), "not radial") }
    #expect(abs(paint.start.radius - 100 * start) < 0.01)
    #expect(abs(paint.end.radius - 100 * end) < 0.01)
  }

  @Test(arguments: [(0.0, 90.0), (1, 135), (2, 180)])
  func endsOfAngularGradientsTurn(time: Double, degrees: Double) throws {
    let shown = try paint(at: time) { isLate in
      AngularGradient(
        colors: [.white, .black],
        center: .center,
        startAngle: .zero,
        endAngle: .degrees(isLate ? 180 : 90)
      )
    }
    guard case .angular(let paint) = shown else { return #expect(Bool(false), "not angular") }
    #expect(paint.start == 0)
    #expect(abs(paint.end - degrees) < 0.01)
  }

  @Test(arguments: [(0.0, 1.0), (1, 0.75), (2, 0.5)])
  func opacityOfColorsFades(time: Double, alpha: Double) throws {
    let shown = try paint(at: time) { Color.red.opacity($0 ? 0.5 : 1) }
    guard case .solid(let color) = shown else { return #expect(Bool(false), "no colour") }
    #expect(abs(color.alpha - alpha) < 0.003)
  }

  private static let kinds: [@Sendable () -> AnyShapeStyle] = [
    { AnyShapeStyle(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)) },
    {
      AnyShapeStyle(
        .radialGradient(colors: [.red, .blue], center: .center, startRadius: 1, endRadius: 50)
      )
    },
    { AnyShapeStyle(.ellipticalGradient(colors: [.red, .blue])) },
    { AnyShapeStyle(.conicGradient(colors: [.red, .blue], center: .center)) },
    {
      AnyShapeStyle(
        .linearGradient(colors: [.red, .green, .blue], startPoint: .top, endPoint: .bottom)
      )
    },
    { AnyShapeStyle(.red) },
  ]

  /// Gradients with different geometries or different numbers of stops aren't interpolated.
  @Test(arguments: kinds.indices, kinds.indices)
  func gradientOfAnotherKindIsReplacedImmediately(old: Int, new: Int) throws {
    guard old != new else { return }
    let shown = try paint(at: 1) { Self.kinds[$0 ? new : old]() }
    let expected = try Rectangle().fill(Self.kinds[new]()).drawn(100, 100).leaves.map(\.paint)
    #expect([shown] == expected)
  }
}

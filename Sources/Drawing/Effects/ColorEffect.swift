import Foundation
import Scene

/// A change to the colours of a view by a matrix.
///
/// The matrices of saturation, greyscale and hue are those of W3C's Filter Effects Level 1, on
/// non-linear sRGB components.
enum ColorEffect: Hashable, Sendable {
  case saturation(Double)
  case contrast(Double)
  case brightness(Double)
  case grayscale(Double)
  case hueRotation(Angle)
  case colorInvert(Double)
  case colorMultiply(Color)
  case luminanceToAlpha
  case matrix([Double])

  func recoloring(in environment: EnvironmentValues) -> Filter.Recoloring {
    switch self {
    case .saturation(let amount):
      return ColorEffect.saturating(by: amount)
    case .grayscale(let amount):
      return ColorEffect.saturating(by: 1 - min(max(amount, 0), 1))
    case .contrast(let amount):
      let factor = ColorEffect.limited(amount)
      return ColorEffect.scaling(by: factor, adding: (1 - factor) / 2)
    case .brightness(let amount):
      return ColorEffect.scaling(by: 1, adding: amount)
    case .colorInvert(let amount):
      let factor = ColorEffect.limited(1 - 2 * amount)
      return ColorEffect.scaling(by: factor, adding: (1 - factor) / 2)
    case .hueRotation(let angle):
      return ColorEffect.rotatingHue(by: angle)
    case .colorMultiply(let color):
      let factors = color.components(in: environment)
      return Filter.Recoloring(
        red: [factors.red, 0, 0, 0],
        green: [0, factors.green, 0, 0],
        blue: [0, 0, factors.blue, 0],
        opacity: [0, 0, 0, factors.opacity]
      )
    case .luminanceToAlpha:
      return Filter.Recoloring(
        red: [0, 0, 0, 0],
        green: [0, 0, 0, 0],
        blue: [0, 0, 0, 0],
        opacity: [0.2126, 0.7152, 0.0722, 0]
      )
    case .matrix(let numbers):
      return Filter.Recoloring(numbers: numbers)
    }
  }

  /// Returns the factor, clamped to the limits of a matrix. NaN becomes 1, which changes nothing.
  ///
  /// Beyond the limits, a matrix would clamp some of the numbers that depend on the factor, but not
  /// others.
  private static func limited(_ factor: Double) -> Double {
    let limit = Filter.Recoloring.limit
    return factor.isNaN ? 1 : min(max(factor, -limit), limit)
  }

  private static func scaling(by factor: Double, adding term: Double) -> Filter.Recoloring {
    Filter.Recoloring(
      red: [factor, 0, 0, term],
      green: [0, factor, 0, term],
      blue: [0, 0, factor, term]
    )
  }

  /// The weights of red, green and blue in the luminance.
  private static let weights = (red: 0.213, green: 0.715, blue: 0.072)

  private static func saturating(by amount: Double) -> Filter.Recoloring {
    let factor = limited(amount)
    let rest = 1 - factor
    let (r, g, b) = (weights.red * rest, weights.green * rest, weights.blue * rest)
    return Filter.Recoloring(
      red: [r + factor, g, b, 0],
      green: [r, g + factor, b, 0],
      blue: [r, g, b + factor, 0]
    )
  }

  private static func rotatingHue(by angle: Angle) -> Filter.Recoloring {
    let valid = angle.radians.isFinite ? angle : .zero
    let (c, s) = (valid.cos, valid.sin)
    let (r, g, b) = weights
    return Filter.Recoloring(
      red: [r + c * (1 - r) - s * r, g - c * g - s * g, b - c * b + s * (1 - b), 0],
      green: [r - c * r + s * 0.143, g + c * (1 - g) + s * 0.14, b - c * b - s * 0.283, 0],
      blue: [r - c * r - s * (1 - r), g - c * g + s * g, b + c * (1 - b) + s * b, 0]
    )
  }
}

extension ColorEffect: Animatable {
  /// The amount, or the hue angle in radians, times 128.
  var animatableData: Double {
    get {
      switch self {
      case .saturation(let amount), .contrast(let amount), .brightness(let amount),
        .grayscale(let amount), .colorInvert(let amount):
        amount
      case .hueRotation(let angle): angle.animatableData
      case .colorMultiply, .luminanceToAlpha, .matrix: 0
      }
    }
    set {
      switch self {
      case .saturation: self = .saturation(newValue)
      case .contrast: self = .contrast(newValue)
      case .brightness: self = .brightness(newValue)
      case .grayscale: self = .grayscale(newValue)
      case .colorInvert: self = .colorInvert(newValue)
      case .hueRotation: self = .hueRotation(Angle(radians: newValue / 128))
      case .colorMultiply, .luminanceToAlpha, .matrix: break
      }
    }
  }
}

/// A view with changed colours.
@usableFromInline struct ColorEffectRule: UnchangedLayout {
  var effect: ColorEffect
  var environment = EnvironmentValues()

  init(effect: ColorEffect) {
    self.effect = effect
  }

  consuming func animated(
    in context: inout ViewContext,
    at path: IdentityPath
  ) -> ColorEffectRule {
    effect = context.surroundings.animated(effect, at: path)
    environment = context.environment
    return self
  }

  func draw(
    _ node: LayoutNode,
    size: CGSize,
    proposal: ProposedViewSize,
    in state: DrawingState,
    onto canvas: inout [DisplayList.Node]
  ) {
    let recoloring = effect.recoloring(in: environment)
    guard !recoloring.isIdentity else {
      return drawChildren(of: node, size: size, proposal: proposal, in: state, onto: &canvas)
    }
    var nodes: [DisplayList.Node] = []
    let inner = state.layered()
    drawChildren(of: node, size: size, proposal: proposal, in: inner, onto: &nodes)
    canvas.appendGroup(node, in: state, filter: .recolor(recoloring), nodes: nodes)
  }
}

public import Drawing

/// Faint red discs that grow and shrink endlessly, drawn as one group.
///
/// On a screen, each of them would otherwise be a separate layer.
nonisolated public struct BackgroundParticles: View {
  private let count: Int
  private let isGrouped: Bool
  @State private var isSwollen = false

  /// Creates discs with random positions and sizes from the rendering's seed.
  ///
  /// - Parameters:
  ///   - count: The number of discs; negative numbers count as 0.
  ///   - isGrouped: Whether they are drawn as one group.
  public init(count: Int = 201, isGrouped: Bool = true) {
    self.count = max(count, 0)
    self.isGrouped = isGrouped
  }

  /// The discs.
  public var body: some View {
    if isGrouped { discs.drawingGroup() } else { discs }
  }

  private var discs: some View {
    GeometryReader { reader in
      ZStack {
        ForEach(0..<count, id: \.self) { _ in
          BackgroundParticle(values: ParticleValues(in: reader.size), isSwollen: isSwollen)
        }
      }
      .frame(width: reader.size.width, height: reader.size.height)
    }
    .onAppear { isSwollen = true }
  }
}

/// One disc. Only its opacity and the size of its circle are animated, because `animation` applies
/// to the view before it. The scale and the position change at once when the view appears.
nonisolated private struct BackgroundParticle: View {
  let values: ParticleValues
  let isSwollen: Bool

  var body: some View {
    Circle()
      .foregroundColor(.red)
      .opacity(values.opacity)
      .animation(values.animation, value: isSwollen)
      .scaleEffect(isSwollen ? values.scale : 1)
      .frame(width: values.size.width, height: values.size.height)
      .position(values.position)
  }
}

/// The random values of a disc, chosen again at every evaluation of its view.
private struct ParticleValues {
  let size: CGSize
  let opacity: Double
  let scale: Double
  let position: CGPoint
  let animation: Animation

  init(in container: CGSize) {
    var random = RenderRandomNumberGenerator()
    size = CGSize(width: random.next(in: 10...100), height: random.next(in: 10...100))
    opacity = random.next(in: 0.1...0.4)
    scale = random.next(in: 0.1...2)
    position = CGPoint(
      x: random.next(in: 0...1) * container.width,
      y: random.next(in: 0...1) * container.height
    )
    animation = .interactiveSpring(response: 5, dampingFraction: 0.5)
      .repeatForever()
      .speed(random.next(in: 0.05...0.9))
      .delay(random.next(in: 0...2))
  }
}

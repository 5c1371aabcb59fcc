public import Foundation

/// A glass material, drawn in translucent white, or in translucent dark grey in dark appearance.
///
/// Refraction at the edges and the blur of the content behind the glass aren't drawn.
public struct Glass: Hashable, Sendable {
  fileprivate let material: Material?
  fileprivate var color: Color?

  /// The default glass.
  public static let regular = Glass(material: .thin)
  /// A more transparent glass.
  public static let clear = Glass(material: .ultraThin)
  /// No glass.
  public static let identity = Glass(material: nil)

  private init(material: Material?) {
    self.material = material
  }

  /// Returns the glass with a tint.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.color = color
    return glass
  }

  /// Returns the glass unchanged, because a rendering has no touch input.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// A container for views with glass effects.
nonisolated public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// Creates a container. Glass shapes in it don't merge.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The content.
  public var body: some View { content }
}

nonisolated extension View {
  /// Draws glass in a shape behind the view.
  public consuming func glassEffect(_ glass: Glass = .regular, in shape: some Shape = Capsule())
    -> some View
  {
    background {
      if let color = glass.color { shape.fill(color.opacity(0.5)) }
      if let material = glass.material { shape.fill(material) }
    }
  }

  /// Returns the view unchanged, because glass shapes don't merge.
  public consuming func glassEffectID<ID: Hashable & Sendable>(
    _ id: ID?,
    in namespace: Namespace.ID
  )
    -> some View
  { self }

  /// Returns the view unchanged, because glass shapes don't merge.
  public consuming func glassEffectUnion<ID: Hashable & Sendable>(id: ID?, namespace: Namespace.ID)
    -> some View
  { self }
}

/// A button style with a glass background, or with the tint as its background if prominent.
nonisolated public struct GlassButtonStyle: PrimitiveButtonStyle, Sendable {
  private let isProminent: Bool

  /// Creates the style.
  public init() {
    self.init(isProminent: false)
  }

  init(isProminent: Bool) {
    self.isProminent = isProminent
  }

  /// Returns the styled button.
  public func makeBody(configuration: Configuration) -> some View {
    let label = configuration.label.padding(.horizontal, 12).padding(.vertical, 7)
    if isProminent {
      label.foregroundStyle(.white).background(Capsule().fill(.tint))
    } else {
      label.glassEffect()
    }
  }
}

nonisolated extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A style with a glass background.
  public static var glass: GlassButtonStyle { GlassButtonStyle(isProminent: false) }
  /// A style with the tint as its background.
  public static var glassProminent: GlassButtonStyle { GlassButtonStyle(isProminent: true) }
}

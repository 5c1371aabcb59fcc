public import Foundation

/// A ground like glass: a translucent white, or dark grey in dark appearance.
///
/// Light isn't bent at its rim, and what lies behind isn't blurred.
public struct Glass: Hashable, Sendable {
  fileprivate let material: Material?
  fileprivate var color: Color?

  /// As usual.
  public static let regular = Glass(material: .thin)
  /// Clearer.
  public static let clear = Glass(material: .ultraThin)
  /// None.
  public static let identity = Glass(material: nil)

  private init(material: Material?) {
    self.material = material
  }

  /// Returns the glass in a colour.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.color = color
    return glass
  }

  /// Returns the same: nobody touches a picture.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// Views on glass.
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// Creates a container; panes don't flow into one another.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The views.
  public var body: some View { content }
}

extension View {
  /// Puts the view on a pane of glass.
  public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = Capsule()) -> some View
  {
    background {
      if let color = glass.color { shape.fill(color.opacity(0.5)) }
      if let material = glass.material { shape.fill(material) }
    }
  }

  /// Is accepted and changes nothing: panes don't flow into one another.
  public func glassEffectID<ID: Hashable & Sendable>(_ id: ID?, in namespace: Namespace.ID)
    -> some View
  { self }

  /// Is accepted and changes nothing: panes don't flow into one another.
  public func glassEffectUnion<ID: Hashable & Sendable>(id: ID?, namespace: Namespace.ID)
    -> some View
  { self }
}

/// A button on a pane of glass.
public struct GlassButtonStyle: PrimitiveButtonStyle, Sendable {
  private let isProminent: Bool

  /// Creates the style.
  public init() {
    self.init(isProminent: false)
  }

  init(isProminent: Bool) {
    self.isProminent = isProminent
  }

  /// Returns the look of a button.
  public func makeBody(configuration: Configuration) -> some View {
    let label = configuration.label.padding(.horizontal, 12).padding(.vertical, 7)
    if isProminent {
      label.foregroundStyle(.white).background(Capsule().fill(.tint))
    } else {
      label.glassEffect()
    }
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// On a pane of glass.
  public static var glass: GlassButtonStyle { GlassButtonStyle(isProminent: false) }
  /// On a ground in the tint.
  public static var glassProminent: GlassButtonStyle { GlassButtonStyle(isProminent: true) }
}

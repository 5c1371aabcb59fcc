extension Color {
  /// The components of a colour in an environment.
  public struct Resolved: Hashable, Sendable {
    /// The linear red component, 0…1.
    public var linearRed: Float
    /// The linear green component, 0…1.
    public var linearGreen: Float
    /// The linear blue component, 0…1.
    public var linearBlue: Float
    /// The opacity, 0…1.
    public var opacity: Float

    /// Creates a colour from its components, 0…1.
    public init(
      colorSpace: Color.RGBColorSpace = .sRGB,
      red: Float,
      green: Float,
      blue: Float,
      opacity: Float = 1
    ) {
      let components = colorSpace.sRGB(Double(red), Double(green), Double(blue))
      linearRed = Float(Color.RGBColorSpace.light(of: components.red))
      linearGreen = Float(Color.RGBColorSpace.light(of: components.green))
      linearBlue = Float(Color.RGBColorSpace.light(of: components.blue))
      self.opacity = opacity
    }

    /// The sRGB red component, 0…1.
    public var red: Float {
      get { Color.Resolved.component(of: linearRed) }
      set { linearRed = Color.Resolved.light(of: newValue) }
    }

    /// The sRGB green component, 0…1.
    public var green: Float {
      get { Color.Resolved.component(of: linearGreen) }
      set { linearGreen = Color.Resolved.light(of: newValue) }
    }

    /// The sRGB blue component, 0…1.
    public var blue: Float {
      get { Color.Resolved.component(of: linearBlue) }
      set { linearBlue = Color.Resolved.light(of: newValue) }
    }

    private static func component(of light: Float) -> Float {
      Float(Color.RGBColorSpace.component(of: Double(light)))
    }

    private static func light(of component: Float) -> Float {
      Float(Color.RGBColorSpace.light(of: Double(component)))
    }
  }

  /// Creates a colour from resolved components.
  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red),
      green: Double(resolved.green),
      blue: Double(resolved.blue),
      opacity: Double(resolved.opacity)
    )
  }

  /// Returns the components of the colour in an environment.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    let components = components(in: environment)
    return Resolved(
      red: Float(components.red),
      green: Float(components.green),
      blue: Float(components.blue),
      opacity: Float(components.opacity)
    )
  }
}

extension Color.Resolved: PaintingStyle {
  func paint(in environment: EnvironmentValues) -> ResolvedStyle {
    Color(self).paint(in: environment)
  }
}

extension Color.Resolved: CustomStringConvertible {
  /// The colour as hexadecimal sRGB digits, with the opacity as the last pair.
  public var description: String {
    let digits = [red, green, blue, opacity].map { component in
      let byte = UInt8(max(min(component.isNaN ? 0 : component, 1), 0) * 255 + 0.5)
      let text = String(byte, radix: 16, uppercase: true)
      return byte < 16 ? "0" + text : text
    }
    return "#" + digits.joined()
  }
}

extension Color.Resolved: Animatable {
  /// The linear components and the opacity, times 128.
  public var animatableData:
    AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>>
  {
    get {
      AnimatablePair(
        linearRed * 128,
        AnimatablePair(linearGreen * 128, AnimatablePair(linearBlue * 128, opacity * 128))
      )
    }
    set {
      linearRed = newValue.first / 128
      linearGreen = newValue.second.first / 128
      linearBlue = newValue.second.second.first / 128
      opacity = newValue.second.second.second / 128
    }
  }
}

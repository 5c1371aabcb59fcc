extension Color: Animatable {
  /// The linear red, green and blue, and the opacity; all times 128, so that a visible change
  /// exceeds the threshold for resting. System colours are those of the light appearance.
  public var animatableData:
    AnimatablePair<Double, AnimatablePair<Double, AnimatablePair<Double, Double>>>
  {
    get {
      let components = components(in: EnvironmentValues())
      func light(_ component: Double) -> Double { RGBColorSpace.light(of: component) * 128 }
      return AnimatablePair(
        light(components.red),
        AnimatablePair(
          light(components.green),
          AnimatablePair(light(components.blue), components.opacity * 128)
        )
      )
    }
    set {
      func component(_ light: Double) -> Double { RGBColorSpace.component(of: light / 128) }
      self = Color(
        red: component(newValue.first),
        green: component(newValue.second.first),
        blue: component(newValue.second.second.first),
        opacity: newValue.second.second.second / 128
      )
    }
  }
}

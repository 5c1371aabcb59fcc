extension Color: Animatable {
  /// Red, green and blue in proportion to light, and the opacity; all times 128, so that a change
  /// that can be seen is a number that counts.
  public var animatableData:
    AnimatablePair<Double, AnimatablePair<Double, AnimatablePair<Double, Double>>>
  {
    get {
      func light(_ component: Double) -> Double { RGBColorSpace.light(of: component) * 128 }
      return AnimatablePair(
        light(red),
        AnimatablePair(light(green), AnimatablePair(light(blue), opacity * 128))
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

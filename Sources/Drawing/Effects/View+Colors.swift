extension View {
  /// Makes the colours of this view stronger or weaker, as one picture: 0 grey, 1 as they are.
  public func saturation(_ amount: Double) -> some View {
    LayoutModifiedView(self, ColorEffectRule(effect: .saturation(amount)))
  }

  /// Takes the colours of this view further from grey or closer to it: 0 all grey, 1 as they are,
  /// −1 turned round.
  public func contrast(_ amount: Double) -> some View {
    LayoutModifiedView(self, ColorEffectRule(effect: .contrast(amount)))
  }

  /// Adds white to the colours of this view: −1 all black, 0 as they are, 1 all white.
  public func brightness(_ amount: Double) -> some View {
    LayoutModifiedView(self, ColorEffectRule(effect: .brightness(amount)))
  }

  /// Takes the colours out of this view: 0 as they are, 1 all grey.
  public func grayscale(_ amount: Double) -> some View {
    LayoutModifiedView(self, ColorEffectRule(effect: .grayscale(amount)))
  }

  /// Turns the hues of this view round.
  public func hueRotation(_ angle: Angle) -> some View {
    LayoutModifiedView(self, ColorEffectRule(effect: .hueRotation(angle)))
  }

  /// Turns every colour of this view into its opposite.
  public func colorInvert() -> some View {
    LayoutModifiedView(self, ColorEffectRule(effect: .colorInvert(1)))
  }

  /// Multiplies the colours of this view, channel by channel, with those of another.
  public func colorMultiply(_ color: Color) -> some View {
    LayoutModifiedView(self, ColorEffectRule(effect: .colorMultiply(color)))
  }

  /// Makes this view black where it was bright, and clear where it was dark; for masks.
  public func luminanceToAlpha() -> some View {
    LayoutModifiedView(self, ColorEffectRule(effect: .luminanceToAlpha))
  }
}

extension VisualEffect {
  /// Makes the colours stronger or weaker: 0 grey, 1 as they are.
  public func saturation(_ amount: Double) -> some VisualEffect {
    adding(ColorEffectRule(effect: .saturation(amount)))
  }

  /// Takes the colours further from grey or closer to it: 0 all grey, 1 as they are.
  public func contrast(_ amount: Double) -> some VisualEffect {
    adding(ColorEffectRule(effect: .contrast(amount)))
  }

  /// Adds white to the colours: −1 all black, 0 as they are, 1 all white.
  public func brightness(_ amount: Double) -> some VisualEffect {
    adding(ColorEffectRule(effect: .brightness(amount)))
  }

  /// Takes the colours out: 0 as they are, 1 all grey.
  public func grayscale(_ amount: Double) -> some VisualEffect {
    adding(ColorEffectRule(effect: .grayscale(amount)))
  }

  /// Turns the hues round.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    adding(ColorEffectRule(effect: .hueRotation(angle)))
  }
}

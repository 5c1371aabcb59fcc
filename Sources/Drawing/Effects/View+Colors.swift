nonisolated extension View {
  /// Changes the saturation of this view as one picture: 0 makes it grey, 1 leaves it unchanged.
  ///
  /// Negative amounts give complementary colours. Amounts beyond ±100 have the effect of ±100.
  public consuming func saturation(_ amount: Double) -> some View {
    LayoutModifiedView(self, ColorEffectRule(effect: .saturation(amount)))
  }

  /// Changes the contrast of this view: 0 makes it grey, 1 leaves it unchanged, −1 inverts it.
  /// Amounts beyond ±100 have the effect of ±100.
  public consuming func contrast(_ amount: Double) -> some View {
    LayoutModifiedView(self, ColorEffectRule(effect: .contrast(amount)))
  }

  /// Changes the brightness of this view: −1 makes it black, 0 leaves it unchanged, 1 makes it
  /// white.
  public consuming func brightness(_ amount: Double) -> some View {
    LayoutModifiedView(self, ColorEffectRule(effect: .brightness(amount)))
  }

  /// Desaturates this view: 0 leaves it unchanged, 1 makes it grey.
  public consuming func grayscale(_ amount: Double) -> some View {
    LayoutModifiedView(self, ColorEffectRule(effect: .grayscale(amount)))
  }

  /// Rotates the hues of this view.
  public consuming func hueRotation(_ angle: Angle) -> some View {
    LayoutModifiedView(self, ColorEffectRule(effect: .hueRotation(angle)))
  }

  /// Inverts the colours of this view.
  public consuming func colorInvert() -> some View {
    LayoutModifiedView(self, ColorEffectRule(effect: .colorInvert(1)))
  }

  /// Multiplies the colours of this view, channel by channel, with another colour.
  public consuming func colorMultiply(_ color: Color) -> some View {
    LayoutModifiedView(self, ColorEffectRule(effect: .colorMultiply(color)))
  }

  /// Makes this view black with an opacity equal to its luminance; for masks.
  public consuming func luminanceToAlpha() -> some View {
    LayoutModifiedView(self, ColorEffectRule(effect: .luminanceToAlpha))
  }
}

extension VisualEffect {
  /// Changes the saturation: 0 makes colours grey, 1 leaves them unchanged.
  public func saturation(_ amount: Double) -> some VisualEffect {
    adding(ColorEffectRule(effect: .saturation(amount)))
  }

  /// Changes the contrast: 0 makes colours grey, 1 leaves them unchanged.
  public func contrast(_ amount: Double) -> some VisualEffect {
    adding(ColorEffectRule(effect: .contrast(amount)))
  }

  /// Changes the brightness: −1 makes colours black, 0 leaves them unchanged, 1 makes them white.
  public func brightness(_ amount: Double) -> some VisualEffect {
    adding(ColorEffectRule(effect: .brightness(amount)))
  }

  /// Desaturates the colours: 0 leaves them unchanged, 1 makes them grey.
  public func grayscale(_ amount: Double) -> some VisualEffect {
    adding(ColorEffectRule(effect: .grayscale(amount)))
  }

  /// Rotates the hues.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    adding(ColorEffectRule(effect: .hueRotation(angle)))
  }
}

#if Fonts

/// An axis of a variable font.
package struct FontAxis: Hashable, Sendable {
  /// The tag, such as `wght`, `wdth`, `slnt` or `ital`.
  package let tag: FontTag
  package let minimum: Double
  package let defaultValue: Double
  package let maximum: Double

  /// Returns a value clamped to the range of the axis.
  func limited(_ value: Double) -> Double {
    value.isNaN ? defaultValue : max(min(value, maximum), minimum)
  }
}

/// A value for an axis of a variable font.
package struct FontSetting: Hashable, Sendable {
  package let tag: FontTag
  package let value: Double

  package init(tag: FontTag, value: Double) {
    self.tag = tag
    self.value = value
  }
}

#endif

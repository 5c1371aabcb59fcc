import Drawing
public import Foundation

// In files that import this module, these functions take precedence over those of the standard
// library, so that the same seed yields the same random numbers. Outside a rendering, the system's
// generator is used.

extension Double {
  /// Returns a random number in a closed range from the rendering's stream.
  public static func random(in range: ClosedRange<Double>) -> Double {
    var generator = RenderRandomNumberGenerator()
    return .random(in: range, using: &generator)
  }

  /// Returns a random number in a half-open range from the rendering's stream.
  public static func random(in range: Range<Double>) -> Double {
    var generator = RenderRandomNumberGenerator()
    return .random(in: range, using: &generator)
  }
}

extension Float {
  /// Returns a random number in a closed range from the rendering's stream.
  public static func random(in range: ClosedRange<Float>) -> Float {
    var generator = RenderRandomNumberGenerator()
    return .random(in: range, using: &generator)
  }

  /// Returns a random number in a half-open range from the rendering's stream.
  public static func random(in range: Range<Float>) -> Float {
    var generator = RenderRandomNumberGenerator()
    return .random(in: range, using: &generator)
  }
}

extension CGFloat {
  /// Returns a random number in a closed range from the rendering's stream.
  public static func random(in range: ClosedRange<CGFloat>) -> CGFloat {
    var generator = RenderRandomNumberGenerator()
    return .random(in: range, using: &generator)
  }

  /// Returns a random number in a half-open range from the rendering's stream.
  public static func random(in range: Range<CGFloat>) -> CGFloat {
    var generator = RenderRandomNumberGenerator()
    return .random(in: range, using: &generator)
  }
}

extension Int {
  /// Returns a random number in a closed range from the rendering's stream.
  public static func random(in range: ClosedRange<Int>) -> Int {
    var generator = RenderRandomNumberGenerator()
    return .random(in: range, using: &generator)
  }

  /// Returns a random number in a half-open range from the rendering's stream.
  public static func random(in range: Range<Int>) -> Int {
    var generator = RenderRandomNumberGenerator()
    return .random(in: range, using: &generator)
  }
}

extension UInt8 {
  /// Returns a random number in a closed range from the rendering's stream.
  public static func random(in range: ClosedRange<UInt8>) -> UInt8 {
    var generator = RenderRandomNumberGenerator()
    return .random(in: range, using: &generator)
  }

  /// Returns a random number in a half-open range from the rendering's stream.
  public static func random(in range: Range<UInt8>) -> UInt8 {
    var generator = RenderRandomNumberGenerator()
    return .random(in: range, using: &generator)
  }
}

extension UInt {
  /// Returns a random number in a closed range from the rendering's stream.
  public static func random(in range: ClosedRange<UInt>) -> UInt {
    var generator = RenderRandomNumberGenerator()
    return .random(in: range, using: &generator)
  }

  /// Returns a random number in a half-open range from the rendering's stream.
  public static func random(in range: Range<UInt>) -> UInt {
    var generator = RenderRandomNumberGenerator()
    return .random(in: range, using: &generator)
  }
}

extension Int32 {
  /// Returns a random number in a closed range from the rendering's stream.
  public static func random(in range: ClosedRange<Int32>) -> Int32 {
    var generator = RenderRandomNumberGenerator()
    return .random(in: range, using: &generator)
  }

  /// Returns a random number in a half-open range from the rendering's stream.
  public static func random(in range: Range<Int32>) -> Int32 {
    var generator = RenderRandomNumberGenerator()
    return .random(in: range, using: &generator)
  }
}

extension UInt32 {
  /// Returns a random number in a closed range from the rendering's stream.
  public static func random(in range: ClosedRange<UInt32>) -> UInt32 {
    var generator = RenderRandomNumberGenerator()
    return .random(in: range, using: &generator)
  }

  /// Returns a random number in a half-open range from the rendering's stream.
  public static func random(in range: Range<UInt32>) -> UInt32 {
    var generator = RenderRandomNumberGenerator()
    return .random(in: range, using: &generator)
  }
}

extension Int64 {
  /// Returns a random number in a closed range from the rendering's stream.
  public static func random(in range: ClosedRange<Int64>) -> Int64 {
    var generator = RenderRandomNumberGenerator()
    return .random(in: range, using: &generator)
  }

  /// Returns a random number in a half-open range from the rendering's stream.
  public static func random(in range: Range<Int64>) -> Int64 {
    var generator = RenderRandomNumberGenerator()
    return .random(in: range, using: &generator)
  }
}

extension UInt64 {
  /// Returns a random number in a closed range from the rendering's stream.
  public static func random(in range: ClosedRange<UInt64>) -> UInt64 {
    var generator = RenderRandomNumberGenerator()
    return .random(in: range, using: &generator)
  }

  /// Returns a random number in a half-open range from the rendering's stream.
  public static func random(in range: Range<UInt64>) -> UInt64 {
    var generator = RenderRandomNumberGenerator()
    return .random(in: range, using: &generator)
  }
}

extension Bool {
  /// Returns a random Boolean from the rendering's stream.
  public static func random() -> Bool {
    var generator = RenderRandomNumberGenerator()
    return .random(using: &generator)
  }
}

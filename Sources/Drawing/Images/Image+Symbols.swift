import Foundation

extension Image {
  /// The size of a symbol relative to the surrounding text.
  public enum Scale: Hashable, Sendable {
    /// Smaller than the default.
    case small
    /// The default.
    case medium
    /// Larger than the default.
    case large

    var factor: CGFloat {
      switch self {
      case .small: 0.8
      case .medium: 1
      case .large: 1.28
      }
    }
  }

  /// Has no effect, because symbols have one colour.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}

/// The colouring of a symbol's parts; here always the foreground style.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String
  /// One style for all parts.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// Shades of one style.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// Several styles.
  public static let palette = SymbolRenderingMode(name: "palette")
  /// The symbol's own colours.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
}

/// Variants of a symbol, which are appended to its name.
public struct SymbolVariants: Hashable, Sendable {
  let words: [String]
  /// No variant.
  public static let none = SymbolVariants(words: [])
  /// The variant in a circle.
  public static let circle = SymbolVariants(words: ["circle"])
  /// The variant in a square.
  public static let square = SymbolVariants(words: ["square"])
  /// The filled variant.
  public static let fill = SymbolVariants(words: ["fill"])
  /// This variant, filled.
  public var fill: SymbolVariants { SymbolVariants(words: words + ["fill"]) }
}

private struct ImageScaleKey: EnvironmentKey {
  static var defaultValue: Image.Scale { .medium }
}

private struct SymbolVariantsKey: EnvironmentKey {
  static var defaultValue: SymbolVariants { .none }
}

extension EnvironmentValues {
  /// The size of symbols relative to the surrounding text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  /// The variants appended to symbol names.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the size of symbols in this view relative to the surrounding text.
  public consuming func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }

  /// Adds a variant to the names of the symbols in this view.
  public consuming func symbolVariant(_ variant: SymbolVariants) -> some View {
    environment(\.symbolVariants, variant)
  }

  /// Has no effect, because symbols have one colour.
  public consuming func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
}

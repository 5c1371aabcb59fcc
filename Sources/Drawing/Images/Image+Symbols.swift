import Foundation

extension Image {
  /// How large a symbol is beside the text around it.
  public enum Scale: Hashable, Sendable {
    /// Smaller than usual.
    case small
    /// As usual.
    case medium
    /// Larger than usual.
    case large

    var factor: CGFloat {
      switch self {
      case .small: 0.8
      case .medium: 1
      case .large: 1.28
      }
    }
  }

  /// Is accepted and changes nothing: symbols are of one colour.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}

/// How the parts of a symbol are coloured; here always in the foreground style.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String
  /// In one style.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// In steps of one style.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// In several styles.
  public static let palette = SymbolRenderingMode(name: "palette")
  /// In colours of its own.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
}

/// Forms of a symbol, which are added to its name.
public struct SymbolVariants: Hashable, Sendable {
  let words: [String]
  /// As it is.
  public static let none = SymbolVariants(words: [])
  /// In a circle.
  public static let circle = SymbolVariants(words: ["circle"])
  /// In a square.
  public static let square = SymbolVariants(words: ["square"])
  /// Filled.
  public static let fill = SymbolVariants(words: ["fill"])
  /// This one and filled.
  public var fill: SymbolVariants { SymbolVariants(words: words + ["fill"]) }
}

private struct ImageScaleKey: EnvironmentKey {
  static var defaultValue: Image.Scale { .medium }
}

private struct SymbolVariantsKey: EnvironmentKey {
  static var defaultValue: SymbolVariants { .none }
}

extension EnvironmentValues {
  /// How large symbols are beside the text around them.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  /// What is added to the names of symbols.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

extension View {
  /// Sets how large symbols in this view are beside the text around them.
  public func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }

  /// Adds a form to the names of the symbols in this view.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    environment(\.symbolVariants, variant)
  }

  /// Is accepted and changes nothing: symbols are of one colour.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
}

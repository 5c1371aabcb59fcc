public import Foundation
import Pixels
import Scene

extension Image {
  /// A drawing that is known by its name.
  enum Symbol: Hashable, Sendable {
    case system(String)
    case resource
  }

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

  /// Whether a picture is drawn in its own colours; of no consequence here.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// In the foreground style.
    case template
    /// In its own colours.
    case original
  }

  /// Creates the picture of a symbol, in the size of the font and in the foreground style.
  ///
  /// The system's symbols belong to the system: for the plainest names there is a drawing of the
  /// library's own, with `.fill`, `.circle`, `.square` and their like; any other is a crossed box.
  public init(systemName: String) {
    self.init(symbol: .system(systemName))
  }

  /// Creates the picture of a symbol; its value is of no consequence.
  public init(systemName: String, variableValue: Double?) {
    self.init(symbol: .system(systemName))
  }

  /// Creates a picture that an application would have among its resources: a crossed box here.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(symbol: .resource)
  }

  /// Creates a picture that an application would have among its resources: a crossed box here.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(symbol: .resource)
  }

  /// Creates a picture that an application would have among its resources: a crossed box here.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(symbol: .resource)
  }

  /// One clear pixel.
  private static let nothing: Bitmap = {
    guard let pixel = Bitmap(width: 1, height: 1, bytes: [0, 0, 0, 0]) else {
      preconditionFailure("A pixel has four bytes")
    }
    return pixel
  }()

  private init(symbol: Symbol) {
    self.init(bitmap: Image.nothing)
    self.symbol = symbol
  }

  /// Is accepted and changes nothing: symbols are in the foreground style, pixels in their own.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }

  /// Is accepted and changes nothing: the edges of pictures are always smooth.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

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

/// A symbol in the size of the text around it.
struct SymbolView: View {
  /// The side of a symbol, as a share of the size of the font.
  private static let share: CGFloat = 1.17
  /// The side of a picture of which nothing is known, in points.
  private static let resourceSide: CGFloat = 32

  let symbol: Image.Symbol
  let isResizable: Bool
  @Environment(\.textStyling) private var styling
  @Environment(\.imageScale) private var scale
  @Environment(\.symbolVariants) private var variants

  var body: some View {
    let glyph = SymbolGlyph(named: name)
    let drawing = ZStack {
      if !glyph.areas.isEmpty {
        SymbolShape(path: glyph.areas).fill(style: FillStyle(eoFill: true))
      }
      if !glyph.lines.isEmpty {
        SymbolLines(path: glyph.lines, pen: CGFloat(styling.pen))
      }
    }
    if isResizable {
      drawing.frame(idealWidth: side, maxWidth: .infinity, idealHeight: side, maxHeight: .infinity)
    } else {
      drawing.frame(width: side, height: side)
    }
  }

  private var name: String {
    guard case .system(let name) = symbol else { return "" }
    return ([name] + variants.words.filter { !name.hasSuffix($0) }).joined(separator: ".")
  }

  private var side: CGFloat {
    guard case .system = symbol else { return Self.resourceSide }
    return CGFloat(styling.size) * Self.share * scale.factor
  }
}

/// The lines of a symbol, as wide as those of the text around it.
private struct SymbolLines: Shape {
  let path: Path
  let pen: CGFloat

  func path(in rect: CGRect) -> Path {
    let width = min(rect.width, rect.height) * pen
    return SymbolShape(path: path).path(in: rect)
      .strokedPath(StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round))
  }
}

import Foundation
import Scene

/// The drawing of a symbol in unit coordinates: areas and lines.
///
/// Apple's symbols can't be used here. These are simple drawings of this library for the most
/// common names; any other symbol is a crossed box, like an unknown character.
struct SymbolGlyph {
  /// The areas, filled with the even-odd rule.
  var areas = Path()
  /// The lines, drawn with a pen.
  var lines = Path()
  /// The lines cut out of the areas with a stroke width of ``holeStrokeWidth``.
  var holes = Path()

  /// Whether the name isn't known.
  private(set) var isUnknown = false

  /// The stroke width of holes.
  static let holeStrokeWidth = 0.09

  /// Creates the drawing of a name such as `star`, `heart.fill`, `plus.circle` or
  /// `xmark.circle.fill`.
  init(named name: String) {
    var words = name.split(separator: ".").map(String.init)
    let isFilled = words.last == "fill"
    if isFilled { words.removeLast() }
    if let whole = SymbolGlyph(plain: words.joined(separator: "."), isFilled: isFilled) {
      self = whole
      return
    }
    guard let frame = words.popLast(),
      let outline = SymbolGlyph.frames[frame] ?? SymbolOutline.closed[frame]?(),
      let inner = SymbolGlyph(plain: words.joined(separator: "."), isFilled: true)
    else {
      self = .unknown
      return
    }
    self.init(inner, in: outline, isFilled: isFilled)
  }

  private init() {}

  /// Creates a simple drawing, or `nil` if the name isn't known.
  private init?(plain name: String, isFilled: Bool) {
    if let outline = SymbolOutline.closed[name] ?? SymbolOutline.closedObjects[name] {
      if isFilled { areas = outline() } else { lines = outline() }
    } else if let drawing = SymbolOutline.open[name] ?? SymbolOutline.openSigns[name] {
      lines = drawing()
    } else {
      return nil
    }
  }

  /// Creates a drawing inside an outline; in a filled outline it is cut out.
  private init(_ inner: SymbolGlyph, in outline: Path, isFilled: Bool) {
    let badgeTransform = CGAffineTransform(a: 0.5, b: 0, c: 0, d: 0.5, tx: 0.25, ty: 0.25)
    guard isFilled else {
      areas = inner.areas.applying(badgeTransform)
      lines = outline
      lines.addPath(inner.lines, transform: badgeTransform)
      return
    }
    areas = outline
    areas.addPath(inner.areas, transform: badgeTransform)
    holes = inner.lines.applying(badgeTransform)
  }

  private static let frames: [String: Path] = [
    "circle": Path(ellipseIn: CGRect(x: 0.04, y: 0.04, width: 0.92, height: 0.92)),
    "square": Path(
      roundedRect: CGRect(x: 0.08, y: 0.08, width: 0.84, height: 0.84),
      cornerRadius: 0.18
    ),
  ]

  /// A crossed box.
  private static let unknown: SymbolGlyph = {
    var glyph = SymbolGlyph()
    glyph.isUnknown = true
    glyph.lines.addRect(CGRect(x: 0.1, y: 0.1, width: 0.8, height: 0.8))
    glyph.lines.addLines([CGPoint(x: 0.1, y: 0.1), CGPoint(x: 0.9, y: 0.9)])
    glyph.lines.addLines([CGPoint(x: 0.9, y: 0.1), CGPoint(x: 0.1, y: 0.9)])
    return glyph
  }()
}

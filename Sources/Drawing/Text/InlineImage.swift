import Foundation
import Scene

/// An image that is placed in a line of text like a glyph.
struct InlineImage {
  let image: ImageContent
  /// The size that it takes in the line, in points.
  let size: CGSize
  /// The distance of its lower edge below the baseline, in points.
  let descent: Double
  /// Whether its size follows that of the text.
  private let isSymbol: Bool

  /// Resolves a picture in an environment, for text with a style.
  init(_ image: Image, style: TextStyling, in environment: EnvironmentValues) {
    var environment = environment
    environment.textStyling = style
    var painted = ImageContent(image, in: environment)
    if painted.foreground != nil { painted.foreground = style.foreground }
    self.image = painted
    size = painted.size
    if case .symbol = image.source { isSymbol = true } else { isSymbol = false }
    // A symbol is centred vertically on the capital letters.
    descent =
      isSymbol ? Double(painted.size.height) / 2 - style.heights.capHeight * style.size / 2 : 0
  }

  private init(image: ImageContent, size: CGSize, descent: Double, isSymbol: Bool) {
    self.image = image
    self.size = size
    self.descent = descent
    self.isSymbol = isSymbol
  }

  /// The height above the baseline that the line needs for it, in points; 0 for symbols, which fit
  /// any line.
  var extraAscent: Double { isSymbol ? 0 : Double(size.height) }

  /// Returns the picture for text whose sizes are multiplied by a factor; only symbols are scaled.
  func scaled(by factor: CGFloat) -> InlineImage {
    guard isSymbol else { return self }
    return InlineImage(
      image: image,
      size: CGSize(width: size.width * factor, height: size.height * factor),
      descent: descent * Double(factor),
      isSymbol: true
    )
  }

  /// Returns the frame of the picture if its letter starts at a point on the baseline.
  func frame(at origin: CGPoint) -> CGRect {
    CGRect(
      x: origin.x,
      y: origin.y + CGFloat(descent) - size.height,
      width: size.width,
      height: size.height
    )
  }
}

extension TextLines {
  /// Returns the pictures in a text with their frames, relative to the top left corner.
  func images(
    in size: CGSize,
    isMirrored: Bool = false
  ) -> [(image: InlineImage, frame: CGRect, style: Int)] {
    guard text.images.contains(where: { $0 != nil }) else { return [] }
    var images: [(InlineImage, CGRect, Int)] = []
    for index in lines.indices {
      for placed in placed(index, in: size.width, isMirrored: isMirrored) {
        let letter = placed.letter
        guard letter.isImage, let image = text.images[letter.style] else { continue }
        let y = baseline(index) - Double(text.styles[letter.style].baselineOffset)
        images.append((image, image.frame(at: CGPoint(x: placed.x, y: y)), letter.style))
      }
    }
    return images
  }

  /// Returns the areas behind letters with a background, and their colours, relative to the top
  /// left corner.
  func backgrounds(in size: CGSize, isMirrored: Bool = false) -> [(frame: CGRect, color: RGBA)] {
    guard text.styles.contains(where: { $0.background != nil }) else { return [] }
    var areas: [(frame: CGRect, color: RGBA)] = []
    let (ascent, descent) = text.lineExtent
    for index in lines.indices {
      for placed in placed(index, in: size.width, isMirrored: isMirrored) {
        let letter = placed.letter
        if let color = text.styles[letter.style].background {
          let frame = CGRect(
            x: placed.x,
            y: baseline(index) - ascent,
            width: letter.advance,
            height: ascent + descent
          )
          // Consecutive letters share one area, so that no seam is visible between them.
          if let last = areas.last, last.color == color, last.frame.minY == frame.minY,
            abs(last.frame.maxX - frame.minX) < 1e-6
          {
            areas[areas.count - 1].frame = last.frame.union(frame)
          } else {
            areas.append((frame, color))
          }
        }
      }
    }
    return areas
  }
}

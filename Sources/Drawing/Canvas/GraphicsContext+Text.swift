public import Foundation
import Scene

extension GraphicsContext {
  /// A text that is ready to be drawn.
  public struct ResolvedText {
    /// The shading of the parts of the text that don't set a style.
    public var shading: Shading
    fileprivate let text: StyledText
    private let environment: EnvironmentValues

    init(_ text: Text, in environment: EnvironmentValues) {
      self.text = StyledText(text, in: environment)
      self.environment = environment
      shading = .foreground
      owned = text.runs.map { $0.style != nil }
    }

    /// Whether each part of the text sets a style.
    private let owned: [Bool]

    /// Returns the size of the text for a proposed size, in points.
    public func measure(in size: CGSize) -> CGSize {
      TextLines(text, in: ProposedViewSize(size)).size
    }

    /// Returns the position of the first baseline for a proposed size, in points from the top.
    public func firstBaseline(in size: CGSize) -> CGFloat {
      TextLines(text, in: ProposedViewSize(size)).baseline(0)
    }

    /// Returns the position of the last baseline for a proposed size, in points from the top.
    public func lastBaseline(in size: CGSize) -> CGFloat {
      let lines = TextLines(text, in: ProposedViewSize(size))
      return lines.baseline(lines.lines.count - 1)
    }

    /// Returns the paint of a part of the text.
    fileprivate func style(of part: Int) -> ResolvedStyle {
      owned[part]
        ? text.styles[part].foreground ?? .color(.black) : shading.resolvedStyle(in: environment)
    }

    /// Returns the paths of the text for a proposal, each with its paint.
    func strokes(
      in proposal: ProposedViewSize
    ) -> (size: CGSize, parts: [(stroke: TextStroke, style: ResolvedStyle)]) {
      let lines = TextLines(text, in: proposal)
      let size = lines.size
      let parts = lines.strokes(in: size).map { stroke in
        let style =
          stroke.isLetters ? style(of: stroke.index) : stroke.style.foreground ?? .color(.black)
        return (stroke, style)
      }
      return (size, parts)
    }
  }

  /// Resolves a text, so that it can be measured and drawn.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text, in: environment) }

  /// Draws a text with its anchor at a point; lines are broken only at the text's own line breaks.
  public func draw(
    _ text: ResolvedText,
    at point: CGPoint,
    anchor: UnitPoint = .center,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    guard !target.isDiscarded else { return }
    let (size, parts) = text.strokes(in: .unspecified)
    let offset = anchor.point(in: size)
    let origin = CGPoint(x: point.x - offset.x, y: point.y - offset.y)
    let source = SourceLine(calledAt: fileID, line)
    drawImages(of: text, in: .unspecified, at: origin, line: source)
    draw(parts, of: size, at: origin, line: source)
  }

  /// Draws a text in a rectangle from its top left corner; text that doesn't fit is truncated.
  public func draw(
    _ text: ResolvedText,
    in rect: CGRect,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    guard !target.isDiscarded else { return }
    let (size, parts) = text.strokes(in: ProposedViewSize(rect.size))
    let source = SourceLine(calledAt: fileID, line)
    drawImages(of: text, in: ProposedViewSize(rect.size), at: rect.origin, line: source)
    draw(parts, of: size, at: rect.origin, line: source)
  }

  /// Draws a text with its anchor at a point.
  public func draw(
    _ text: Text,
    at point: CGPoint,
    anchor: UnitPoint = .center,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    draw(resolve(text), at: point, anchor: anchor, fileID: fileID, line: line)
  }

  /// Draws a text in a rectangle from its top left corner; text that doesn't fit is truncated.
  public func draw(
    _ text: Text,
    in rect: CGRect,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    draw(resolve(text), in: rect, fileID: fileID, line: line)
  }

  /// Draws the backgrounds and the images of a text.
  private func drawImages(
    of resolved: ResolvedText,
    in proposal: ProposedViewSize,
    at origin: CGPoint,
    line: SourceLine?
  ) {
    let lines = TextLines(resolved.text, in: proposal)
    let size = lines.size
    let lineTransform = pictureTransform.translatedBy(x: origin.x, y: origin.y)
    for (frame, color) in lines.backgrounds(in: size) {
      paint(
        .fill(Path(frame), evenOdd: false),
        .color(color),
        in: frame,
        at: lineTransform,
        line: line
      )
    }
    for (inline, frame, index) in lines.images(in: size) {
      var image = inline.image
      if image.foreground != nil { image.foreground = resolved.style(of: index) }
      draw(image, in: frame.offsetBy(dx: origin.x, dy: origin.y), line: line)
    }
  }

  private func draw(
    _ parts: [(stroke: TextStroke, style: ResolvedStyle)],
    of size: CGSize,
    at origin: CGPoint,
    line: SourceLine?
  ) {
    let lineTransform = pictureTransform.translatedBy(x: origin.x, y: origin.y)
    let rect = CGRect(origin: .zero, size: size)
    for (stroke, style) in parts {
      paint(
        stroke.outline,
        style,
        in: rect.offsetBy(dx: -stroke.origin.x, dy: -stroke.origin.y),
        at: lineTransform.translatedBy(x: stroke.origin.x, y: stroke.origin.y),
        line: line,
        label: stroke.label
      )
    }
  }
}

#if Fonts

import FontShaping
import Foundation
import Scene
import Synchronization

/// The registered fonts as a source of glyphs for texts.
///
/// It is a class because all texts share the cache of shaped paragraphs.
final class FontShaper: TextShaper {
  let collection: FontCollection
  private let known = Mutex<[Paragraph: Shaped]>([:])

  /// The maximum number of shaped paragraphs in the cache, which exists because the frames of an
  /// animation repeat them.
  private static let limit = 512

  /// The inputs that determine the shape of a paragraph.
  private struct Paragraph: Hashable {
    let strings: [String]
    let styles: [ShapingStyle]
    let isRightToLeft: Bool
  }

  private struct Shaped {
    let characters: [Character]
    let clusters: [ShapedCluster]
    let base: Int
  }

  init(_ collection: FontCollection) {
    self.collection = collection
  }

  func hasFont(named name: String) -> Bool { collection.hasFont(named: name) }

  func heights(of style: TextStyling) -> FontHeights? {
    guard let font = collection.font(for: style.request(in: collection)) else { return nil }
    var heights = FontHeights(font.instance.metrics)
    heights.leading = style.font.leading.extraGap
    return heights
  }

  func shape(_ parts: [TextPart], in environment: EnvironmentValues) -> ShapedText? {
    let language = FontShaper.language(of: environment.locale)
    let styles = parts.map { part in
      ShapingStyle(
        font: part.style.request(in: collection),
        features: part.style.features,
        language: language,
        isObject: part.isImage
      )
    }
    var text = ShapedText(heights: parts.map { heights(of: $0.style) ?? FontHeights() })
    text.notes = unknownNames(in: parts)
    var missing: [Character] = []
    var paragraph = Array(repeating: "", count: parts.count)
    func endParagraph() {
      guard paragraph.contains(where: { !$0.isEmpty }) else { return }
      add(paragraph, styles, environment.layoutDirection, to: &text, &missing)
      paragraph = Array(repeating: "", count: parts.count)
    }
    for (index, part) in parts.enumerated() {
      for character in part.string {
        guard character.isNewline, !part.isImage else {
          paragraph[index].append(character)
          continue
        }
        endParagraph()
        text.letters.append((LetterShape(text: String(character)), index))
      }
    }
    endParagraph()
    if !missing.isEmpty { text.notes.append(FontShaper.note(on: missing)) }
    // A text without any outline is drawn and broken into lines as if there were no fonts.
    let hasOutlines = text.letters.contains { $0.shape.outline != nil }
    return hasOutlines || !text.notes.isEmpty ? text : nil
  }

  private func add(
    _ strings: [String],
    _ styles: [ShapingStyle],
    _ direction: LayoutDirection,
    to text: inout ShapedText,
    _ missing: inout [Character]
  ) {
    let paragraph = Paragraph(
      strings: strings,
      styles: styles,
      isRightToLeft: direction == .rightToLeft
    )
    let shaped = shaped(paragraph)
    let features = styles.map { $0.features.map(\.description) }
    for cluster in shaped.clusters {
      let characters = shaped.characters[cluster.characters]
      if cluster.isMissing {
        missing += characters.filter { !missing.contains($0) }
      }
      let outline = cluster.font.map { font in
        OutlineGlyphs(
          font: font.instance,
          isSlanted: font.isSlanted,
          glyphs: cluster.glyphs.map { ($0.id, $0.x, $0.y) },
          units: cluster.advance,
          features: features[cluster.style]
        )
      }
      if let font = cluster.font {
        text.heights[cluster.style].extend(to: FontHeights(font.instance.metrics))
      }
      let shape = LetterShape(
        text: String(characters),
        outline: outline,
        level: cluster.level,
        base: shaped.base,
        endsLine: cluster.breaks != .prohibited
      )
      text.letters.append((shape, cluster.style))
    }
  }

  private func shaped(_ paragraph: Paragraph) -> Shaped {
    if let shaped = known.withLock({ $0[paragraph] }) { return shaped }
    var shaper = ParagraphShaper(collection, ownFontHas: StrokeFont.contains)
    let characters = paragraph.strings.map { Array($0) }
    let styleOf = characters.indices.flatMap { index in
      repeatElement(index, count: characters[index].count)
    }
    let all = characters.flatMap { $0 }
    let (clusters, base) = shaper.clusters(
      of: all,
      styleOf: styleOf,
      styles: paragraph.styles,
      .firstStrong(orRightToLeft: paragraph.isRightToLeft)
    )
    let shaped = Shaped(characters: all, clusters: clusters, base: base)
    known.withLock { known in
      if known.count >= FontShaper.limit { known.removeAll() }
      known[paragraph] = shaped
    }
    return shaped
  }

  // MARK: - Notes

  private func unknownNames(in parts: [TextPart]) -> [String] {
    var names: [String] = []
    for name in parts.compactMap(\.style.font.name)
    where !names.contains(name) && !collection.hasFont(named: name) {
      names.append(name)
    }
    return names.map { name in
      "No font named “\(name)” is registered; registered families are "
        + collection.families.joined(separator: ", ")
    }
  }

  private static func note(on missing: [Character]) -> String {
    "No registered font has \(MissingCharacters.list(missing))"
  }

  /// Returns the language that selects the forms of characters that several languages share; `nil`
  /// for the default locale.
  private static func language(of locale: Locale) -> String? {
    let name = locale.identifier
    return name.hasPrefix("en_US_POSIX") || name.isEmpty
      ? nil : name.replacing("_", with: "-").split(separator: "@").first.map(String.init)
  }
}

extension FontInstance: OutlineFont {
  var glyphRun: GlyphRun {
    var run = GlyphRun(family: family, size: 0, width: 0)
    let value = { (tag: FontTag) in self.settings.first { $0.tag == tag }?.value }
    run.weight = value("wght") ?? style.weight
    run.stretch = value("wdth") ?? style.width
    run.isItalic = style.isItalic
    run.axes = settings.map { "'\($0.tag)' \(DecimalFormat.shortest($0.value))" }
    return run
  }
}

extension FontFeature {
  /// The feature and its value in the notation of CSS.
  fileprivate var description: String { "'\(tag)' \(value)" }
}

extension FontHeights {
  fileprivate init(_ metrics: FontMetrics) {
    ascent = metrics.ascent
    descent = metrics.descent
    lineGap = metrics.lineGap
    capHeight = metrics.capHeight
    rules = [-metrics.underlineHeight, -metrics.strikeoutHeight]
    ruleThicknesses = [metrics.underlineThickness, metrics.strikeoutThickness]
  }
}

extension TextStyling {
  /// Returns the font that the style requests.
  fileprivate func request(in collection: FontCollection) -> FontRequest {
    let design: FontDesign =
      switch isFixedWidth ? .monospaced : self.design ?? font.design ?? .default {
      case .default: .default
      case .serif: .serif
      case .rounded: .rounded
      case .monospaced: .monospaced
      }
    return FontRequest(
      name: font.name,
      design: design,
      weight: (weight ?? font.weight)?.value,
      width: (width ?? font.width).map { Double($0.value) * 100 },
      isItalic: isSlanted,
      opticalSize: collection.hasOpticalSizes ? size : nil
    )
  }

  /// The features that differ from the font's defaults.
  fileprivate var features: [FontFeature] {
    var features: [FontFeature] = []
    if hasMonospacedDigits || font.hasMonospacedDigits {
      features.append(FontFeature(tag: "tnum", value: 1))
    }
    if font.lowercaseIsSmallCaps { features.append(FontFeature(tag: "smcp", value: 1)) }
    if font.uppercaseIsSmallCaps { features.append(FontFeature(tag: "c2sc", value: 1)) }
    // Letters with additional spacing don't touch, so they aren't joined either.
    if kerning != 0 {
      features += ["liga", "clig"].map { FontFeature(tag: FontTag($0), value: 0) }
    }
    return features
  }
}

#endif

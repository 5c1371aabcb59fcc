#if Fonts

internal import CShaping
internal import Foundation

/// A shaper that splits a paragraph into clusters: it finds the direction, script and font of each
/// character, shapes runs of characters with equal properties, and finds where lines can end.
package struct ParagraphShaper {
  private var chooser: FontChooser

  /// Creates a shaper.
  ///
  /// - Parameters:
  ///   - collection: The registered fonts.
  ///   - ownFontHas: Returns whether the library's own font has a character.
  package init(_ collection: FontCollection, ownFontHas: @escaping (Character) -> Bool) {
    chooser = FontChooser(collection, ownFontHas: ownFontHas)
  }

  /// A character with the properties that determine its shaping.
  private struct Item {
    let scalars: Range<Int>
    let style: Int
    var level = 0
    var script = FontTag("Zyyy")
    var choice = FontChooser.Choice()

    /// Returns whether two characters can be shaped in one run.
    func agrees(with other: Item) -> Bool {
      style == other.style && level == other.level && script == other.script
        && choice == other.choice
    }
  }

  /// Shapes a paragraph, which must not contain line endings.
  ///
  /// - Parameters:
  ///   - characters: The characters.
  ///   - styleOf: The index of each character's style.
  ///   - styles: The styles.
  ///   - direction: The direction of the paragraph.
  /// - Returns: The clusters in the order of the text, and the level of the paragraph.
  package mutating func clusters(
    of characters: [Character],
    styleOf: [Int],
    styles: [ShapingStyle],
    _ direction: ParagraphDirection.Rule
  ) -> (clusters: [ShapedCluster], base: Int) {
    let scalars = characters.flatMap(\.unicodeScalars)
    let directions = ParagraphDirection(of: scalars.map(\.value), direction)
    var items = items(characters, styleOf)
    setScripts(of: &items, scalars)
    for index in items.indices {
      items[index].level = directions.levels[items[index].scalars.lowerBound]
      items[index].choice = chooser.choice(
        for: characters[index],
        script: items[index].script,
        style: styles[items[index].style]
      )
    }
    joinBlanks(&items, characters)
    let opportunities = LineBreaks.opportunities(in: scalars)
    // Fonts have no glyphs for control characters, such as tabs.
    let text = scalars.map { scalar -> UInt32 in
      guard scalar.properties.generalCategory == .control else { return scalar.value }
      return scalar.properties.isWhitespace ? 0x20 : 0x200B
    }
    var clusters: [ShapedCluster] = []
    var start = 0
    while start < items.count {
      var end = start + 1
      while end < items.count, items[end].agrees(with: items[start]) { end += 1 }
      clusters += shape(items, start..<end, text, styles[items[start].style])
      start = end
    }
    for index in clusters.indices {
      let last = items[clusters[index].characters.upperBound - 1].scalars.upperBound - 1
      clusters[index].breaks = opportunities[last]
    }
    return (clusters, directions.base)
  }

  // MARK: - Itemising

  private func items(_ characters: [Character], _ styleOf: [Int]) -> [Item] {
    var start = 0
    return zip(characters, styleOf).map { character, style in
      let end = start + character.unicodeScalars.count
      defer { start = end }
      return Item(scalars: start..<end, style: style)
    }
  }

  /// Gives characters without a script the script of the characters before them. At the start of
  /// the paragraph, they get the first script that follows.
  private func setScripts(of items: inout [Item], _ scalars: [Unicode.Scalar]) {
    let open: Set<FontTag> = ["Zyyy", "Zinh", "Zzzz"]
    var last: FontTag?
    var first: FontTag?
    for index in items.indices {
      let own = items[index].scalars.lazy.map { FontTag(cshaping_script(scalars[$0].value)) }
        .first { !open.contains($0) }
      first = first ?? own
      last = own ?? last
      if let last { items[index].script = last }
    }
    guard let first else { return }
    for index in items.indices.prefix(while: { items[$0].script == "Zyyy" }) {
      items[index].script = first
    }
  }

  /// Gives white space for which no font has a glyph the font of the character before it, so that
  /// the run isn't split. Other white space keeps the font of its style, as in browsers.
  private func joinBlanks(_ items: inout [Item], _ characters: [Character]) {
    for index in items.indices.dropFirst() where characters[index].isWhitespace {
      let before = items[index - 1]
      guard before.style == items[index].style, let font = before.choice.font,
        !before.choice.isMissing, font.instance.glyph(of: " ") != 0,
        items[index].choice.font?.instance.hasBlank(characters[index]) != true
      else { continue }
      items[index].choice = before.choice
    }
  }

  // MARK: - Shaping

  private func shape(
    _ items: [Item],
    _ range: Range<Int>,
    _ text: [UInt32],
    _ style: ShapingStyle
  ) -> [ShapedCluster] {
    let first = items[range.lowerBound]
    let isRightToLeft = !first.level.isMultiple(of: 2)
    let make = { (characters: Range<Int>) in
      ShapedCluster(
        characters: characters,
        style: first.style,
        level: first.level,
        font: first.choice.font,
        isMissing: first.choice.isMissing
      )
    }
    guard let font = first.choice.font else { return range.map { make($0..<$0 + 1) } }
    let scalars = first.scalars.lowerBound..<items[range.upperBound - 1].scalars.upperBound
    let run = ShapingRun(
      range: scalars,
      script: first.script,
      language: style.language,
      isRightToLeft: isRightToLeft,
      features: style.features
    )
    let glyphs = font.instance.shape(run, in: text)
    // A Swift character may contain several of HarfBuzz's clusters.
    var itemOf: [Int: Int] = [:]
    for index in range {
      for scalar in items[index].scalars { itemOf[scalar] = index }
    }
    var byItem: [Int: [ShapedGlyph]] = [:]
    for glyph in glyphs {
      byItem[itemOf[glyph.cluster] ?? range.lowerBound, default: []].append(glyph)
    }
    // The first cluster starts at the start of the run, even if no glyph does.
    let starts = [range.lowerBound] + byItem.keys.filter { $0 > range.lowerBound }.sorted()
    return starts.indices.map { index in
      let end = index + 1 < starts.count ? starts[index + 1] : range.upperBound
      var cluster = make(starts[index]..<end)
      cluster.place(byItem[starts[index]] ?? [])
      return cluster
    }
  }
}

extension ShapedCluster {
  /// Appends glyphs from left to right, and adds up their advances.
  fileprivate mutating func place(_ shaped: [ShapedGlyph]) {
    for glyph in shaped {
      glyphs.append(Glyph(id: glyph.id, x: advance + glyph.x, y: glyph.y))
      advance += glyph.advance
    }
  }
}

extension FontInstance {
  /// Returns whether the font has a character, composed or decomposed. Invisible characters, such
  /// as joiners, need no glyph; for white space, the glyph of a space is enough.
  package func has(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    if hasAll(scalars) { return true }
    if character.isWhitespace { return glyph(of: " ") != 0 }
    guard !character.isASCII else { return false }
    let text = String(character)
    return hasAll(text.precomposedStringWithCanonicalMapping.unicodeScalars)
      || hasAll(text.decomposedStringWithCanonicalMapping.unicodeScalars)
  }

  /// Returns whether the font has a glyph for white space; tabs are drawn as spaces.
  fileprivate func hasBlank(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy { scalar in
      glyph(of: scalar.properties.generalCategory == .control ? " " : scalar) != 0
    }
  }

  private func hasAll(_ scalars: some Sequence<Unicode.Scalar>) -> Bool {
    scalars.allSatisfy { scalar in
      glyph(of: scalar) != 0 || scalar.properties.isDefaultIgnorableCodePoint
        || scalar.properties.generalCategory == .control
    }
  }
}

#endif

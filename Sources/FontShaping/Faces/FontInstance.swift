#if Fonts

internal import CShaping
internal import Foundation
package import Scene
internal import Synchronization

/// A font with values for its axes, which shapes text and has outlines.
///
/// It is unchecked `Sendable`, because the memory behind its pointer never changes and the outlines
/// are behind a lock.
package final class FontInstance: @unchecked Sendable {
  package let settings: [FontSetting]
  /// The name of the font's family.
  package let family: String
  /// The weight, width and slant of the font, without its settings.
  package let style: FontStyle
  package let metrics: FontMetrics
  /// The number of font units per em.
  package let unitsPerEm: Int
  /// The name of the font and the values of its axes, such as `Inter` or `Inter wght=600`.
  package let name: String
  private let handle: OpaquePointer
  private let paths = Mutex<[UInt32: Path]>([:])

  init(_ handle: OpaquePointer, of face: FontFace, settings: [FontSetting]) {
    self.handle = handle
    self.settings = settings
    family = face.family
    style = face.style
    unitsPerEm = face.unitsPerEm
    metrics = FontMetrics(cshaping_font_metrics(handle), unitsPerEm: face.unitsPerEm)
    let values = settings.filter { setting in
      face.axes.first { $0.tag == setting.tag }?.defaultValue != setting.value
    }
    let words = values.map { "\($0.tag)=\(DecimalFormat.shortest($0.value))" }
    name = ([face.fullName] + words).joined(separator: " ")
  }

  deinit {
    cshaping_font_destroy(handle)
  }

  /// Returns the glyph of a scalar value; 0 if the font has none.
  package func glyph(of scalar: Unicode.Scalar) -> UInt32 {
    cshaping_font_glyph(handle, scalar.value)
  }

  /// Returns the outline of a glyph in font units, y growing down, the baseline at 0.
  ///
  /// The coordinates are multiples of 1/64.
  package func path(of glyph: UInt32) -> Path {
    if let path = paths.withLock({ $0[glyph] }) { return path }
    var outline = cshaping_font_outline(handle, glyph)
    defer { cshaping_outline_free(&outline) }
    let path = Path(outline)
    paths.withLock { $0[glyph] = path }
    return path
  }

  /// Shapes a run of scalar values; the text around it is its context.
  ///
  /// - Returns: The glyphs from left to right.
  package func shape(_ run: ShapingRun, in text: [UInt32]) -> [ShapedGlyph] {
    let features = run.features.map {
      cshaping_feature(tag: $0.tag.value, value: UInt32(clamping: $0.value))
    }
    var count = 0
    let glyphs = text.withUnsafeBufferPointer { text in
      features.withUnsafeBufferPointer { features in
        (run.language ?? "und").withCString { language in
          var given = cshaping_run(
            text: text.baseAddress,
            length: text.count,
            start: run.range.lowerBound,
            count: run.range.count,
            script: run.script.value,
            language: language,
            is_right_to_left: run.isRightToLeft,
            features: features.baseAddress,
            feature_count: features.count
          )
          return cshaping_shape(handle, &given, &count)
        }
      }
    }
    defer { cshaping_glyphs_free(glyphs) }
    return UnsafeBufferPointer(start: glyphs, count: count).map {
      ShapedGlyph(
        id: $0.glyph,
        cluster: Int($0.cluster),
        advance: Int($0.advance),
        x: Int($0.x_offset),
        y: Int($0.y_offset)
      )
    }
  }
}

extension FontInstance: Hashable {
  package static func == (left: FontInstance, right: FontInstance) -> Bool { left === right }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A part of a text that is shaped at once: one font, script, direction and language.
package struct ShapingRun: Sendable {
  /// The scalar values.
  package var range: Range<Int>
  /// The ISO 15924 tag.
  package var script: FontTag
  /// The BCP 47 tag; `nil` for none.
  package var language: String?
  package var isRightToLeft: Bool
  package var features: [FontFeature]

  package init(
    range: Range<Int>,
    script: FontTag,
    language: String? = nil,
    isRightToLeft: Bool = false,
    features: [FontFeature] = []
  ) {
    self.range = range
    self.script = script
    self.language = language
    self.isRightToLeft = isRightToLeft
    self.features = features
  }
}

/// A feature of a font, such as `tnum` for digits of equal width, on (1) or off (0).
package struct FontFeature: Hashable, Sendable {
  package let tag: FontTag
  package let value: Int

  package init(tag: FontTag, value: Int) {
    self.tag = tag
    self.value = value
  }
}

/// A glyph of a shaped run, in font units, y growing up.
package struct ShapedGlyph: Hashable, Sendable {
  package let id: UInt32
  /// The index of the first scalar value that the glyph represents.
  package let cluster: Int
  package let advance: Int
  /// The displacement of this glyph alone.
  package let x: Int
  package let y: Int
}

extension Path {
  fileprivate init(_ outline: cshaping_outline) {
    self.init()
    let commands = UnsafeBufferPointer(start: outline.commands, count: outline.command_count)
    let coordinates = UnsafeBufferPointer(
      start: outline.coordinates,
      count: outline.coordinate_count
    )
    var next = 0
    func point() -> CGPoint {
      defer { next += 2 }
      return CGPoint(x: Double(coordinates[next]) / 64, y: -Double(coordinates[next + 1]) / 64)
    }
    for command in commands {
      switch Int(command) {
      case Int(CSHAPING_MOVE): move(to: point())
      case Int(CSHAPING_LINE): addLine(to: point())
      case Int(CSHAPING_QUADRATIC):
        let control = point()
        addQuadCurve(to: point(), control: control)
      case Int(CSHAPING_CUBIC):
        let (control1, control2) = (point(), point())
        addCurve(to: point(), control1: control1, control2: control2)
      default: closeSubpath()
      }
    }
  }
}

#endif

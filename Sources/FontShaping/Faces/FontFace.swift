#if Fonts

internal import CShaping
internal import Synchronization

/// A font of a file, without values for its axes.
///
/// It is unchecked `Sendable`, because the memory behind its pointer never changes.
package final class FontFace: @unchecked Sendable {
  /// The path of its file.
  package let file: String
  /// Its index in the file.
  package let index: Int
  /// The name that all fonts of the family share, such as `Inter`.
  package let family: String
  /// All names by which it can be requested, in lower case.
  let names: Set<String>
  /// The name of the font itself, such as `Inter SemiBold`.
  package let fullName: String
  package let axes: [FontAxis]
  package let unitsPerEm: Int
  package let style: FontStyle
  private let handle: OpaquePointer
  private let instances = Mutex<[[FontSetting]: FontInstance]>([:])

  /// Takes ownership of a C face.
  init(_ handle: OpaquePointer, file: String, index: Int) {
    self.handle = handle
    self.file = file
    self.index = index
    unitsPerEm = Int(cshaping_face_units_per_em(handle))
    axes = FontFace.axes(of: handle)
    let name = { (identifier: UInt32) in FontFace.name(identifier, of: handle) }
    let legacyFamily = name(1)
    let family = name(16) ?? legacyFamily ?? name(6) ?? file
    self.family = family
    let full = name(4) ?? family
    fullName = full
    names = Set([family, full, legacyFamily, name(6)].compactMap { $0?.lowercased() })
    let plain = cshaping_font_create(handle, nil, 0)
    style = plain.map { FontStyle(cshaping_font_style($0)) } ?? FontStyle()
    cshaping_font_destroy(plain)
  }

  deinit {
    cshaping_face_destroy(handle)
  }

  package var glyphCount: Int { Int(cshaping_face_glyph_count(handle)) }

  /// Returns the font with values for some of its axes; `nil` if memory is exhausted.
  package func instance(_ settings: [FontSetting] = []) -> FontInstance? {
    let settings = settings.compactMap { setting in
      axes.first { $0.tag == setting.tag }
        .map { FontSetting(tag: setting.tag, value: $0.limited(setting.value)) }
    }
    .sorted { $0.tag.value < $1.tag.value }
    return instances.withLock { instances in
      if let known = instances[settings] { return known }
      let values = settings.map {
        cshaping_setting(tag: $0.tag.value, value: Float($0.value))
      }
      guard let font = cshaping_font_create(handle, values, values.count) else { return nil }
      let instance = FontInstance(font, of: self, settings: settings)
      instances[settings] = instance
      return instance
    }
  }

  /// The maximum length of a name that is read, in bytes.
  private static let nameLimit = 256

  private static func name(_ identifier: UInt32, of handle: OpaquePointer) -> String? {
    let bytes = [CChar](unsafeUninitializedCapacity: nameLimit) { buffer, count in
      guard let base = buffer.baseAddress else { return }
      count = cshaping_face_name(handle, identifier, base, nameLimit)
    }
    let text = String(decoding: bytes.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return text.isEmpty ? nil : text
  }

  private static func axes(of handle: OpaquePointer) -> [FontAxis] {
    let capacity = 32
    let axes = [cshaping_axis](unsafeUninitializedCapacity: capacity) { buffer, count in
      guard let base = buffer.baseAddress else { return }
      count = min(cshaping_face_axes(handle, base, capacity), capacity)
    }
    return axes.filter { $0.minimum <= $0.default_value && $0.default_value <= $0.maximum }.map {
      FontAxis(
        tag: FontTag($0.tag),
        minimum: Double($0.minimum),
        defaultValue: Double($0.default_value),
        maximum: Double($0.maximum)
      )
    }
  }
}

/// The weight, width and slant of a font.
package struct FontStyle: Hashable, Sendable {
  /// The weight: 400 for regular, 700 for bold.
  package var weight = 400.0
  /// The width, in percent of the normal width.
  package var width = 100.0
  package var isItalic = false

  init() {}

  init(_ style: cshaping_style) {
    weight = FontStyle.limited(style.weight, 1...1000, or: 400)
    width = FontStyle.limited(style.width, 1...1000, or: 100)
    isItalic = style.is_italic || style.slant < 0
  }

  private static func limited(
    _ value: Float,
    _ range: ClosedRange<Double>,
    or standard: Double
  ) -> Double {
    let value = Double(value)
    return value.isFinite && value > 0
      ? min(max(value, range.lowerBound), range.upperBound) : standard
  }
}

#endif

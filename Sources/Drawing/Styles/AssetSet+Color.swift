import AssetCatalogs
import Foundation

extension AssetSet {
  /// Returns the colour for both appearances.
  func color() throws -> Color {
    var light: Color.Components?
    var dark: Color.Components?
    for entry in try entries("colors") {
      guard let description = entry["color"] as? [String: Any] else { continue }
      let components = try components(description)
      if isDark(entry) {
        dark = components
      } else if light == nil {
        light = components
      }
    }
    guard let plain = light ?? dark else { throw malformed("it has no colour") }
    return dark.map { Color(light: plain, dark: $0) } ?? Color(source: .fixed(plain))
  }

  private func components(_ description: [String: Any]) throws -> Color.Components {
    guard let parts = description["components"] as? [String: Any] else {
      throw malformed("a colour has no components")
    }
    func number(_ key: String) throws -> Double? {
      guard let value = parts[key] else { return nil }
      let text = "\(value)".trimmingCharacters(in: .whitespaces)
      if text.hasPrefix("0x"), let byte = UInt8(text.dropFirst(2), radix: 16) {
        return Double(byte) / 255
      }
      guard let number = Double(text), number.isFinite else {
        throw malformed("“\(text.prefix(40))” isn't a colour component")
      }
      // Numbers above 1 without a decimal point are bytes.
      return text.contains(".") || number <= 1 ? number : number / 255
    }
    let opacity = try number("alpha") ?? 1
    if let white = try number("white") {
      return Color.Components(red: white, green: white, blue: white, opacity: opacity)
    }
    guard let red = try number("red"), let green = try number("green"),
      let blue = try number("blue")
    else { throw malformed("a colour lacks red, green or blue") }
    let space: Color.RGBColorSpace =
      description["color-space"] as? String == "display-p3" ? .displayP3 : .sRGB
    let (r, g, b) = space.sRGB(red, green, blue)
    return Color.Components(red: r, green: g, blue: b, opacity: opacity)
  }
}

extension Color {
  /// The colours of all catalogues that targets copy as resources. If several have the same name,
  /// the first is used.
  static let bundled: [String: Color] = {
    var colors: [String: Color] = [:]
    for set in AssetSet.bundled where set.kind == .color && colors[set.name] == nil {
      colors[set.name] = try? set.color()
    }
    return colors
  }()
}

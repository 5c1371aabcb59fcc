internal import Foundation

extension DisplayList {
  /// Returns the picture as text without its paths: each element with its paint, its bounds and a
  /// fingerprint of its shape, which doesn't depend on the position.
  package func summary() -> String {
    guard let outline = SceneOutline(commands: commands()) else { return "" }
    var writer = SummaryWriter()
    writer.line("canvas \(outline.size)")
    for element in outline.elements { writer.write(element) }
    return writer.text
  }
}

/// A writer of elements, indented by nesting.
private struct SummaryWriter {
  private(set) var text = ""
  private var depth = 0

  mutating func line(_ words: String) {
    text += String(repeating: "  ", count: depth) + words + "\n"
  }

  mutating func write(_ element: SceneElement) {
    line(head(of: element))
    depth += 1
    for property in element.properties where property.key != "rule" {
      line("\(property.key) \(property.value)")
    }
    if !element.path.isEmpty {
      let bounds = element.bounds
      let numbers = [bounds.minX, bounds.minY, bounds.width, bounds.height]
      line("bounds " + numbers.map { DecimalFormat.fixed(Double($0)) }.joined(separator: " "))
      line("\(SceneElement.fingerprintKey) \(element.path.verbs.count) \(fingerprint(of: element))")
    }
    for child in element.children { write(child) }
    depth -= 1
    line("end")
  }

  private func head(of element: SceneElement) -> String {
    let rule = element.properties.first { $0.key == "rule" }?.value
    switch element.kind {
    case "clip", "mask": return [element.kind, rule].compactMap(\.self).joined(separator: " ")
    default:
      return [element.kind, rule, EscapedName.escaped(element.name)].compactMap(\.self)
        .joined(separator: " ")
    }
  }

  /// Returns the 64-bit FNV-1a hash of the path relative to its first point and of the transform's
  /// linear part.
  private func fingerprint(of element: SceneElement) -> String {
    let transform = element.transform
    let linear = [transform.a, transform.b, transform.c, transform.d]
      .map { DecimalFormat.fixed(Double($0), places: 6) }
    let verbs = element.path.verbs.map { "\($0)" }
    let steps = element.path.steps.map { "\($0)" }
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in (verbs + steps + linear).joined(separator: " ").utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

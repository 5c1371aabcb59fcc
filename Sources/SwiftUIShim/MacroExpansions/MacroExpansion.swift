import Foundation

/// The replies to the compiler's requests.
package enum MacroExpansion {
  /// The supported version of the compiler's plugin protocol.
  private static let protocolVersion = 7

  package static func answer(to request: [String: Any]) -> [String: Any] {
    if request["getCapability"] != nil {
      return ["getCapabilityResult": ["capability": ["protocolVersion": protocolVersion]]]
    }
    if let attached = request["expandAttachedMacro"] as? [String: Any] {
      return expanded(attached)
    }
    if let freestanding = request["expandFreestandingMacro"] as? [String: Any] {
      return result(PreviewExpansion(freestanding)?.source ?? "")
    }
    return result("")
  }

  private static func result(_ source: String, _ diagnostics: [Any] = []) -> [String: Any] {
    ["expandMacroResult": ["expandedSource": source, "diagnostics": diagnostics]]
  }

  private static func expanded(_ request: [String: Any]) -> [String: Any] {
    let macro = request["macro"] as? [String: Any]
    let declaration = request["declSyntax"] as? [String: Any]
    let role = request["macroRole"] as? String
    guard let source = declaration?["source"] as? String else { return result("") }
    switch macro?["typeName"] as? String {
    case "EntryMacro":
      guard let entry = EnvironmentEntry(source) else { return result("") }
      return result(role == "accessor" ? entry.accessors : entry.key)
    case "AnimatableMacro" where role == "extension":
      return result(conformance(request))
    case "AnimatableMacro":
      let expansion = AnimatableExpansion(source)
      let location = declaration?["location"] as? [String: Any] ?? [:]
      return result(expansion.member, expansion.problems.map { diagnostic($0, location) })
    default:
      return result("")
    }
  }

  /// Returns an extension that adds the conformance; empty if the type already conforms.
  private static func conformance(_ request: [String: Any]) -> String {
    let missing = request["conformanceListSyntax"] as? [String: Any]
    let type = request["extendedTypeSyntax"] as? [String: Any]
    guard let type = type?["source"] as? String,
      let missing = missing?["source"] as? String, missing.contains("Animatable")
    else { return "" }
    return "extension \(type): SwiftUI.Animatable {}"
  }

  /// Returns an error at a position in a declaration.
  private static func diagnostic(
    _ problem: (message: String, offset: Int),
    _ location: [String: Any]
  ) -> [String: Any] {
    let start = location["offset"] as? Int ?? 0
    return [
      "message": problem.message,
      "severity": "error",
      "position": ["fileName": location["fileName"] ?? "", "offset": start + problem.offset],
      "highlights": [] as [Any],
      "notes": [] as [Any],
      "fixIts": [] as [Any],
    ]
  }
}

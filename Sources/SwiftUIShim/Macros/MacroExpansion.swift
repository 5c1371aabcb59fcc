import Foundation

/// What is answered to the compiler.
enum MacroExpansion {
  /// The version of the messages that this code knows.
  private static let protocolVersion = 7

  static func answer(to request: [String: Any]) -> [String: Any] {
    if request["getCapability"] != nil {
      return ["getCapabilityResult": ["capability": ["protocolVersion": protocolVersion]]]
    }
    if let attached = request["expandAttachedMacro"] as? [String: Any] {
      return expanded(attachedSource(attached))
    }
    if let freestanding = request["expandFreestandingMacro"] as? [String: Any] {
      return expanded(PreviewExpansion(freestanding)?.source ?? "")
    }
    return expanded("")
  }

  private static func expanded(_ source: String) -> [String: Any] {
    ["expandMacroResult": ["expandedSource": source, "diagnostics": [] as [Any]]]
  }

  private static func attachedSource(_ request: [String: Any]) -> String {
    let macro = request["macro"] as? [String: Any]
    let declaration = request["declSyntax"] as? [String: Any]
    guard macro?["typeName"] as? String == "EntryMacro",
      let source = declaration?["source"] as? String,
      let entry = EnvironmentEntry(source)
    else { return "" }
    return request["macroRole"] as? String == "accessor" ? entry.accessors : entry.key
  }
}

internal import Foundation

extension BuiltInDump {
  /// Creates the dump of an attributed string or of a part of one: its runs, in order, each with
  /// its attributes.
  ///
  /// The members and descriptions of these types differ from process to process.
  ///
  /// Returns `nil` for other values.
  init?(attributed value: Any) {
    // Comparing types takes less time than failed casts, and nearly every value has another type.
    guard BuiltInDump.attributedTypes.contains(ObjectIdentifier(type(of: value))) else {
      return nil
    }
    switch value {
    case let text as AttributedString: self.init(runs: AttributedRun.all(of: text))
    case let text as AttributedSubstring: self.init(runs: AttributedRun.all(of: text))
    case let run as AttributedRun:
      self.init(title: run.text.debugDescription, members: run.attributes.sortedMembers)
    case let attributes as AttributeContainer:
      let members = attributes.sortedMembers
      let title = members.count == 1 ? "1 attribute" : "\(members.count) attributes"
      self.init(title: title, members: members)
    default: return nil
    }
  }

  private static let attributedTypes = [
    ObjectIdentifier(AttributedString.self), ObjectIdentifier(AttributedSubstring.self),
    ObjectIdentifier(AttributedRun.self), ObjectIdentifier(AttributeContainer.self),
  ]

  private init(runs: [AttributedRun]) {
    let title = runs.count == 1 ? "1 run" : "\(runs.count) runs"
    self.init(title: title, members: runs.map { (label: nil, value: $0) })
  }

  private init(title: String, members: [Mirror.Child]) {
    self.title = title
    self.members = members
  }
}

/// A part of an attributed string that has the same attributes throughout.
struct AttributedRun {
  var text: String
  var attributes: AttributeContainer

  static func all(of text: some AttributedStringProtocol) -> [AttributedRun] {
    text.runs.map { run in
      AttributedRun(text: String(text[run.range].characters), attributes: run.attributes)
    }
  }
}

extension AttributeContainer {
  /// The attributes, sorted by name.
  ///
  /// Foundation has no API that lists them, so they are read from its storage. If the layout of
  /// the storage is unknown, the sorted lines of the description are used instead.
  fileprivate var sortedMembers: [Mirror.Child] {
    let contents = Mirror(reflecting: self).descendant("storage", "contents")
    guard let contents, Mirror(reflecting: contents).displayStyle == .dictionary else {
      let lines = "\(self)".split(separator: "\n", omittingEmptySubsequences: false)
      return lines.map(String.init).sorted { $0.isBefore($1) }.map { (label: nil, value: $0) }
    }
    return Mirror(reflecting: contents).children
      .map { attribute -> (name: String, value: Any) in
        let mirror = Mirror(reflecting: attribute.value)
        let value = mirror.descendant("value", "_rawValue") ?? mirror.descendant("value")
        return (mirror.descendant("key") as? String ?? "", value ?? attribute.value)
      }
      .sorted { $0.name.isBefore($1.name) }
      .map { (label: $0.name, value: $0.value) }
  }
}

internal import Foundation
internal import SnapshotCore

/// The parts of one value in a dump: title, further lines and members.
struct DumpedValue {
  /// The order in which members are shown.
  enum Order {
    case declared, byName, byText
  }

  /// The text after the bullet and the name, one line.
  private(set) var title = ""
  /// The lines below the title.
  private(set) var lines: [String] = []
  private(set) var members: [Mirror.Child] = []
  private(set) var order = Order.declared
  /// Whether there are members, or lines of a text or of bytes.
  private(set) var isOpen = false
  /// The identity of an instance of a class.
  private(set) var object: ObjectIdentifier?
  private let type: Any.Type

  init(_ value: Any, showsLines: Bool) {
    let mirror = Mirror(reflecting: value)
    type = mirror.subjectType
    if showsLines, let text = value as? any StringProtocol, text.utf8.contains(newline) {
      lines = DumpedValue.lines(of: String(text))
      title = "\(lines.count) lines"
      isOpen = true
    } else if mirror.displayStyle != .optional, let builtIn = BuiltInDump(value) {
      title = builtIn.title
      lines = builtIn.lines
      members = builtIn.members
      isOpen = !lines.isEmpty || !members.isEmpty
    } else if let own = value as? any AnySnapshotStringConvertible, hasOwnText(mirror),
      !Swift.type(of: own).renderChildren, !hasDefaultDescription(value)
    {
      show(own.snapshotDescription)
    } else {
      members = DumpedValue.members(of: mirror)
      isOpen = !members.isEmpty
      order = DumpedValue.order(of: value, mirror)
      show(heading(of: value, mirror))
      if Swift.type(of: value) is AnyClass { object = ObjectIdentifier(value as AnyObject) }
    }
  }

  /// Returns a name to show before a colon; in quotes if it begins with a quote, or contains `: `
  /// or a control character.
  static func name(_ label: String) -> String {
    let isPlain =
      label.utf8.first != UInt8(ascii: "\"")
      && !label.utf8.contains { $0 < 0x20 }
      && !zip(label.utf8, label.utf8.dropFirst()).contains { $0 == UInt8(ascii: ":") && $1 == 0x20 }
    return isPlain ? label : label.debugDescription
  }

  private let newline = UInt8(ascii: "\n")

  /// Uses the first line of a text as the title and the others as lines.
  private mutating func show(_ text: String) {
    guard text.utf8.contains(newline) else {
      title = text
      return
    }
    let all = text.utf8.split(separator: newline, omittingEmptySubsequences: false)
    title = all.first.map { String(Substring($0)) } ?? ""
    lines = all.dropFirst().map { String(Substring($0)) }
  }

  /// Returns the lines of a text, escaped as in a literal except for quotes.
  private static func lines(of text: String) -> [String] {
    text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
      String(
        String(Substring(line)).debugDescription.dropFirst().dropLast()
          .replacing("\\\"", with: "\"")
      )
    }
  }

  private static func order(of value: Any, _ mirror: Mirror) -> Order {
    switch mirror.displayStyle {
    case .set, .dictionary: .byText
    // A value with a custom description shows its members in declaration order.
    case _ where value is any AnySnapshotStringConvertible: .declared
    case _ where value is any CustomStringConvertible: .declared
    case .struct, .class, .foreignReference: .byName
    default: .declared
    }
  }

  private func heading(of value: Any, _ mirror: Mirror) -> String {
    let count = members.count
    switch mirror.displayStyle {
    case .collection: return count == 1 ? "1 element" : "\(count) elements"
    case .set: return count == 1 ? "1 member" : "\(count) members"
    case .dictionary: return count == 1 ? "1 key/value pair" : "\(count) key/value pairs"
    case .tuple: return count == 1 ? "(1 element)" : "(\(count) elements)"
    case .optional: return typeName + (count == 0 ? ".none" : "")
    default: break
    }
    if let own = value as? any AnySnapshotStringConvertible { return own.snapshotDescription }
    if let number = value as? any BinaryFloatingPoint, number.isNaN {
      // The description of NaN omits its sign and payload.
      return String(reflecting: value)
    }
    if let text = (value as? any CustomStringConvertible)?.description {
      return AddressText.removed(from: text)
    }
    switch mirror.displayStyle {
    case .class, .struct, .foreignReference: return typeName
    case .enum: return count == 0 ? "\(typeName).\(value)" : typeName
    default: return AddressText.removed(from: String(describing: value))
    }
  }

  /// Whether a custom description is used. Collections and optionals always show their contents.
  private func hasOwnText(_ mirror: Mirror) -> Bool {
    switch mirror.displayStyle {
    case .collection, .set, .dictionary, .tuple, .optional: false
    default: true
    }
  }

  /// Whether an object of a subclass of `NSObject` has no custom description, so that its members
  /// are shown.
  private func hasDefaultDescription(_ value: Any) -> Bool {
    let type = Swift.type(of: value)
    // A cast alone would bridge values to objects.
    guard type is AnyClass, let object = value as? NSObject else { return false }
    // The members of Foundation's own objects differ in every run.
    guard !String(reflecting: type).hasPrefix("Foundation") else { return false }
    let text = AddressText.removed(from: object.debugDescription)
    return text.hasPrefix("<") && text.hasSuffix("\(type)>")
  }

  /// Returns the members, those of superclasses first.
  private static func members(of mirror: Mirror) -> [Mirror.Child] {
    let inherited = mirror.superclassMirror.map(members) ?? []
    return inherited + Array(mirror.children)
  }

  /// The name of the type, without the number that the compiler adds to local types.
  var typeName: String {
    let name = String(describing: type)
    return name.utf8.contains(UInt8(ascii: "#")) ? name.replacing(/\ #[0-9]+/, with: "") : name
  }
}

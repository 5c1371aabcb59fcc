internal import Foundation
internal import SnapshotCore

/// What a dump shows of one value: its title, lines of its own, and its members.
struct DumpedValue {
  /// The order in which members are shown.
  enum Order {
    case declared, byName, byText
  }

  /// What follows the bullet and the name, in one line.
  private(set) var title = ""
  /// What is shown below the title, line by line.
  private(set) var lines: [String] = []
  private(set) var members: [Mirror.Child] = []
  private(set) var order = Order.declared
  /// Whether there is something inside: members, or the lines of a text or of bytes.
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
    } else if mirror.displayStyle != .optional, let known = KnownValue(value) {
      title = known.title
      lines = known.lines
      members = known.members
      isOpen = !lines.isEmpty || !members.isEmpty
    } else if let own = value as? any AnySnapshotStringConvertible, hasOwnText(mirror),
      !Swift.type(of: own).renderChildren, !saysOnlyItsType(value)
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

  /// A name as it stands before a colon; what holds `: ` or a line end is in quotes.
  static func name(_ label: String) -> String {
    let isPlain =
      label.utf8.first != UInt8(ascii: "\"")
      && !label.utf8.contains { $0 < 0x20 }
      && !zip(label.utf8, label.utf8.dropFirst()).contains { $0 == UInt8(ascii: ":") && $1 == 0x20 }
    return isPlain ? label : label.debugDescription
  }

  private let newline = UInt8(ascii: "\n")

  /// Takes the first line of a text for the title and the others for lines.
  private mutating func show(_ text: String) {
    guard text.utf8.contains(newline) else {
      title = text
      return
    }
    let all = text.utf8.split(separator: newline, omittingEmptySubsequences: false)
    title = all.first.map { String(Substring($0)) } ?? ""
    lines = all.dropFirst().map { String(Substring($0)) }
  }

  /// A text line by line, each escaped as in a literal, except for quotes, which need none here.
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
      // Its description leaves out sign and payload.
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

  /// An optional and a collection are what they hold, whatever else they can say.
  private func hasOwnText(_ mirror: Mirror) -> Bool {
    switch mirror.displayStyle {
    case .collection, .set, .dictionary, .tuple, .optional: false
    default: true
    }
  }

  /// Whether a subclass of `NSObject` has no custom description, so only its members differ.
  private func saysOnlyItsType(_ value: Any) -> Bool {
    let type = Swift.type(of: value)
    // Not by casting alone, which would bridge values to objects.
    guard type is AnyClass, let object = value as? NSObject else { return false }
    // What Foundation's own objects hold differs from run to run.
    guard !String(reflecting: type).hasPrefix("Foundation") else { return false }
    let text = AddressText.removed(from: object.debugDescription)
    return text.hasPrefix("<") && text.hasSuffix("\(type)>")
  }

  /// With what a superclass declares.
  private static func members(of mirror: Mirror) -> [Mirror.Child] {
    let inherited = mirror.superclassMirror.map(members) ?? []
    return inherited + Array(mirror.children)
  }

  /// The type without the number that the compiler gives to a local one.
  var typeName: String {
    let name = String(describing: type)
    return name.utf8.contains(UInt8(ascii: "#")) ? name.replacing(/\ #[0-9]+/, with: "") : name
  }
}

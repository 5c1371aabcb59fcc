/// The receipt of an order as a mail.
public struct Receipt: Sendable {
  public var order: Order

  public init(_ order: Order) {
    self.order = order
  }

  public var text: String {
    let lines = order.items.map { "\($0.count) × \($0.name)" }
    return """
      Subject: Your order \(order.number)

      \(lines.joined(separator: "\n"))

      Reply to this mail to change your order.

      """
  }
}

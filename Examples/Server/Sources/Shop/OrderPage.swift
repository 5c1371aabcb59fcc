/// The page that confirms an order.
public struct OrderPage: Sendable {
  public var order: Order

  public init(_ order: Order) {
    self.order = order
  }

  public var html: String {
    let rows = order.items.map { item in
      "    <tr><td>\(escaped(item.name))</td><td>\(item.count)</td><td>\(euros(item.price))</td></tr>"
    }
    return """
      <!DOCTYPE html>
      <title>Order \(order.number)</title>
      <h1>Thank you!</h1>
      <table>
      \(rows.joined(separator: "\n"))
      </table>
      <p>Total: \(euros(order.total))</p>

      """
  }

  private func euros(_ cents: Int) -> String {
    let rest = cents % 100
    return "€\(cents / 100).\(rest < 10 ? "0" : "")\(rest)"
  }

  private func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
  }
}

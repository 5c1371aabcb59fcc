import Shop
import Snapshot
import Testing

@Suite struct OrderTests {
  private let order = Order(
    number: 17,
    items: [
      Order.Item("Tea & biscuits", count: 2, price: 450),
      Order.Item("Coffee", count: 1, price: 305),
    ]
  )

  @Test func json() {
    assertSnapshot(of: order, as: .json)
  }

  @Test func page() {
    assertSnapshot(of: OrderPage(order), as: .html)
  }

  @Test func receipt() {
    assertSnapshot(of: Receipt(order).text, as: .lines)
  }
}

extension Snapshotting where Value == OrderPage, Format == String {
  /// The page as it is sent, in a file that a browser opens.
  static let html = Snapshotting<String, String>(pathExtension: "html", diffing: .lines)
    .pullback { (page: OrderPage) in page.html }
}

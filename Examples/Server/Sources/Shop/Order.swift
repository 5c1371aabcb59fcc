/// An order of the shop.
public struct Order: Codable, Sendable {
  public var number: Int
  public var items: [Item]

  /// One product with its quantity.
  public struct Item: Codable, Sendable {
    public var name: String
    public var count: Int
    /// The price of one, in cents.
    public var price: Int

    public init(_ name: String, count: Int, price: Int) {
      self.name = name
      self.count = count
      self.price = price
    }
  }

  public init(number: Int, items: [Item]) {
    self.number = number
    self.items = items
  }

  /// The sum, in cents.
  public var total: Int { items.reduce(0) { $0 + $1.count * $1.price } }
}

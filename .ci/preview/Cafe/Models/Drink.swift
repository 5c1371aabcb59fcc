import Foundation

struct Drink: Identifiable, Hashable {
  let id: Int
  var name: String
  var price: Double
  var symbol: String

  static let samples = [
    Drink(id: 1, name: "Espresso", price: 2.2, symbol: "cup.and.saucer"),
    Drink(id: 2, name: "Green tea", price: 2.9, symbol: "leaf"),
    Drink(id: 3, name: "Lemonade", price: 3.5, symbol: "drop"),
  ]
}

import Combine
import Foundation

final class Order: ObservableObject {
  @Published var lines: [Drink] = []

  var total: Double { lines.reduce(0) { $0 + $1.price } }
}

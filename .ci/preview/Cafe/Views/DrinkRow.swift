import SwiftUI

struct DrinkRow: View {
  var drink: Drink

  var body: some View {
    HStack {
      Image(systemName: drink.symbol)
      Text(drink.name)
      Spacer()
      PriceTag(price: drink.price)
    }
    .padding()
  }
}

#Preview {
  DrinkRow(drink: .samples[0])
}

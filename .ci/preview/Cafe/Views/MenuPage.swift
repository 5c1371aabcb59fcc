import SwiftUI

struct MenuPage: View {
  @EnvironmentObject private var order: Order

  var body: some View {
    VStack(alignment: .leading) {
      Text("Menu").font(.largeTitle).bold()
      ForEach(Drink.samples) { drink in
        Button { order.lines.append(drink) } label: { DrinkRow(drink: drink) }
      }
      TotalBar()
    }
    .padding()
  }
}

#Preview("With an order") {
  MenuPage().environmentObject(Order())
}

#Preview("Without an order") {
  MenuPage()
}

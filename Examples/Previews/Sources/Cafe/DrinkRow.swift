import SwiftUI

struct DrinkRow: View {
  let name: String
  let price: Double
  @State private var isFavourite = false

  var body: some View {
    HStack {
      Button {
        isFavourite.toggle()
      } label: {
        Image(systemName: isFavourite ? "heart.fill" : "heart")
      }
      .foregroundStyle(.pink)
      Text(name)
      Spacer()
      Text("€\(price, specifier: "%.2f")").foregroundStyle(.secondary)
    }
    .padding()
  }
}

#Preview("Drink", traits: .fixedLayout(width: 280, height: 60)) {
  DrinkRow(name: "Flat white", price: 3.2)
}

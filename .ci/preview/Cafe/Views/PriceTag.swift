import SwiftUI

struct PriceTag: View {
  var price: Double

  var body: some View {
    Text("\(price, specifier: "%.2f") €")
      .font(.headline)
      .padding(.horizontal, 12)
      .padding(.vertical, 6)
      .background(Color("Accent"), in: Capsule())
      .foregroundColor(.white)
  }
}

#Preview("Cheap", traits: .sizeThatFitsLayout) {
  PriceTag(price: 2.2)
}

#Preview("Dear", traits: .fixedLayout(width: 160, height: 60)) {
  PriceTag(price: 122)
}

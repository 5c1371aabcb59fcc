import SwiftUI

struct LoyaltyCard: View {
  let stamps: Int

  var body: some View {
    LazyVGrid(columns: Array(repeating: GridItem(.fixed(32)), count: 5), spacing: 12) {
      ForEach(0..<10) { index in
        Circle()
          .strokeBorder(.white, lineWidth: 2)
          .background(index < stamps ? Color.white : .clear, in: Circle())
          .frame(width: 32, height: 32)
      }
    }
    .padding(20)
    .background(.brown.gradient, in: RoundedRectangle(cornerRadius: 16))
  }
}

#Preview("Card") { LoyaltyCard(stamps: 7) }

import SwiftUI

struct Trails: View {
  @State private var isAnimating = false
  let colors: [Color] = [.cyan, .blue, .purple]

  var body: some View {
    ZStack {
      ForEach(0..<3) { index in
        Capsule()
          .fill(
            LinearGradient(
              colors: [colors[index].opacity(0.8), .clear],
              startPoint: .leading,
              endPoint: .trailing
            )
          )
          .frame(width: isAnimating ? 450 : 0, height: 3)
          .offset(x: isAnimating ? -140 : -600, y: CGFloat(index * 35))
          .blur(radius: CGFloat(index * 2))
          .animation(.spring(response: 1.2).delay(Double(index) * 0.15), value: isAnimating)
      }
      Spacers()  // unknown
    }
  }
}

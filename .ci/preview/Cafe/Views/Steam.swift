import SwiftUI

struct Steam: View {
  @State private var isUp = false

  var body: some View {
    Circle()
      .fill(.gray)
      .frame(width: 24, height: 24)
      .offset(y: isUp ? -40 : 40)
      .frame(width: 60, height: 120)
      .onAppear { withAnimation(.linear(duration: 1)) { isUp = true } }
  }
}

#Preview { Steam() }

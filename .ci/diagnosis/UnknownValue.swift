import SwiftUI

struct Dots: View {
  let ids = ["a", "b"]

  var body: some View {
    VStack {
      ForEach(Array(ids.enumerated()), id: \.offset) { index, id in
        Circle()
          .frame(width: CGFloat(index * 10), height: CGFloat(index * 10))
          .opacity(Double(index) * 0.2)
        Text(id).font(.system(size: CGFloat(index * 2 + 10)))
      }
      Color.red.frame(height: thickness)  // unknown
    }
  }
}

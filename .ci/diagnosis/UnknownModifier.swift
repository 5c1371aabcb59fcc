import SwiftUI

struct Bars: View {
  @State private var isShown = false
  let values: [Double] = [3, 1, 4]

  var body: some View {
    HStack {
      ForEach(0..<values.count, id: \.self) { index in
        Rectangle()
          .frame(width: CGFloat(index * 4), height: isShown ? CGFloat(values[index] * 20) : 0)
          .offset(x: CGFloat(index * 2))
      }
    }
    .paddings(8)  // unknown
    .onAppear { isShown = true }
  }
}

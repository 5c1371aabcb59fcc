import SwiftUI

struct Counter: View {
  @Binding var count: Int

  var body: some View {
    HStack {
      Button("−") { count -= 1 }
      Text("\(count)").monospacedDigit()
      Button("+") { count += 1 }
    }
    .padding()
  }
}

#Preview("Three") {
  @Previewable @State var count = 3
  Counter(count: $count)
}

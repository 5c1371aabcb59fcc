import SwiftUI

struct Vanishing: View {
  var depth: Int

  var body: some View {
    Text("\(fall(depth))")
  }

  private func fall(_ depth: Int) -> Int {
    depth == .min ? 0 : fall(depth + 1) &+ 1
  }
}

#Preview("Recurses without end") { Vanishing(depth: 0) }

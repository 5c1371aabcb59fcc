import SwiftUI

struct EmptyShelf: View {
  var cups: [String] = []

  var body: some View {
    Text(cups[3])
  }
}

#Preview("Traps") { EmptyShelf() }

struct EndlessQueue: View {
  var body: some View {
    Text("\(wait())")
  }

  private func wait() -> Int {
    var guests = 1
    while guests > 0 { guests = guests % 7 + 1 }
    return guests
  }
}

#Preview("Never ends") { EndlessQueue() }

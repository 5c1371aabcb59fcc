import SwiftUI

struct SignBoard: View {
  @State var isShowingHours = true

  var body: some View {
    HStack {
      Image(systemName: "cup.and.saucer.fill")
      Image(systemName: "star.fill")
      Text("Open")
    }
    .padding()
    .sheet(isPresented: $isShowingHours) { Text("8–18") }
  }
}

#Preview("Signs") { SignBoard() }

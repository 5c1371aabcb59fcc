import SwiftUI

extension View {
  func card() -> some View {
    padding().background(.quaternary, in: RoundedRectangle(cornerRadius: 12))
  }

  /// Needs a name that isn't available; the other declarations of this file are kept.
  func onMap() -> some View {
    background(MKMapBackground())
  }
}

struct Card: View {
  var body: some View {
    Text("A card").card()
  }
}

#Preview("Kept") { Card() }

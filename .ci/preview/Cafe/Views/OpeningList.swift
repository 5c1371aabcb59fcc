import SwiftUI

struct OpeningList: View {
  var body: some View {
    List(Opening.allCases, id: \.self) { opening in
      HStack {
        Text(opening.rawValue.capitalized)
        Spacer()
        Text(opening.hours).foregroundStyle(.secondary)
      }
    }
  }
}

#Preview { OpeningList() }

import SwiftUI

extension EnvironmentValues {
  @Entry var bannerColor: Color = .orange
  @Entry var bannerLines = 1
  @Entry var bannerNote: String?
}

struct Banner: View {
  @Environment(\.bannerColor) private var color
  @Environment(\.bannerLines) private var lines
  @Environment(\.bannerNote) private var note
  let title: String

  var body: some View {
    VStack {
      Text(title).lineLimit(lines)
      if let note {
        Text(note).font(.caption)
      }
    }
    .padding()
    .background(color, in: .rect(cornerRadius: 8))
  }
}

struct BannerBoard: View {
  var body: some View {
    VStack {
      Banner(title: "Plain")
      Banner(title: "Green").environment(\.bannerColor, .green).environment(\.bannerNote, "note")
    }
  }
}

#Preview {
  Banner(title: "One")
}

#Preview("Two", traits: .sizeThatFitsLayout) {
  let titles = ["One", "Two"]
  VStack {
    ForEach(titles, id: \.self) { Banner(title: $0) }
  }
}

#Preview("State") {
  // `@Previewable` state lasts like a view's own state.
  @Previewable @State var isOn = false
  @Previewable @State
  var color = Color.red

  let title = isOn ? "On" : "Off"
  Banner(title: title)
    .environment(\.bannerColor, color)
    .onAppear {
      isOn.toggle()
      withAnimation(.linear(duration: 1)) { color = .blue }
    }
}

#Preview("Two", traits: .fixedLayout(width: 80, height: 40)) { Circle() }

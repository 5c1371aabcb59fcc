import SwiftUI

/// A ring as a style of progress.
struct RingProgressStyle: ProgressViewStyle {
  var color = Color.green
  var width = 14.0

  func makeBody(configuration: Configuration) -> some View {
    let fraction = configuration.fractionCompleted ?? 0

    return ZStack {
      Circle()
        .stroke(color.opacity(0.2), lineWidth: CGFloat(width))
      Circle()
        .trim(from: 0, to: CGFloat(fraction))
        .stroke(color, style: StrokeStyle(lineWidth: CGFloat(width), lineCap: .round))
        .rotationEffect(.degrees(-90))
      configuration.currentValueLabel
        .font(.headline)
    }
    .padding(CGFloat(width / 2))
  }
}

/// A label pressed into a card.
struct CardButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal, 18)
      .padding(.vertical, 8)
      .background(
        RoundedRectangle(cornerRadius: 10, style: .continuous)
          .fill(configuration.isPressed ? Color.gray : Color(.systemGray5))
          .shadow(color: .black.opacity(0.3), radius: 3, x: 1, y: 2)
      )
      .scaleEffect(configuration.isPressed ? 0.95 : 1)
      .animation(.spring(), value: configuration.isPressed)
  }
}

/// The controls, symbols and named images around a drawing.
struct ControlBoard: View {
  @State private var amount = 0.62
  @State private var isOn = true
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    NavigationView {
      VStack(alignment: .leading, spacing: 10) {
        HStack {
          ProgressView(value: amount) {
            Text("done")
          } currentValueLabel: {
            Text("\(Int(amount * 100))%")
          }
          .progressViewStyle(RingProgressStyle())
          .frame(width: 90, height: 90)
          VStack(alignment: .leading) {
            Label("Favourite", systemImage: "heart.fill").foregroundColor(.red)
            Label("Weather", systemImage: isOn ? "sun.max.fill" : "moon")
            Image(systemName: "checkmark.circle.fill").imageScale(.large)
          }
        }
        Slider(value: $amount, in: 0...1, step: 0.01)
          .accentColor(.orange)
        ProgressView("Loading", value: amount)
        Toggle("Dark", isOn: $isOn)
        HStack {
          Button(action: { amount = 0 }) {
            Text(direction == .leftToRight ? "Reset" : "teseR")
          }
          .buttonStyle(CardButtonStyle())
          Spacer()
          Image(systemName: "star")
            .resizable()
            .scaledToFit()
            .frame(width: 28, height: 28)
            .foregroundColor(Color(#colorLiteral(red: 1, green: 0.6, blue: 0, alpha: 1)))
        }
      }
      .padding()
      .frame(width: 280)
      .navigationTitle("Controls")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

#Preview("Controls") {
  ControlBoard()
}

/// An application, because copied files often contain one.
struct ControlApp: App {
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup {
      ControlBoard()
    }
  }
}

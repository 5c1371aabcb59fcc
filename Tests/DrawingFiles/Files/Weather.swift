import SwiftUI

enum Weather: String, CaseIterable, Identifiable {
  case sunny, cloudy, rainy
  var id: Self { self }
}

struct CloudShape: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.addEllipse(
        in: CGRect(
          x: rect.width * 0.05,
          y: rect.height * 0.45,
          width: rect.width * 0.4,
          height: rect.height * 0.45
        )
      )
      path.addEllipse(
        in: CGRect(
          x: rect.width * 0.25,
          y: rect.height * 0.2,
          width: rect.width * 0.45,
          height: rect.height * 0.6
        )
      )
      path.addRoundedRect(
        in: CGRect(
          x: rect.width * 0.1,
          y: rect.height * 0.6,
          width: rect.width * 0.8,
          height: rect.height * 0.3
        ),
        cornerSize: CGSize(width: 12, height: 12)
      )
    }
  }
}

struct WeatherIcon: View {
  let weather: Weather

  var body: some View {
    Group {
      switch weather {
      case .sunny:
        sun
      case .cloudy:
        cloud.foregroundColor(.gray)
      case .rainy:
        VStack(spacing: 2) {
          cloud
          HStack(spacing: 8) {
            ForEach(0..<3) { _ in
              Capsule().frame(width: 4, height: 14).rotationEffect(.degrees(15))
            }
          }
        }
        .foregroundStyle(.secondary)
      }
    }
    .frame(width: 80, height: 80)
    .accessibilityLabel(weather.rawValue)
  }

  @ViewBuilder
  private var sun: some View {
    ZStack {
      Circle().fill(Color.yellow).padding(20)
      ForEach(0..<8) {
        Capsule()
          .fill(Color.orange)
          .frame(width: 5, height: 14)
          .offset(y: -32)
          .rotationEffect(.degrees(Double($0) * 45))
      }
    }
  }

  private var cloud: some View { CloudShape() }
}

struct WeatherPicker: View {
  @State private var weather = Weather.cloudy
  @State private var numbers = [3, 1, 2].shuffled()

  var body: some View {
    VStack {
      Picker("Weather", selection: $weather) {
        ForEach(Weather.allCases) { kind in
          Text(kind.rawValue.capitalized).tag(kind)
        }
      }
      .pickerStyle(.segmented)
      WeatherIcon(weather: weather)
        .id(weather)
        .transition(.opacity)
      if Bool.random(), let first = numbers.randomElement() {
        Text("\(first)")
      } else {
        EmptyView()
      }
    }
    .padding()
    .frame(width: 260)
  }
}

/// A view whose body creates a random picker, which uses the generator of the rendering.
struct WeatherBoard: View {
  var body: some View {
    WeatherPicker()
  }
}

import CoreGraphics
import SwiftUI

/// A wave that moves by its phase and rises by its level.
struct LiquidWave: Shape {
  var phase: Angle
  var level: Double
  var strength = 8.0

  var animatableData: AnimatablePair<Double, AnimatablePair<Double, Double>> {
    get { AnimatablePair(phase.degrees, AnimatablePair(level, strength)) }
    set {
      phase = .degrees(newValue.first)
      (level, strength) = (newValue.second.first, newValue.second.second)
    }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let height = rect.height * CGFloat(1 - level)
    path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
    for x in stride(from: rect.minX, through: rect.maxX, by: 2) {
      let relative = x / rect.width
      let sine = sin(relative * 2 * .pi + CGFloat(phase.radians))
      path.addLine(to: CGPoint(x: x, y: height + CGFloat(strength) * sine))
    }
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

/// A round glass that fills.
struct LiquidGauge: View {
  @State var level: Double
  @State private var phase = Angle.zero

  init(level: Double) {
    self.level = level
  }

  var body: some View {
    ZStack {
      ForEach(0..<3) { layer in
        LiquidWave(phase: phase + .degrees(Double(layer) * 70), level: level)
          .fill(Color.blue.opacity(0.3 + 0.2 * Double(layer)))
      }
      Text("\(level * 100, specifier: "%.0f")%")
        .font(.system(size: 34, weight: .bold, design: .rounded))
        .foregroundColor(.white)
        .shadow(radius: 2)
    }
    .clipShape(Circle())
    .overlay(Circle().strokeBorder(Color.blue, lineWidth: 4))
    .frame(width: 180, height: 180)
    .onAppear {
      withAnimation(.linear(duration: 1.5).repeatForever(autoreverses: false)) {
        phase = .degrees(360)
      }
      withAnimation(.easeOut(duration: 2)) { level += 0.2 }
    }
  }
}

/// A gleam that moves across a view repeatedly.
struct Gleam: ViewModifier {
  @State private var phase: CGFloat = -1

  func body(content: Content) -> some View {
    content
      .overlay(
        LinearGradient(
          gradient: Gradient(colors: [.white.opacity(0), .white.opacity(0.6), .white.opacity(0)]),
          startPoint: .leading,
          endPoint: .trailing
        )
        .rotationEffect(.degrees(20))
        .offset(x: phase * 180)
        .mask(content)
      )
      .onAppear {
        withAnimation(.linear(duration: 1.2).repeatForever(autoreverses: false)) { phase = 1.5 }
      }
  }
}

struct Waves_Previews: PreviewProvider {
  static var previews: some View {
    VStack(spacing: 20) {
      LiquidGauge(level: 0.4)
      RoundedRectangle(cornerRadius: 14)
        .fill(Color.purple)
        .frame(width: 180, height: 60)
        .modifier(Gleam())
    }
  }
}

import SwiftUI

@Animatable
struct Wedge: Shape {
  var start: Angle
  var end: Angle
  var hole = 0.3, lift: CGFloat = 0
  @AnimatableIgnored var isClockwise = false

  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY - lift)
    let radius = min(rect.width, rect.height) / 2
    var path = Path()
    path.addArc(
      center: center,
      radius: radius,
      startAngle: start,
      endAngle: end,
      clockwise: isClockwise
    )
    path.addArc(
      center: center,
      radius: radius * hole,
      startAngle: end,
      endAngle: start,
      clockwise: !isClockwise
    )
    path.closeSubpath()
    return path
  }
}

@Animatable struct Tilt: ViewModifier {
  let unit: Double
  var steps: Double { didSet {} }
  var angle: Angle { .degrees(unit * steps) }

  func body(content: Content) -> some View { content.rotationEffect(angle) }
}

@Animatable
struct Counter: View {
  var value: Double
  @State private var digits = 1

  var body: some View {
    Text(value, format: .number.precision(.fractionLength(digits)))
      .monospacedDigit()
  }
}

struct WedgeBoard: View {
  @State private var isOpen = false

  var body: some View {
    VStack {
      ZStack {
        Wedge(start: .degrees(-90), end: .degrees(isOpen ? 180 : -60), lift: isOpen ? 10 : 0)
          .fill(.teal)
        Wedge(start: .zero, end: .degrees(isOpen ? 40 : 80), hole: isOpen ? 0.9 : 0.7)
          .fill(.orange)
      }
      .modifier(Tilt(unit: 15, steps: isOpen ? 6 : 0))
      Counter(value: isOpen ? 100 : 0)
    }
    .onAppear {
      withAnimation(.linear(duration: 2)) { isOpen = true }
    }
  }
}

import SwiftUI

struct Flower: Shape {
  // How much to move this petal away from the center
  var petalOffset: Double = -20
  // How wide to make each petal
  var petalWidth: Double = 100

  func path(in rect: CGRect) -> Path {
    var path = Path()
    for number in stride(from: 0, to: CGFloat.pi * 2, by: CGFloat.pi / 8) {
      let rotation = CGAffineTransform(rotationAngle: number)
      let position = rotation.concatenating(
        CGAffineTransform(translationX: rect.width / 2, y: rect.height / 2)
      )
      let originalPetal = Path(
        ellipseIn: CGRect(
          x: CGFloat(petalOffset),
          y: 0,
          width: CGFloat(petalWidth),
          height: rect.width / 2
        )
      )
      let rotatedPetal = originalPetal.applying(position)
      path.addPath(rotatedPetal)
    }
    return path
  }
}

struct ColorCyclingCircle: View {
  var amount = 0.0
  var steps = 100

  var body: some View {
    ZStack {
      ForEach(0..<steps) { value in
        Circle()
          .inset(by: CGFloat(value))
          .strokeBorder(
            LinearGradient(
              gradient: Gradient(colors: [
                self.color(for: value, brightness: 1),
                self.color(for: value, brightness: 0.5),
              ]),
              startPoint: .top,
              endPoint: .bottom
            ),
            lineWidth: 2
          )
      }
    }
    .drawingGroup()
  }

  func color(for value: Int, brightness: Double) -> Color {
    var targetHue = Double(value) / Double(self.steps) + self.amount
    if targetHue > 1 {
      targetHue -= 1
    }
    return Color(hue: targetHue, saturation: 1, brightness: brightness)
  }
}

struct FlowerView: View {
  @State private var petalOffset = -20.0
  @State private var petalWidth = 100.0

  var body: some View {
    Flower(petalOffset: petalOffset, petalWidth: petalWidth)
      .fill(Color.red, style: FillStyle(eoFill: true))
      .background(ColorCyclingCircle(steps: 20))
  }
}

import CoreGraphics
import SwiftUI

struct Heart: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    let width = rect.width, height = rect.height
    path.move(to: CGPoint(x: width / 2, y: height))
    path.addCurve(
      to: CGPoint(x: 0, y: height / 4),
      control1: CGPoint(x: width / 2, y: height * 3 / 4),
      control2: CGPoint(x: 0, y: height / 2)
    )
    path.addArc(
      center: CGPoint(x: width / 4, y: height / 4),
      radius: width / 4,
      startAngle: Angle(radians: .pi),
      endAngle: Angle(radians: 0),
      clockwise: false
    )
    path.addArc(
      center: CGPoint(x: width * 3 / 4, y: height / 4),
      radius: width / 4,
      startAngle: Angle(radians: .pi),
      endAngle: Angle(radians: 0),
      clockwise: false
    )
    path.addCurve(
      to: CGPoint(x: width / 2, y: height),
      control1: CGPoint(x: width, y: height / 2),
      control2: CGPoint(x: width / 2, y: height * 3 / 4)
    )
    return path
  }
}

struct StarPolygon: Shape {
  let corners: Int
  let smoothness: Double

  func path(in rect: CGRect) -> Path {
    guard corners >= 2 else { return Path() }
    let center = CGPoint(x: rect.width / 2, y: rect.height / 2)
    var currentAngle = -CGFloat.pi / 2
    let angleAdjustment = .pi * 2 / Double(corners * 2)
    let innerX = center.x * smoothness
    let innerY = center.y * smoothness
    var path = Path()
    path.move(to: CGPoint(x: center.x * cos(currentAngle), y: center.y * sin(currentAngle)))
    var bottomEdge: Double = 0
    for corner in 0..<corners * 2 {
      let sinAngle = sin(currentAngle)
      let cosAngle = cos(currentAngle)
      let bottom: Double
      if corner.isMultiple(of: 2) {
        bottom = center.y * sinAngle
        path.addLine(to: CGPoint(x: center.x * cosAngle, y: bottom))
      } else {
        bottom = innerY * sinAngle
        path.addLine(to: CGPoint(x: innerX * cosAngle, y: bottom))
      }
      if bottom > bottomEdge { bottomEdge = bottom }
      currentAngle += angleAdjustment
    }
    let unusedSpace = (rect.height / 2 - bottomEdge) / 2
    let transform = CGAffineTransform(translationX: center.x, y: center.y + unusedSpace)
    return path.applying(transform)
  }
}

struct SpeechBubble: Shape {
  var radius: CGFloat = 10

  func path(in rect: CGRect) -> Path {
    var path = Path(
      roundedRect: rect.insetBy(dx: 0, dy: 8).offsetBy(dx: 0, dy: -8),
      cornerRadius: radius
    )
    path.addLines([
      CGPoint(x: rect.minX + 20, y: rect.maxY - 16),
      CGPoint(x: rect.minX + 24, y: rect.maxY),
      CGPoint(x: rect.minX + 40, y: rect.maxY - 16),
    ])
    path.closeSubpath()
    return path
  }
}

struct RoundedCorner: Shape {
  var radius: CGFloat = .infinity
  var topLeft: CGFloat = 0

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX + topLeft, y: rect.minY))
    path.addArc(
      tangent1End: CGPoint(x: rect.maxX, y: rect.minY),
      tangent2End: CGPoint(x: rect.maxX, y: rect.maxY),
      radius: min(radius, 20)
    )
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.addRelativeArc(
      center: CGPoint(x: rect.minX + topLeft, y: rect.minY + topLeft),
      radius: topLeft,
      startAngle: .degrees(180),
      delta: .degrees(90)
    )
    path.closeSubpath()
    return path
  }
}

struct Wave: Shape {
  var strength: Double
  var frequency: Double
  var phase: Double

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(phase, strength) }
    set { (phase, strength) = (newValue.first, newValue.second) }
  }

  func path(in rect: CGRect) -> Path {
    let path = Path { path in
      let midHeight = rect.height / 2
      let wavelength = rect.width / frequency
      path.move(to: CGPoint(x: 0, y: midHeight))
      for x in stride(from: 0, through: rect.width, by: 1) {
        let relativeX = x / wavelength
        let sine = sin(relativeX + phase)
        path.addLine(to: CGPoint(x: x, y: strength * sine + midHeight))
      }
    }
    return path
  }
}

extension Shape {
  func fill<Fill: ShapeStyle, Stroke: ShapeStyle>(
    _ fillStyle: Fill,
    strokeBorder strokeStyle: Stroke,
    lineWidth: Double = 1
  ) -> some View {
    self
      .stroke(strokeStyle, lineWidth: lineWidth)
      .background(self.fill(fillStyle))
  }
}

struct ShapesView: View {
  @State private var isOn = false

  var body: some View {
    VStack(spacing: 16) {
      HStack(spacing: 16) {
        Heart().fill(.red)
        StarPolygon(corners: 5, smoothness: 0.45)
          .fill(.yellow, strokeBorder: .orange, lineWidth: 3)
        SpeechBubble().fill(Color.blue)
          .overlay(alignment: .top) {
            Text("Hi!").foregroundStyle(.white).padding(.top, 12)
          }
      }
      HStack(spacing: 16) {
        RoundedCorner(topLeft: 12).fill(Color(.displayP3, red: 0.2, green: 0.8, blue: 0.4))
        ZStack {
          ForEach(0..<10) { i in
            Wave(strength: 20, frequency: 10, phase: Double(i) / 3)
              .stroke(Color.purple.opacity(Double(i) / 10), lineWidth: 2)
              .offset(y: CGFloat(i) * 2)
          }
        }
        UnevenRoundedRectangle(topLeadingRadius: 20, bottomTrailingRadius: 20)
          .fill(.teal)
          .stroke(.black, lineWidth: 2)
      }
      .rotation3DEffectIfNeeded(isOn)
    }
    .frame(width: 320, height: 220)
    .padding()
  }
}

extension View {
  @ViewBuilder fileprivate func rotation3DEffectIfNeeded(_ needed: Bool) -> some View {
    if needed {
      self.rotationEffect(.degrees(5)).transformEffect(.init(translationX: 2, y: 0))
    } else {
      self
    }
  }
}

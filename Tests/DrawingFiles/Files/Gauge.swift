import SwiftUI

struct Arc: InsettableShape {
  var startAngle: Angle
  var endAngle: Angle
  var clockwise: Bool
  var insetAmount = 0.0

  func path(in rect: CGRect) -> Path {
    let rotationAdjustment = Angle.degrees(90)
    let modifiedStart = startAngle - rotationAdjustment
    let modifiedEnd = endAngle - rotationAdjustment

    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY),
      radius: rect.width / 2 - insetAmount,
      startAngle: modifiedStart,
      endAngle: modifiedEnd,
      clockwise: !clockwise
    )
    return path
  }

  func inset(by amount: CGFloat) -> some InsettableShape {
    var arc = self
    arc.insetAmount += amount
    return arc
  }
}

struct GaugeTick: Shape {
  var value: Double
  func path(in rect: CGRect) -> Path {
    let angle = Angle(degrees: 225 * value - 202.5)
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let outer = min(rect.width, rect.height) / 2
    var p = Path()
    p.move(
      to: CGPoint(
        x: center.x + outer * CGFloat(cos(angle.radians)),
        y: center.y + outer * CGFloat(sin(angle.radians))
      )
    )
    p.addLine(
      to: CGPoint(
        x: center.x + outer * 0.85 * CGFloat(cos(angle.radians)),
        y: center.y + outer * 0.85 * CGFloat(sin(angle.radians))
      )
    )
    return p.strokedPath(StrokeStyle(lineWidth: 3, lineCap: .round))
  }
}

struct SpeedGauge: View {
  var progress: Double
  @Environment(\.colorScheme) private var colorScheme

  private var tint: Color {
    switch progress {
    case ..<0.3: return .green
    case 0.3..<0.7: return .orange
    default: return .red
    }
  }

  var body: some View {
    ZStack {
      Circle()
        .trim(from: 0, to: 0.625)
        .stroke(Color.gray.opacity(0.2), style: StrokeStyle(lineWidth: 20, lineCap: .round))
        .rotationEffect(.degrees(157.5))
      Circle()
        .trim(from: 0, to: CGFloat(min(progress, 1)) * 0.625)
        .stroke(tint, style: StrokeStyle(lineWidth: 20, lineCap: .round, lineJoin: .round))
        .rotationEffect(.degrees(157.5))
        .animation(.easeOut(duration: 0.6), value: progress)
      ForEach(0..<11, id: \.self) { GaugeTick(value: Double($0) / 10).padding(24) }
      VStack(spacing: 4) {
        Text("\(Int(progress * 100))%")
          .font(.system(.largeTitle, design: .rounded).monospacedDigit())
          .fontWeight(.heavy)
          .minimumScaleFactor(0.5)
          .lineLimit(1)
        Text("Speed")
          .font(.footnote)
          .foregroundColor(.secondary)
          .textCase(.uppercase)
      }
      Arc(startAngle: .degrees(0), endAngle: .degrees(110), clockwise: true)
        .strokeBorder(.blue, lineWidth: 6)
        .padding(60)
    }
    .padding(10)
    .background(colorScheme == .dark ? Color.black : Color.white)
  }
}

import SwiftUI

struct ClockFace: View {
  var hours: Double = 10
  var minutes: Double = 9
  var seconds: Double = 36

  var body: some View {
    GeometryReader { proxy in
      let side = min(proxy.size.width, proxy.size.height)
      ZStack {
        Circle()
          .fill(Color.white)
          .overlay(Circle().strokeBorder(Color.black, lineWidth: side * 0.03))

        ForEach(0..<60) { tick in
          Ticks.mark(for: tick, side: side)
        }

        ForEach(1...12, id: \.self) { number in
          Text("\(number)")
            .font(.system(size: side * 0.09, weight: .semibold, design: .rounded))
            .position(Ticks.place(of: number, side: side))
        }

        Hand(width: 0.03, length: 0.28, angle: .degrees(hours * 30 + minutes / 2), side: side)
        Hand(width: 0.02, length: 0.4, angle: .degrees(minutes * 6), side: side)
        Hand(width: 0.008, length: 0.42, angle: .degrees(seconds * 6), side: side)
          .foregroundColor(.red)
        Circle().frame(width: side * 0.05, height: side * 0.05)
      }
      .frame(width: side, height: side)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .aspectRatio(1, contentMode: .fit)
  }
}

private enum Ticks {
  @ViewBuilder
  static func mark(for tick: Int, side: CGFloat) -> some View {
    let isHour = tick.isMultiple(of: 5)
    RoundedRectangle(cornerRadius: 2)
      .frame(width: isHour ? 4 : 1, height: side * (isHour ? 0.05 : 0.025))
      .offset(y: -side * 0.44)
      .rotationEffect(.degrees(Double(tick) * 6))
  }

  static func place(of number: Int, side: CGFloat) -> CGPoint {
    let angle = Double(number) / 12 * 2 * .pi - .pi / 2
    return CGPoint(
      x: side / 2 + cos(angle) * side * 0.36,
      y: side / 2 + sin(angle) * side * 0.36
    )
  }
}

private struct Hand: View {
  let width: CGFloat
  let length: CGFloat
  let angle: Angle
  let side: CGFloat

  var body: some View {
    Capsule()
      .frame(width: side * width, height: side * length)
      .offset(y: -side * length / 2)
      .rotationEffect(angle)
  }
}

import Accelerate
import SwiftUI

struct AnimatableVector: VectorArithmetic {
  var values: [Double]

  static var zero: AnimatableVector { AnimatableVector(values: [0.0]) }

  init(values: [Double]) { self.values = values }

  static func - (lhs: AnimatableVector, rhs: AnimatableVector) -> AnimatableVector {
    let count = min(lhs.values.count, rhs.values.count)
    return AnimatableVector(values: vDSP.subtract(lhs.values[0..<count], rhs.values[0..<count]))
  }

  static func + (lhs: AnimatableVector, rhs: AnimatableVector) -> AnimatableVector {
    let count = min(lhs.values.count, rhs.values.count)
    return AnimatableVector(values: vDSP.add(lhs.values[0..<count], rhs.values[0..<count]))
  }

  mutating func scale(by rhs: Double) { values = vDSP.multiply(rhs, values) }

  var magnitudeSquared: Double { vDSP.sum(vDSP.multiply(values, values)) }
}

struct LineShape: Shape {
  var vector: AnimatableVector

  var animatableData: AnimatableVector {
    get { vector }
    set { vector = newValue }
  }

  func path(in rect: CGRect) -> Path {
    Path { path in
      guard vector.values.count > 1, let low = vector.values.min(), let high = vector.values.max()
      else { return }
      let step = rect.width / CGFloat(vector.values.count - 1)
      let span = high - low == 0 ? 1 : high - low
      let points = vector.values.enumerated().map { index, value in
        CGPoint(x: CGFloat(index) * step, y: rect.height * CGFloat(1 - (value - low) / span))
      }
      path.move(to: points[0])
      for (previous, next) in zip(points, points.dropFirst()) {
        let middle = CGPoint(x: (previous.x + next.x) / 2, y: (previous.y + next.y) / 2)
        let control = CGPoint(x: (previous.x + middle.x) / 2, y: previous.y)
        path.addQuadCurve(to: middle, control: control)
        path.addCurve(
          to: next,
          control1: CGPoint(x: middle.x + 4, y: middle.y),
          control2: CGPoint(x: next.x - 4, y: next.y)
        )
      }
    }
  }
}

extension Color {
  init(hex: UInt, alpha: Double = 1) {
    self.init(
      .sRGB,
      red: Double((hex >> 16) & 0xff) / 255,
      green: Double((hex >> 08) & 0xff) / 255,
      blue: Double((hex >> 00) & 0xff) / 255,
      opacity: alpha
    )
  }

  init(hex: String) {
    let hex = hex.trimmingCharacters(in: CharacterSet.alphanumerics.inverted)
    var int: UInt64 = 0
    Scanner(string: hex).scanHexInt64(&int)
    self.init(
      .sRGB,
      red: Double(int >> 16) / 255,
      green: Double(int >> 8 & 0xFF) / 255,
      blue: Double(int & 0xFF) / 255,
      opacity: 1
    )
  }
}

struct GridBackground: View {
  var rows = 4
  var columns = 6

  var body: some View {
    GeometryReader { geometry in
      Path { path in
        for row in 0...rows {
          let y = geometry.size.height / CGFloat(rows) * CGFloat(row)
          path.move(to: CGPoint(x: 0, y: y))
          path.addLine(to: CGPoint(x: geometry.size.width, y: y))
        }
        for column in 0...columns {
          let x = geometry.size.width / CGFloat(columns) * CGFloat(column)
          path.move(to: CGPoint(x: x, y: 0))
          path.addLine(to: CGPoint(x: x, y: geometry.size.height))
        }
      }
      .stroke(Color.gray.opacity(0.3), style: StrokeStyle(lineWidth: 1, dash: [4, 4]))
    }
  }
}

struct LineChartView: View {
  @State private var vector = AnimatableVector(values: [3, 5, 4, 9, 7, 8, 12])

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(alignment: .firstTextBaseline) {
        Text("Visitors").font(.headline)
        Spacer()
        Text("+\(12)").font(.caption.bold()).foregroundStyle(Color(hex: 0x34C759))
      }
      ZStack {
        GridBackground()
        LineShape(vector: vector)
          .stroke(
            Color(hex: "#0A84FF"),
            style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round)
          )
        LineShape(vector: vector)
          .fill(
            .linearGradient(
              colors: [.blue.opacity(0.3), .clear],
              startPoint: .top,
              endPoint: .bottom
            )
          )
      }
      .clipped()
    }
    .padding(20)
    .background(
      RoundedRectangle(cornerRadius: 16, style: .continuous)
        .fill(Color.white)
        .overlay(RoundedRectangle(cornerRadius: 16).stroke(Color.black.opacity(0.1)))
    )
    .onAppear {
      withAnimation(.easeInOut(duration: 1)) {
        vector = AnimatableVector(values: [8, 2, 6, 3, 11, 5, 4])
      }
    }
  }
}

import SwiftUI

struct RingShape: Shape {
  var progress: Double
  var thickness: CGFloat = 20

  var animatableData: Double {
    get { progress }
    set { progress = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let inset = thickness / 2
    return Path { p in
      p.addArc(
        center: .init(x: rect.midX, y: rect.midY),
        radius: min(rect.width, rect.height) / 2 - inset,
        startAngle: .degrees(-90),
        endAngle: .degrees(-90 + 360 * progress),
        clockwise: false
      )
    }
    .strokedPath(.init(lineWidth: thickness, lineCap: .round))
  }
}

final class RingModel: ObservableObject {
  @Published var move = 0.2
  @Published var exercise = 0.1
}

struct ActivityRings: View {
  @StateObject private var model = RingModel()
  @State private var stand: Double = 0

  var body: some View {
    ZStack {
      Color.black
      ring(model.move, color: Color(red: 0.98, green: 0.07, blue: 0.31), inset: 0)
      ring(model.exercise, color: Color(red: 0.65, green: 1, blue: 0), inset: 24)
      ring(stand, color: Color(red: 0, green: 1, blue: 0.96), inset: 48)
    }
    .frame(width: 180, height: 180)
    .onAppear {
      withAnimation(.spring(response: 0.8, dampingFraction: 0.7)) {
        model.move = 0.8
        model.exercise = 0.65
        stand = 0.9
      }
    }
  }

  private func ring(_ progress: Double, color: Color, inset: CGFloat) -> some View {
    ZStack {
      RingShape(progress: 1).fill(color.opacity(0.2))
      RingShape(progress: progress).fill(color)
    }
    .padding(inset + 8)
  }
}

struct Trapezoid: Shape {
  var insetAmount: Double

  var animatableData: Double {
    get { insetAmount }
    set { insetAmount = newValue }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: rect.maxY))
    path.addLine(to: CGPoint(x: insetAmount, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX - insetAmount, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: 0, y: rect.maxY))
    return path
  }
}

struct Checkerboard: Shape {
  var rows: Int
  var columns: Int

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(Double(rows), Double(columns)) }
    set {
      self.rows = Int(newValue.first)
      self.columns = Int(newValue.second)
    }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let rowSize = rect.height / Double(rows)
    let columnSize = rect.width / Double(columns)
    for row in 0..<rows {
      for column in 0..<columns {
        if (row + column).isMultiple(of: 2) {
          let startX = columnSize * Double(column)
          let startY = rowSize * Double(row)
          path.addRect(CGRect(x: startX, y: startY, width: columnSize, height: rowSize))
        }
      }
    }
    return path
  }
}

struct TrapezoidView: View {
  @State private var insetAmount = 50.0

  var body: some View {
    VStack {
      Trapezoid(insetAmount: insetAmount)
        .frame(width: 200, height: 100)
        .onTapGesture {
          withAnimation {
            insetAmount = Double.random(in: 10...90)
          }
        }
      Checkerboard(rows: 4, columns: 4).frame(width: 100, height: 100)
    }
  }
}

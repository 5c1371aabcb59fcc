public import Drawing

/// Values as a line over a shaded area.
public struct LineChart: View {
  private let values: [Double]

  public init(_ values: [Double]) {
    self.values = values
  }

  public var body: some View {
    ZStack {
      Line(values: values, isClosed: true)
        .fill(.linearGradient(
          colors: [.teal.opacity(0.5), .teal.opacity(0.05)],
          startPoint: .top,
          endPoint: .bottom
        ))
      Line(values: values, isClosed: false)
        .stroke(.teal, style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))
    }
    .frame(width: 300, height: 140)
    .padding(16)
    .background(.white)
  }

  private struct Line: Shape {
    let values: [Double]
    let isClosed: Bool

    func path(in rect: CGRect) -> Path {
      guard values.count > 1, let largest = values.max(), largest > 0 else { return Path() }
      let points = values.enumerated().map { index, value in
        CGPoint(
          x: rect.minX + rect.width * Double(index) / Double(values.count - 1),
          y: rect.maxY - rect.height * value / largest
        )
      }
      var path = Path()
      path.addLines(points)
      if isClosed {
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
      }
      return path
    }
  }
}

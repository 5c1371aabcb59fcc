import SwiftUI

struct PieSlice: Shape {
  var start: Angle
  var end: Angle

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let center = CGPoint(x: rect.midX, y: rect.midY)
    path.move(to: center)
    path.addArc(
      center: center,
      radius: rect.midX,
      startAngle: start,
      endAngle: end,
      clockwise: false
    )
    return path
  }
}

struct PieChart: View {
  struct Slice: Identifiable, Hashable {
    var id: String { name }
    let name: String
    let amount: Double
  }

  let slices: [Slice]
  private let palette: [Color] = [.blue, .green, .orange, .purple, .red, .pink]

  private var total: Double { slices.map(\.amount).reduce(0, +) }

  private func angle(upTo index: Int) -> Angle {
    .degrees(slices.prefix(index).map(\.amount).reduce(0, +) / total * 360 - 90)
  }

  var body: some View {
    HStack(alignment: .center, spacing: 24) {
      ZStack {
        ForEach(Array(slices.enumerated()), id: \.element) { index, slice in
          PieSlice(start: angle(upTo: index), end: angle(upTo: index + 1))
            .fill(palette[index % palette.count])
            .overlay(
              PieSlice(start: angle(upTo: index), end: angle(upTo: index + 1))
                .stroke(Color.white, lineWidth: 2)
            )
        }
        Circle().fill(.white).scaleEffect(0.5)
        Text(total, format: .number).font(.title2).bold()
      }
      .aspectRatio(contentMode: .fit)

      VStack(alignment: .leading, spacing: 8) {
        ForEach(slices) { slice in
          let index = slices.firstIndex(of: slice) ?? 0
          Label(title: slice.name, color: palette[index % palette.count])
        }
      }
    }
    .padding()
  }

  private struct Label: View {
    let title: String
    let color: Color
    var body: some View {
      HStack {
        RoundedRectangle(cornerRadius: 3).fill(color).frame(width: 12, height: 12)
        Text(title).font(.subheadline)
      }
    }
  }
}

struct RadarChart: View {
  let values: [CGFloat]

  private struct Web: Shape {
    let values: [CGFloat]
    func path(in rect: CGRect) -> Path {
      let radius = min(rect.maxX - rect.midX, rect.maxY - rect.midY)
      return Path { path in
        for (index, value) in values.enumerated() {
          let angle = CGFloat(index) * 2 * .pi / CGFloat(values.count) - .pi / 2
          let point = CGPoint(
            x: rect.midX + value * radius * cos(angle),
            y: rect.midY + value * radius * sin(angle)
          )
          index == 0 ? path.move(to: point) : path.addLine(to: point)
        }
        path.closeSubpath()
      }
    }
  }

  var body: some View {
    ZStack {
      ForEach(1..<5) { ring in
        Web(values: Array(repeating: CGFloat(ring) / 4, count: values.count))
          .stroke(.gray.opacity(0.4), lineWidth: 0.5)
      }
      Web(values: values).fill(.blue.opacity(0.3))
      Web(values: values).stroke(.blue, style: .init(lineWidth: 2, lineJoin: .round))
    }
  }
}

//
//  BarChart.swift
//

import SwiftUI

struct DataPoint: Identifiable {
  let id = UUID()
  let label: String
  let value: Double
  let color: Color
}

struct BarChart: View {
  let dataPoints: [DataPoint]
  let maxValue: Double

  init(dataPoints: [DataPoint]) {
    self.dataPoints = dataPoints
    let highestPoint = dataPoints.max { $0.value < $1.value }
    maxValue = highestPoint?.value ?? 1
  }

  @State private var selected: UUID?

  var body: some View {
    ZStack {
      VStack {
        ForEach(1...10, id: \.self) { _ in
          Divider()
          Spacer()
        }
      }

      HStack {
        VStack {
          ForEach((1...10).reversed(), id: \.self) { i in
            Text(String(Int(maxValue / 10 * Double(i))))
              .font(.caption)
              .padding(.horizontal)
              .animation(nil, value: maxValue)
            Spacer()
          }
        }

        ForEach(dataPoints) { data in
          VStack {
            Rectangle()
              .fill(data.color)
              .scaleEffect(y: CGFloat(data.value / maxValue), anchor: .bottom)
            Text(data.label)
              .bold()
              .padding(.bottom)
          }
          .opacity(selected == data.id ? 0.5 : 1)
          .onTapGesture {
            withAnimation { selected = data.id }
          }
          .accessibilityElement(children: .combine)
          .accessibilityLabel(Text("\(data.label): \(data.value, specifier: "%.1f")"))
        }
      }
    }
    .padding()
    .background(Color(white: 0.97))
    .cornerRadius(12)
  }
}

struct BarChart_Previews: PreviewProvider {
  static var previews: some View {
    BarChart(dataPoints: [
      DataPoint(label: "1", value: 3, color: .red),
      DataPoint(label: "2", value: 5, color: .blue),
      DataPoint(label: "3", value: 2, color: .red),
      DataPoint(label: "4", value: 4, color: .blue),
    ])
    .previewLayout(.fixed(width: 400, height: 300))
  }
}

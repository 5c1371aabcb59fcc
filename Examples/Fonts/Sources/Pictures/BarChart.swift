import Drawing

/// A bar chart with a numbered axis and names below the bars, which shrink if they are too wide.
struct BarChart: View {
  struct Bar: Identifiable {
    let id: String
    let value: Double
  }

  let title: String
  let bars: [Bar]

  private var top: Double { (bars.map(\.value).max() ?? 1).rounded(.up) }
  private let height = 200.0

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text(title).font(.headline)
      HStack(alignment: .top, spacing: 8) {
        axis
        ZStack(alignment: .bottom) {
          grid
          HStack(alignment: .bottom, spacing: 12) {
            ForEach(bars) { bar in
              RoundedRectangle(cornerRadius: 4)
                .fill(.blue.gradient)
                .frame(width: 44, height: height * bar.value / top)
            }
          }
        }
      }
      HStack(spacing: 12) {
        ForEach(bars) { bar in
          Text(bar.id)
            .font(.caption)
            .lineLimit(1)
            .minimumScaleFactor(0.6)
            .frame(width: 44)
        }
      }
      .padding(.leading, 36)
    }
    .padding(24)
    .background(.white)
  }

  private var axis: some View {
    VStack(alignment: .trailing, spacing: 0) {
      ForEach((0...Int(top)).reversed(), id: \.self) { value in
        Text("\(value)").font(.caption).monospacedDigit().foregroundStyle(.secondary)
          .frame(height: height / top)
      }
    }
    .frame(width: 28, alignment: .trailing)
    // There is one more row than steps, so in the centred column each label is level with its line.
    .frame(height: height)
  }

  private var grid: some View {
    VStack(spacing: 0) {
      ForEach(0..<Int(top), id: \.self) { _ in
        Rectangle().fill(.gray.opacity(0.25)).frame(height: 1)
        Spacer(minLength: 0)
      }
      Rectangle().fill(.gray).frame(height: 1)
    }
    .frame(width: Double(bars.count) * 56 - 12, height: height)
  }
}

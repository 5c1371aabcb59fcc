public import Drawing

/// Values as bars with their labels below.
public struct BarChart: View {
  private let bars: [(label: String, value: Double)]

  public init(_ bars: KeyValuePairs<String, Double>) {
    self.bars = bars.map { ($0.key, $0.value) }
  }

  private var largest: Double { bars.map(\.value).max() ?? 1 }

  public var body: some View {
    HStack(alignment: .bottom, spacing: 12) {
      ForEach(bars, id: \.label) { bar in
        VStack(spacing: 6) {
          Text("\(Int(bar.value))").font(.caption).foregroundStyle(.secondary).fixedSize()
          UnevenRoundedRectangle(topLeadingRadius: 6, topTrailingRadius: 6)
            .fill(Color.indigo.gradient)
            .frame(width: 44, height: 140 * bar.value / largest)
          Text(bar.label).font(.caption).fixedSize()
        }
      }
    }
    .padding(16)
    .background(.white)
  }
}

import Drawing

public struct Sun: View {
  private let rays = 12

  public init() {}

  public var body: some View {
    ZStack {
      ForEach(0..<rays) { ray in
        Capsule()
          .fill(.orange)
          .frame(width: 8, height: 24)
          .offset(y: -46)
          .rotationEffect(.degrees(360 * Double(ray) / Double(rays)))
      }
      Circle()
        .fill(LinearGradient(colors: [.yellow, .orange], startPoint: .top, endPoint: .bottom))
        .frame(width: 60, height: 60)
    }
    .frame(width: 128, height: 128)
  }
}

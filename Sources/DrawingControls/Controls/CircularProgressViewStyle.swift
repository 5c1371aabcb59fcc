import Foundation

/// A style that draws progress as a spinner.
nonisolated public struct CircularProgressViewStyle: ProgressViewStyle, Sendable {
  private let tint: Color?

  /// Creates the style.
  public init() {
    tint = nil
  }

  /// Creates the style with a colour.
  public init(tint: Color) {
    self.tint = tint
  }

  /// Returns a spinner above the label. It rotates once per second, in eight steps.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 6) {
      TimelineView(.animation(minimumInterval: 0.125)) { context in
        let step = Int((context.date.timeIntervalSinceReferenceDate * 8).rounded(.down))
        ZStack {
          ForEach(0..<8) { index in
            Capsule()
              .fill(tint ?? Color(60, 60, 67))
              .frame(width: 2.5, height: 6)
              .offset(y: -7)
              .rotationEffect(.degrees(45 * Double(index)))
              .opacity(0.2 + 0.1 * Double((((index - step) % 8) + 8) % 8))
          }
        }
        .frame(width: 20, height: 20)
      }
      configuration.label.font(.caption).foregroundStyle(.secondary)
    }
  }
}

nonisolated extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A style that draws a spinner.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

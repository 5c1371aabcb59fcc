import Foundation

/// A style that draws progress as a bar.
nonisolated public struct LinearProgressViewStyle: ProgressViewStyle, Sendable {
  private let tint: Color?

  /// Creates the style.
  public init() {
    tint = nil
  }

  /// Creates the style with a colour.
  public init(tint: Color) {
    self.tint = tint
  }

  /// Returns a bar with its labels.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      configuration.label
      GeometryReader { geometry in
        ZStack(alignment: .leading) {
          Capsule().fill(Color(120, 120, 128).opacity(0.16))
          Capsule()
            .fill(tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint))
            .frame(width: geometry.size.width * CGFloat(configuration.fractionCompleted ?? 0))
        }
      }
      .frame(height: 4)
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}

nonisolated extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A style that draws progress as a bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

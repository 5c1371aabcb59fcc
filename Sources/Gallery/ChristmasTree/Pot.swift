public import Drawing

/// The square red pot with white ribbons.
nonisolated public struct Pot: View {
  /// Creates a pot a third as wide as its frame.
  public init() {}

  /// The pot.
  public var body: some View {
    GeometryReader { reader in
      let side = reader.size.width / 3
      ZStack {
        Rectangle().foregroundColor(.red)
        Ribbon().stroke(Color.white, lineWidth: 3).mask(Rectangle())
      }
      .frame(width: side, height: side)
    }
  }
}

/// Lines at one third and two thirds of the width and the height.
public struct Ribbon: Shape {
  /// Creates the lines.
  public init() {}

  /// Returns the lines, the vertical ones first.
  public func path(in rect: CGRect) -> Path {
    Path { path in
      for third in [rect.width / 3, rect.width * 2 / 3] {
        path.move(to: CGPoint(x: rect.minX + third, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.minX + third, y: rect.maxY))
      }
      for third in [rect.height / 3, rect.height * 2 / 3] {
        path.move(to: CGPoint(x: rect.minX, y: rect.minY + third))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY + third))
      }
    }
  }
}
